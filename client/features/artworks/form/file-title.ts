/** How cameras, phones and programs begin the names of files. */
const BY_MACHINE =
  /^(?:img|dsc[a-z]?|dcim|pxl|mvimg|gopr|dji|p\d|screen ?shot|screen recording|whatsapp image|signal|facetime)(?!\p{L})/iu;
/** Words that say nothing of a work, with a number at most. */
const PLAIN =
  /^(?:scan|scanned|scanned document|photo|picture|pic|image|bild|foto|untitled|unnamed|new|document|file|download|export|final|copy)[\s\d]*$/i;

/** 'harbor_at-dusk (2).jpg' -> 'Harbor at dusk'; '' for a name that no one gave. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .replace(/\s*(?:\(\d+\)|copy(?: \d+)?)$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const hasWords = /\p{L}{3}/u.test(words) && !/^[\da-f ]+$/i.test(words);
  if (!hasWords || BY_MACHINE.test(words) || PLAIN.test(words)) return '';
  return (words[0]!.toUpperCase() + words.slice(1)).slice(0, 140);
}
