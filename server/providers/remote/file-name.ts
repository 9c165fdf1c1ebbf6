const MOST = 255;

/** Values that cannot be decoded stay as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fromHeader(disposition: string): string | undefined {
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) return decode(extended.trim());
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  return plain?.[1] ?? plain?.[2]?.trim();
}

/** A file's name: as its server says, otherwise from its URL. Never empty, never a path. */
export function fileNameOf(url: URL, disposition: string | undefined): string {
  const declared = disposition === undefined ? undefined : fromHeader(disposition);
  const name = declared || decode(url.pathname.split('/').at(-1) ?? '');
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/\p{Cc}/gu, '').slice(0, MOST) || 'video';
}
