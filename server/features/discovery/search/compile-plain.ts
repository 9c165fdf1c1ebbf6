/** Searches by words alone: of artists, videos, courses and projects, and by tags. */
import { type ReadQuery, plainWords } from '#shared/discovery/search/read-query.ts';
import { citiesNamed } from './places.ts';
import { isTrade, meaningsOf, spellingsOf } from './synonyms.ts';
import { anyOf, beginning } from './tsquery.ts';

/** The words as typed, without what is said of works alone: for artists, videos, courses and projects. */
export const withoutFacets = (text: string, { words, parts }: ReadQuery): string =>
  [
    ...parts
      .filter(({ kind }) => kind === 'color' || kind === 'mood' || kind === 'tone' || kind === 'by')
      .map(({ kind, value, start, end }) => (kind === 'by' ? value : text.slice(start, end))),
    ...words,
  ].join(' ');

/** As profiles have it: a trade by what is made, a country by its cities. */
const toldOf = (word: string): string[] => [
  ...(isTrade(word) ? meaningsOf(word) : spellingsOf(word)),
  ...citiesNamed(word),
];

/** For artists: both spellings of each word. */
export function compileWords(plain: string): string {
  const words = plainWords(plain);
  return words.length === 0
    ? ''
    : `=&${words.map((word, n) => `${anyOf(toldOf(word))}\t${n === words.length - 1 ? beginning(word) : ''}`).join('\n')}`;
}

/** Works that have any of the tags. */
export const compileTags = (tags: readonly string[]): string =>
  `=&${tags
    .map(plainWords)
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => `'${word}':B`).join(' & ')})`)
    .join(' | ')}`;
