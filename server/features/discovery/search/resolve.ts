/** A search as it is made: read, and corrected where a word is known nowhere. Depends on the text alone, so that everything agrees. */
import type * as z from 'zod/mini';
import type { artworkFilters } from '#shared/artworks/filters.ts';
import type { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import {
  COLOR_THINGS,
  COLOR_WORDS,
  MOOD_WORDS,
  THING_MOODS,
  TONE_WORDS,
} from '#shared/discovery/search/feeling-words.ts';
import { type ReadQuery, plainText, readQuery } from '#shared/discovery/search/read-query.ts';
import type { Db } from '#server/context.ts';
import { nearestWord } from '#server/spelling/correct.ts';
import { cleanWords } from '#server/spelling/correct-words.ts';
import { likelyWords, unknownWords } from '#server/spelling/word-queries.ts';
import { compileAll, compileAny, compileWords, withoutFacets } from './compile.ts';
import { isInTables, spellingsOf } from './synonyms.ts';

type Filters = { [Name in keyof typeof artworkFilters]?: z.output<(typeof artworkFilters)[Name]> };

export type SearchQuery = z.output<(typeof searchCountEndpoints)['summary']['query']>;

export interface ResolvedSearch {
  /** As typed, or corrected. */
  text: string;
  /** As typed, if it was corrected. */
  corrected: string | null;
  read: ReadQuery;
  /** What works have to match; '' if nothing was typed but filters. */
  all: string;
  /** For 'Fewer words match'; null if there is one thing to find only. */
  any: string | null;
  /** What is asked of videos, courses and projects: the words without what is said of works alone. */
  plain: string;
  /** The same, for artists. */
  artists: string;
  filters: Filters;
}

/** Words of the tables are correct, whether a work has them or not. */
const FEELINGS = [COLOR_WORDS, TONE_WORDS, MOOD_WORDS, COLOR_THINGS, THING_MOODS].flatMap((table) => [
  ...table.keys(),
]);
const isFeeling = new Set(FEELINGS);

/** Shorter ones are abbreviations more often than mistakes. */
const LEAST_LENGTH = 4;
const MOST_KEPT = 2000;
/** Texts all of whose words are known: they stay so until the daily count at least. */
const knownTexts = new WeakMap<Db, Set<string>>();

async function correctionsOf(db: Db, words: string[]): Promise<Map<string, string>> {
  const asked = words.filter(
    (word) => word.length >= LEAST_LENGTH && !isInTables(word) && !isFeeling.has(word),
  );
  const corrections = new Map<string, string>();
  if (asked.length === 0) return corrections;
  const unknown = new Set(await unknownWords(db, asked.flatMap(spellingsOf)));
  for (const word of asked) {
    if (!spellingsOf(word).every((spelled) => unknown.has(spelled))) continue;
    const known = [
      ...(await likelyWords(db, word)),
      ...FEELINGS.map((feeling) => ({ word: feeling, uses: 1 })),
    ];
    // Who mistypes a word rarely mistypes its beginning: leather is no weather.
    const nearest = nearestWord(
      word,
      known.filter((other) => other.word[0] === word[0] || other.word[0] === word[1]),
    );
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}

/** The text with its unknown words corrected; null if there is nothing to correct. */
async function correctText(db: Db, text: string, read: ReadQuery): Promise<string | null> {
  const known = knownTexts.get(db) ?? new Set();
  knownTexts.set(db, known);
  if (known.has(text)) return null;
  const corrections = await correctionsOf(db, read.words);
  if (corrections.size === 0) {
    if (known.size >= MOST_KEPT) known.clear();
    known.add(text);
    return null;
  }
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (token) => corrections.get(plainText(token)) ?? token);
}

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/** What was chosen replaces what was typed. */
function filtersOf({ facets }: ReadQuery, chosen: Filters): Filters {
  const { minPrice, maxPrice, forSale, nft, making } = facets;
  const isPriced = chosen.minPrice !== undefined || chosen.maxPrice !== undefined;
  const hex = facets.colors.find((color) => /^[0-9a-f]{6}$/.test(color));
  return given({
    ...(isPriced ? {} : { minPrice, maxPrice }),
    forSale,
    nft,
    making,
    color: hex,
    ...given(chosen),
  });
}

/** @param exact the words are meant as they are */
export async function resolveSearch(
  db: Db,
  typed: string | undefined,
  { exact, ...chosen }: Filters & { exact?: boolean | undefined },
): Promise<ResolvedSearch> {
  const text = cleanWords(typed);
  let read = readQuery(text);
  const corrected = exact === true || read.words.length === 0 ? null : await correctText(db, text, read);
  if (corrected !== null) read = readQuery(corrected);
  const options = { color: chosen.color, isExact: exact === true };
  const plain = withoutFacets(corrected ?? text, read);
  return {
    text: corrected ?? text,
    corrected: corrected === null ? null : text,
    read,
    all: compileAll(read, options),
    any: compileAny(read, options),
    plain,
    artists: compileWords(plain),
    filters: filtersOf(read, chosen),
  };
}
