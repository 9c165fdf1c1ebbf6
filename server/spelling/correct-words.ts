import type { Db } from '#server/context.ts';
import { nearestWord } from './correct.ts';
import { likelyWords, readWords, unknownWords } from './word-queries.ts';

/** Without NUL, which Postgres cannot store, and without the sign that starts a search the server has written itself. */
export const cleanWords = (searchText: string | undefined): string =>
  (searchText ?? '')
    .replaceAll('\0', ' ')
    .replace(/^[\s=]+/, '')
    .trim();

/**
 * The corrected words, or null if there is no correction. Depends on the words only, so that a list and its
 * counts agree.
 */
export async function correctWords(db: Db, searchText: string): Promise<string | null> {
  const words = await readWords(db, searchText);
  const unknown = new Set((await unknownWords(db, words)).filter((word) => word.length >= 3));
  if (unknown.size === 0) return null;
  const mended = new Map<string, string>();
  for (const word of unknown) {
    const nearest = nearestWord(word, await likelyWords(db, word));
    // If one word has no correction, the search finds nothing anyway.
    if (!nearest) return null;
    mended.set(word, nearest);
  }
  return words.map((word) => mended.get(word) ?? word).join(' ');
}
