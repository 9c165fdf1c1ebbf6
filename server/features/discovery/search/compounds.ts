/** Compounds, written in one word and in two: 'seascape', 'sun flower'. */
import { plainWords } from '#shared/discovery/search/read-query.ts';
import { COLOR_WORDS, MOOD_WORDS, TONE_WORDS } from '#shared/discovery/search/feeling-words.ts';
import type { Db } from '#server/context.ts';
import { wordsThatExist } from '#server/spelling/word-queries.ts';
import { isKnown } from './known-words.ts';
import { singularsOf } from './synonyms.ts';

/** A part is a word of at least so many letters. */
const SHORTEST = 3;
const LEAST_LENGTH = 6;
/** At the end of a compound they say little: a seascape shows the sea. */
const ENDINGS = new Set(['scape', 'scapes', 'like', 'side', 'view', 'views', 'themed', 'inspired']);
/** They are no parts of anything. */
const NO_PARTS = new Set(
  'the and for with from not but are was his her its our you your all any one two out off per con pro pre non ing ess est ist age ant ent ate ion able ful man men son art ring ter ted ness'.split(
    ' ',
  ),
);

export interface Compound {
  /** Null if the head says it all. */
  modifier: string | null;
  head: string;
}

export interface Compounds {
  /** Two words that are one: the words as typed, and the one. */
  joined: ReadonlyMap<string, string>;
  /** One word that is two. */
  split: ReadonlyMap<string, Compound>;
}

const splitsOf = (word: string) =>
  Array.from({ length: Math.max(word.length - 2 * SHORTEST + 1, 0) }, (_, n) => n + SHORTEST)
    .map((at) => ({ modifier: word.slice(0, at), head: word.slice(at) }))
    .filter(({ modifier, head }) => !NO_PARTS.has(modifier) && !NO_PARTS.has(head));

const isAdjective = (word: string): boolean =>
  COLOR_WORDS.has(word) || TONE_WORDS.has(word) || MOOD_WORDS.has(word);

/** @param text in English */
export async function findCompounds(db: Db, text: string): Promise<Compounds> {
  const tokens = plainWords(text);
  const pairs = tokens.slice(1).flatMap((second, n) => {
    const first = tokens[n]!;
    const isPair = first.length >= SHORTEST && second.length >= SHORTEST && !isAdjective(first);
    return isPair && !NO_PARTS.has(first) && !NO_PARTS.has(second)
      ? [{ typed: `${first} ${second}`, one: first + second }]
      : [];
  });
  const long = tokens.filter((word) => word.length >= LEAST_LENGTH && !isKnown(word));
  const splits = long.map((word) => ({ word, ways: splitsOf(word) }));
  const asked = [
    ...pairs.flatMap(({ one }) => singularsOf(one)),
    ...splits.flatMap(({ ways }) => ways.flatMap(({ modifier, head }) => [modifier, ...singularsOf(head)])),
  ].filter((word) => !isKnown(word) && !ENDINGS.has(word));
  const inGallery = new Set(asked.length === 0 ? [] : await wordsThatExist(db, [...new Set(asked)]));
  const exists = (word: string) => isKnown(word) || singularsOf(word).some((one) => inGallery.has(one));
  const joined = new Map(
    pairs.filter(({ one }) => exists(one)).map(({ typed, one }) => [typed, one] as const),
  );
  const split = new Map<string, Compound>();
  for (const { word, ways } of splits) {
    const fitting = ways.filter(
      ({ modifier, head }) => exists(modifier) && (ENDINGS.has(head) || exists(head)),
    );
    // The longest part says most.
    const best = fitting.toSorted(
      (one, other) =>
        Math.max(other.modifier.length, other.head.length) - Math.max(one.modifier.length, one.head.length),
    )[0];
    if (!best) continue;
    split.set(word, ENDINGS.has(best.head) ? { modifier: null, head: best.modifier } : best);
  }
  return { joined, split };
}
