/** Words that the tables of search know: they are correct, and English, whether a work has them or not. */
import {
  COLOR_THINGS,
  COLOR_WORDS,
  MOOD_WORDS,
  THING_MOODS,
  TONE_WORDS,
} from '#shared/discovery/search/feeling-words.ts';
import { isInTables, singularsOf } from './synonyms.ts';

export const FEELINGS = [COLOR_WORDS, TONE_WORDS, MOOD_WORDS, COLOR_THINGS, THING_MOODS].flatMap((table) => [
  ...table.keys(),
]);
const isFeeling = new Set(FEELINGS);

export const isKnown = (word: string): boolean =>
  singularsOf(word).some((one) => isFeeling.has(one)) || isInTables(word);
