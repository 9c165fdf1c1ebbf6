const MOST = 255;

/** What cannot be decoded stays as it is. */
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

/** What a file is called: by its server's word, else by its address. Never empty, never a path. */
export function fileNameOf(url: URL, disposition: string | undefined): string {
  const told = disposition === undefined ? undefined : fromHeader(disposition);
  const name = told || decode(url.pathname.split('/').at(-1) ?? '');
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/\p{Cc}/gu, '').slice(0, MOST) || 'video';
}
