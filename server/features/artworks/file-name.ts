/** Names the file of a work when it is saved. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/zip': 'zip',
};
const MAX_NAME = 100;
/** A longer title is cut, so that the file name keeps its number. */
const NUMBERED = 90;

/**
 * Keeps the characters that every file system accepts.
 * @param index of the picture among the work's
 */
export const fileName = (title: string, contentType: string, index = 0): string => {
  const name = (index === 0 ? title : `${title.slice(0, NUMBERED)} ${index + 1}`)
    .replace(/[\p{Cc}\p{Bidi_Control}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    // Half a character, which no header can hold.
    .replace(/\p{Cs}+/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || 'artwork'}.${EXTENSIONS[contentType] ?? 'webp'}`;
};
