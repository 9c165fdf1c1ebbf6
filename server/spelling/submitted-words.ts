/** A search as it is sent, for kinds that are found by their words alone. */
import { plainWords } from '#shared/discovery/search/read-query.ts';
import { isEnglishWord } from './english-words.ts';

/** As in `typed_query` of migrations/0003_search.sql: they count only where there is nothing else. */
const FILLERS = new Set('a an and at by for from in is it of on or the to with'.split(' '));

/** @returns the text; if its last word is whole, so that 'cat' finds no 'catalog', as lines that `search_query` understands */
export function submittedWords(text: string): string {
  const words = plainWords(text);
  const last = words.at(-1);
  if (last === undefined || FILLERS.has(last) || !isEnglishWord(last)) return text;
  return `=&${words
    .filter((word) => !FILLERS.has(word))
    .map((word) => `'${word}'`)
    .join('\n')}`;
}
