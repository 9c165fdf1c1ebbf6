/** What cameras, phones, scanners and programs name files, which says nothing of a work. */
const NO_TITLE =
  /^(?:img|image|dsc|dscf|dscn|dcim|pxl|p\d|mvimg|gopr|dji|scan|scanned|screenshot|screen shot|screen recording|photo|picture|pic|bild|foto|untitled|unnamed|new|document|file|download|export|final|copy|whatsapp image|signal|facetime)\b/i;

/** 'harbor_at-dusk (2).jpg' -> 'Harbor at dusk'; '' for a name that no one gave. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .replace(/\s*(?:\(\d+\)|copy(?: \d+)?)$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const hasWords = /\p{L}{3}/u.test(words) && !/^[\da-f ]+$/i.test(words);
  if (!hasWords || NO_TITLE.test(words)) return '';
  return (words[0]!.toUpperCase() + words.slice(1)).slice(0, 140);
}
