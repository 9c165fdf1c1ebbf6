/** A search as it is made: read, and corrected where a word is known nowhere. Depends on the text alone, so that everything agrees. */
import type * as z from 'zod/mini';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { FACET_NAMES } from '#shared/discovery/facets.ts';
import type { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import {
  type ReadQuery,
  isNeeded,
  plainText,
  plainWords,
  readQuery,
} from '#shared/discovery/search/read-query.ts';
import type { Context, Db } from '#server/context.ts';
import type { TypedFilters } from '#server/db/artwork-filters.ts';
import { type ReadCache, createReadCache } from '#server/events/read-cache.ts';
import { nearestWord } from '#server/spelling/correct.ts';
import { cleanWords } from '#server/spelling/correct-words.ts';
import { isEnglishWord } from '#server/spelling/english-words.ts';
import { likelyWords, unknownWords } from '#server/spelling/word-queries.ts';
import { type Others, compileAll, compileAny, compileOthers } from './compile.ts';
import { type Known, NOTHING_KNOWN } from './word-line.ts';
import { compileWords, withoutFacets } from './compile-plain.ts';
import { type Compounds, findCompounds } from './compounds.ts';
import { interpret } from './interpret.ts';
import { FEELINGS, isKnown } from './known-words.ts';
import { TABLE_WORDS, singularsOf, spellingsOf } from './synonyms.ts';

/** What is chosen, and what is only typed. */
export type Filters = ArtworkFilters & TypedFilters;

export type SearchQuery = z.output<(typeof searchCountEndpoints)['summary']['query']>;

export interface ResolvedSearch {
  /** As typed, or corrected. */
  text: string;
  /** As typed, if it was corrected. */
  corrected: string | null;
  /** In English, and otherwise as it was read. */
  meant: string;
  read: ReadQuery;
  known: Known;
  /** What works have to match; '' if nothing was typed but filters. */
  all: string;
  /** For 'Fewer words match'; null if there is one thing to find only. */
  any: string | null;
  /** Those of them that show what is asked for; null if nothing says what. */
  ofSubject: string | null;
  /** The same in any tone, where one is needed: null where none is. */
  inAnyTone: Pick<ResolvedSearch, 'all' | 'any' | 'ofSubject'> | null;
  /** Where next to nothing matches. */
  others: Others;
  /** What is asked of videos, courses and projects: the words without what is said of works alone. */
  plain: string;
  /** The same, for artists. */
  artists: string;
  filters: Filters;
  /** Of these, those that were not read out of the words. */
  chosen: Filters;
}

/** Shorter ones are abbreviations more often than mistakes. */
const LEAST_LENGTH = 5;
/** So short a word lacks a letter inside, or stays as it is: 'Druk'. */
const LEAST_NAME = 4;
const lacksLetter = (word: string, whole: string): boolean =>
  whole.length === word.length + 1 && whole.at(-1) === word.at(-1);
const MOST_KEPT = 2000;
/** Texts all of whose words are known: they stay so until the daily count at least. */
const knownTexts = new WeakMap<Db, Set<string>>();

async function correctionsOf(db: Db, words: string[], compounds: Compounds): Promise<Map<string, string>> {
  const asked = words.filter(
    (word) =>
      word.length >= LEAST_NAME &&
      !word.includes(' ') &&
      !isKnown(word) &&
      !isEnglishWord(word) &&
      !compounds.split.has(word),
  );
  const corrections = new Map<string, string>();
  if (asked.length === 0) return corrections;
  const unknown = new Set(await unknownWords(db, asked.flatMap(spellingsOf)));
  for (const word of asked) {
    if (!spellingsOf(word).every((spelled) => unknown.has(spelled))) continue;
    const known = [
      ...(await likelyWords(db, word)),
      ...[...FEELINGS, ...TABLE_WORDS].map((listed) => ({ word: listed, uses: 1 })),
    ];
    // Who mistypes a word rarely mistypes its beginning: leather is no weather, and flight no light.
    const near = known.filter(
      (other) => other.word[0] === word[0] && (word.length >= LEAST_LENGTH || lacksLetter(word, other.word)),
    );
    // Of a misspelled plural perhaps only the singular is known.
    const nearest = singularsOf(word)
      .filter((one) => one.length >= LEAST_LENGTH || one === word)
      .map((one) => nearestWord(one, near))
      .find((one) => one !== null);
    if (nearest) corrections.set(word, nearest);
  }
  return corrections;
}

/** The text with its unknown words corrected; null if there is nothing to correct. */
async function correctText(
  db: Db,
  text: string,
  read: ReadQuery,
  compounds: Compounds,
): Promise<string | null> {
  const known = knownTexts.get(db) ?? new Set();
  knownTexts.set(db, known);
  if (known.has(text)) return null;
  const asked = [...read.words, ...plainWords(read.facets.by ?? '')];
  const corrections = await correctionsOf(db, asked, compounds);
  if (corrections.size === 0) {
    if (known.size >= MOST_KEPT) known.clear();
    known.add(text);
    return null;
  }
  // Names keep their capitals, which say where they end.
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (token) => {
    const correction = corrections.get(plainText(token));
    if (correction === undefined) return token;
    return /^\p{Lu}\p{Ll}/u.test(token) && text.includes(' ')
      ? correction.charAt(0).toUpperCase() + correction.slice(1)
      : correction;
  });
}

const NO_COMPOUNDS: Compounds = NOTHING_KNOWN.compounds;
const ENGLISH = (text: string) => ({ ...NOTHING_KNOWN, text, isTranslated: false });

/** The text with two words written as the one that they are. */
async function joinCompounds(db: Db, text: string): Promise<{ compounds: Compounds; joined: string }> {
  const compounds = await findCompounds(db, text);
  let joined = text;
  for (const [pair, one] of compounds.joined) {
    const words = pair.split(' ').map((word) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`);
    joined = joined.replace(new RegExp(words.join('\\s+'), 'giu'), one);
  }
  return { compounds, joined };
}

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

const withTones = (read: ReadQuery, tones: ReadQuery['facets']['tones']): ReadQuery => ({
  ...read,
  facets: { ...read.facets, tones },
});

/** What was chosen replaces what was typed. */
function filtersOf({ facets }: ReadQuery, chosen: ArtworkFilters): Filters {
  const { minPrice, maxPrice, category, colors, measures, edition } = facets;
  const isPriced = chosen.minPrice !== undefined || chosen.maxPrice !== undefined;
  const hex = colors.find((color) => /^[0-9a-f]{6}$/.test(color));
  return given({
    ...(isPriced ? {} : { minPrice, maxPrice }),
    ...Object.fromEntries(FACET_NAMES.map((name) => [name, facets[name]])),
    measures,
    edition,
    category,
    color: hex,
    ...given(chosen),
  });
}

interface SearchOptions extends ArtworkFilters {
  /** The words are meant as they are. */
  exact?: boolean | undefined;
  /** The last word may go on. */
  isTyping?: boolean;
}

async function readSearch(
  db: Db,
  typed: string | undefined,
  { exact, isTyping = false, ...chosen }: SearchOptions,
): Promise<ResolvedSearch> {
  const text = cleanWords(typed);
  const interpreted = exact === true ? ENGLISH(text) : interpret(text);
  const { compounds, joined } =
    exact === true ? { compounds: NO_COMPOUNDS, joined: text } : await joinCompounds(db, interpreted.text);
  let [meant, read] = [joined, readQuery(joined)];
  const isCorrectable =
    exact !== true && !interpreted.isTranslated && (read.words.length > 0 || read.facets.by !== undefined);
  const corrected = isCorrectable ? await correctText(db, meant, read, compounds) : null;
  if (corrected !== null) [meant, read] = [corrected, readQuery(corrected)];
  const { typed: typedFor, foreign } = interpreted;
  const known = { typed: typedFor, foreign, compounds };
  const options = { color: chosen.color, isExact: exact === true, known, isTyping };
  const listsOf = (asked: ReadQuery) => ({
    all: compileAll(asked, options),
    any: compileAny(asked, options),
    ofSubject: compileAny(asked, options, true),
  });
  const matching = listsOf(read);
  const toned = read.facets.tones.filter((tone) => !isNeeded(tone));
  const plain = withoutFacets(meant, read);
  return {
    text: corrected ?? text,
    corrected: corrected === null ? null : text,
    meant,
    read,
    known,
    ...matching,
    inAnyTone: toned.length < read.facets.tones.length ? listsOf(withTones(read, toned)) : null,
    others: compileOthers(read, options),
    plain,
    artists: compileWords(interpreted.isTranslated ? text : plain),
    filters: filtersOf(read, chosen),
    chosen: given(chosen),
  };
}

const caches = new WeakMap<Context, ReadCache<ResolvedSearch>>();

/** Cached for a second at most: a page of results asks for the same search several times at once. */
export async function resolveSearch(
  ctx: Context,
  typed: string | undefined,
  options: SearchOptions,
): Promise<ResolvedSearch> {
  const cache = caches.get(ctx) ?? createReadCache<ResolvedSearch>(ctx);
  caches.set(ctx, cache);
  const load = () => readSearch(ctx.reads.db, typed, options);
  return await (cache.get(JSON.stringify([typed, options]), load) ?? load());
}
