/** Parts of the queries that compile.ts writes. */

/**
 * No work has it. A line that begins with it is an 'or', which is ranked as a list of words; anything else by how near its words
 * stand.
 */
export const NOWHERE = "'nowhere0'";

export const anyOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
export const allOf = (words: readonly string[]): string =>
  `(${words.map((word) => `'${word}'`).join(' & ')})`;
export const oneOf = (ways: readonly string[]): string => ways.filter(Boolean).join(' | ');
export const beginning = (word: string): string => `'${word}':*`;
export const weighted = (words: readonly string[], weights: string): string =>
  words.map((word) => `'${word}':${weights}`).join(' | ');
