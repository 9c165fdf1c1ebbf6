/** Names the file of a work when it is saved. */
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/zip': 'zip',
};
const MAX_NAME = 100;

/** Keeps the characters that every file system accepts. */
export const fileName = (title: string, contentType: string): string => {
  const name = title
    .replace(/[\p{Cc}\p{Bidi_Control}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    // Half a character, which no header can hold.
    .replace(/\p{Cs}+/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || 'artwork'}.${EXTENSIONS[contentType] ?? 'webp'}`;
};
