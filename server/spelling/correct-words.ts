import type { Db } from '#server/context.ts';
import { nearestWord } from './correct.ts';
import { likelyWords, readWords, unknownWords } from './word-queries.ts';

/** What is found for words is what Postgres can store: NUL it cannot. */
export const cleanWords = (typed: string | undefined): string => (typed ?? '').replaceAll('\0', ' ').trim();

/**
 * The words with typing errors mended, or null when there is none that can be: for words that found nothing. Depends
 * on the words alone, so that a list and its counts agree.
 */
export async function correctWords(db: Db, typed: string): Promise<string | null> {
  const words = await readWords(db, typed);
  const unknown = new Set((await unknownWords(db, words)).filter((word) => word.length >= 3));
  if (unknown.size === 0) return null;
  const mended = new Map<string, string>();
  for (const word of unknown) {
    const nearest = nearestWord(word, await likelyWords(db, word));
    // One that nothing resembles leaves nothing to find, whatever the others are.
    if (!nearest) return null;
    mended.set(word, nearest);
  }
  return words.map((word) => mended.get(word) ?? word).join(' ');
}
