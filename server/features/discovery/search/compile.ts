/**
 * What was read out of the search box, as text that the SQL function `search_query` understands (migrations/0027_colors.sql):
 * a line for each thing to be found, with the words that mean it; after a tab the beginning of the last word; after another
 * what comes near it, if nothing has it; after a third the words as typed, which rank higher. Lines that start with '+' are needed even when fewer words match, those with '-'
 * exclude. Pure.
 */
import { type Color, COLORS } from '#shared/artworks/browse.ts';
import { type Tone, markOf } from '#shared/artworks/color-names.ts';
import { MOODS, type Mood } from '#shared/artworks/moods.ts';
import {
  COLOR_THINGS,
  COLOR_WORDS,
  THING_MOODS,
  TONE_WORDS,
  moodNamed,
} from '#shared/discovery/search/feeling-words.ts';
import {
  type ReadFacets,
  type ReadPart,
  type ReadQuery,
  isNeeded,
  plainWords,
} from '#shared/discovery/search/read-query.ts';
import type { Compound, Compounds } from './compounds.ts';
import { kindOf, meaningsOf, singularsOf, spellingsOf } from './synonyms.ts';

const anyOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
const beginning = (word: string): string => `'${word}':*`;

/** A tenth of the picture at least. */
const markFor = (name: Color | Tone | Mood): string => `'${markOf(name)}':ABC`;
const isNamed = (color: string): color is Color => COLORS.some((name) => name === color);

const namesIn = (table: ReadonlyMap<string, string>, name: string): string[] =>
  [...table].filter(([, named]) => named === name).map(([word]) => word);

/** From here on a word is shortened, to find 'music' where nothing is of a musician. */
const LONG = 7;
const ENDING = 3;

/** What comes near the word, for 'Fewer words match'. */
function nearby(word: string): string {
  const moods = singularsOf(word).flatMap((one) => THING_MOODS.get(one) ?? []) as Mood[];
  const kind = kindOf(word);
  const near = [
    ...moods.flatMap((mood) => [`'${mood}':B`, `'${markOf(mood)}':AB`]),
    ...(kind.length > 0 ? [weighted(kind, 'ABC')] : []),
    ...(word.length >= LONG ? [beginning(word.slice(0, -ENDING))] : []),
  ];
  return near.join(' | ');
}

/** What else is known of a search besides what was read. */
export interface Known {
  /** English words, and how they were typed in another language. */
  typed: ReadonlyMap<string, string>;
  compounds: Compounds;
}

const both = ({ modifier, head }: Compound): string[] =>
  modifier === null ? meaningsOf(head).map((word) => `'${word}'`) : [`('${modifier}' & '${head}')`];

function wordLine(word: string, isLast: boolean, isExact: boolean, { typed, compounds }: Known): string {
  const start = isLast ? beginning(word) : '';
  if (isExact) return `${anyOf([word])}\t${start}`;
  const thing = COLOR_THINGS.get(word);
  const color = thing !== undefined && thing !== word && isNamed(thing) ? ` | '${markOf(thing)}':AB` : '';
  const spelled = [...spellingsOf(word), ...asTyped(typed, word)];
  const others = meaningsOf(word).filter((other) => !spelled.includes(other));
  // In a description they are chance.
  const meant = others.map((other) => ` | '${other}':ABC`).join('');
  const compound = compounds.split.get(word);
  const parts = [
    ...(compound ? both(compound) : []),
    ...[...compounds.joined]
      .filter(([, one]) => one === word)
      .map(
        ([pair]) =>
          `(${pair
            .split(' ')
            .map((part) => `'${part}'`)
            .join(' & ')})`,
      ),
  ];
  const ways = parts.map((part) => ` | ${part}`).join('');
  const near = [nearby(word), ...(compound ? [weighted(meaningsOf(compound.head), 'ABC')] : [])];
  return `${anyOf(spelled)}${meant}${color}${ways}\t${start}\t${near.filter(Boolean).join(' | ')}\t${anyOf(spelled)}${ways}`;
}

const asTyped = (typed: ReadonlyMap<string, string>, word: string): string[] => {
  const other = typed.get(word);
  return other === undefined ? [] : [other];
};

const weighted = (words: readonly string[], weights: string): string =>
  words.map((word) => `'${word}':${weights}`).join(' | ');

/** What has the mood: see shared/artworks/moods.ts. */
const hasMood = (mood: Mood): string => {
  const { words, hints } = MOODS[mood];
  const mark = `'${markOf(mood)}'`;
  const named = weighted([mood, ...words.split(' ')], 'AB');
  return `${named} | (${mark}:AB & (${weighted(hints.split(' '), 'ABC')})) | ${mark}:A`;
};

/** The word as typed, or the mood that it names. */
const moodLine = (mood: Mood, typed: readonly string[]): string => {
  const near = `${weighted(MOODS[mood].hints.split(' '), 'ABC')} | '${markOf(mood)}':ABC`;
  // 'Still' is in every still life.
  const named = typed.filter((word) => !word.startsWith('still')).map((word) => `'${word}':AB`);
  const has = [...named, hasMood(mood)].join(' | ');
  return `${has}\t\t${near}\t${anyOf(typed.flatMap(meaningsOf))}`;
};

/**
 * The picture has the color, or title or tags name it; if nothing has it, other texts that name it.
 * @param isFigure on a ground of another color: a little of it, or the description, is enough
 */
function colorLine(color: Color, typed: readonly string[] = [], isFigure = false): string {
  const names = [...namesIn(COLOR_WORDS, color), ...typed];
  return isFigure
    ? `${weighted(names, 'ABC')} | '${markOf(color)}'`
    : `${weighted(names, 'AB')} | ${markFor(color)}\t\t${anyOf(names)}`;
}

/** Works of one color, as if it had been typed. */
export const compileColor = (color: Color, { ground }: ReadFacets): string =>
  `=&${colorLine(color, [], ground !== undefined)}`;

const toneLine = (tone: Tone): string => `${anyOf(namesIn(TONE_WORDS, tone))} | ${markFor(tone)}`;

/**
 * What is looked for in one of its ways each; all of it is optional when fewer words match. In order of importance: what
 * is shown comes before how it feels and which color it has.
 */
function linesOf({ words, facets, parts }: ReadQuery, isExact: boolean, known: Known): string[] {
  const typedFor = (kind: ReadPart['kind'], name: string) =>
    parts
      .filter((part) => part.kind === kind && part.value === name)
      .flatMap(({ word }) => plainWords(word))
      .flatMap((word) => [word, ...asTyped(known.typed, word)]);
  return [
    ...words.map((word, index) => wordLine(word, index === words.length - 1, isExact, known)),
    ...facets.moods.map((mood) => moodLine(mood, typedFor('mood', mood))),
    ...facets.tones.map(toneLine),
    ...facets.colors
      .filter(isNamed)
      .map((color) => colorLine(color, typedFor('color', color), facets.ground !== undefined)),
  ];
}

/**
 * As in a picture one does not want: a little of it is too much.
 * @param wanted who wants flowers but no roses wants other flowers
 */
function unwanted(word: string, wanted: ReadonlySet<string>): string {
  const color = COLOR_WORDS.get(word);
  if (color && isNamed(color)) return `${anyOf(spellingsOf(word))} | '${markOf(color)}'`;
  const tone = TONE_WORDS.get(word) as Tone | undefined;
  if (tone) return `${weighted(namesIn(TONE_WORDS, tone), 'ABC')} | '${markOf(tone)}':AB`;
  const mood = moodNamed(word) as Mood | undefined;
  if (mood) return `${anyOf([word])} | ${hasMood(mood)}`;
  const meant = meaningsOf(word).filter((one) => !wanted.has(one));
  return [anyOf(spellingsOf(word)), ...(meant.length > 0 ? [weighted(meant, 'ABC')] : [])].join(' | ');
}

const excludedLine = (phrase: string, wanted: ReadonlySet<string>): string =>
  `-${phrase
    .split(' ')
    .map((word) => `(${unwanted(word, wanted)})`)
    .join(' & ')}`;

const fixedLines = ({ words, excluded, facets }: ReadQuery, color: string | undefined): string[] => [
  ...(facets.by === undefined
    ? []
    : [
        `+${plainWords(facets.by)
          .map((word) => `'${word}':*B`)
          .join(' & ')}`,
      ]),
  ...(facets.ground === undefined ? [] : [`+'${markOf(facets.ground)}':A`]),
  ...facets.tones.filter(isNeeded).map((tone) => `+'${markOf(tone)}':ABC`),
  ...(color !== undefined && isNamed(color) ? [`+${markFor(color)}`] : []),
  ...excluded.map((phrase) => excludedLine(phrase, new Set(words.flatMap(meaningsOf)))),
];

interface Options {
  /** A color chosen besides, by name. */
  color?: string | undefined;
  /** Exactly these words, and none that mean the same. */
  isExact?: boolean;
  known?: Known;
  /** The words say a size, which works that match less do not have. */
  isSized?: boolean;
}

export const NOTHING_KNOWN: Known = {
  typed: new Map(),
  compounds: { joined: new Map(), split: new Map() },
};

/** Several lines, and a line with words as typed, are ranked one by one: see search-rank.ts. */
export const hasLines = (compiled: string): boolean => /\n|\t.*\t.*\t/.test(compiled);

/** Works that match everything; empty if nothing but filters was typed. */
export function compileAll(
  read: ReadQuery,
  { color, isExact = false, known = NOTHING_KNOWN }: Options = {},
): string {
  const lines = [...linesOf(read, isExact, known), ...fixedLines(read, color)];
  return lines.length === 0 ? '' : `=&${lines.join('\n')}`;
}

/** Works that match something but not everything; null if one thing only was asked for. */
export function compileAny(
  read: ReadQuery,
  { color, isExact = false, known = NOTHING_KNOWN, isSized = false }: Options = {},
): string | null {
  const lines = linesOf(read, isExact, known);
  if (isSized) {
    if (lines.length === 0) return null;
    const any = lines.map((line) => `(${line.split('\t')[0]})`).join(' | ');
    return `=&${[any, ...fixedLines(read, color)].join('\n')}`;
  }
  const isLess = lines.length > 1 || lines.some((line) => Boolean(line.split('\t')[2]));
  return !isLess ? null : `=|${[...lines, ...fixedLines(read, color)].join('\n')}`;
}

/** The words as typed, without what is said of works alone: for artists, videos, courses and projects. */
export const withoutFacets = (text: string, { words, parts }: ReadQuery): string =>
  [
    ...parts
      .filter(({ kind }) => kind === 'color' || kind === 'mood' || kind === 'tone' || kind === 'by')
      .map(({ kind, value, start, end }) => (kind === 'by' ? value : text.slice(start, end))),
    ...words,
  ].join(' ');

/** For artists: both spellings of each word. */
export function compileWords(plain: string): string {
  const words = plainWords(plain);
  return words.length === 0
    ? ''
    : `=&${words.map((word, n) => `${anyOf(spellingsOf(word))}\t${n === words.length - 1 ? beginning(word) : ''}`).join('\n')}`;
}

/** Works that have any of the tags. */
export const compileTags = (tags: readonly string[]): string =>
  `=&${tags
    .map(plainWords)
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => `'${word}':B`).join(' & ')})`)
    .join(' | ')}`;
