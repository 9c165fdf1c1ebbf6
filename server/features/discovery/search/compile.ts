/**
 * What was read out of the search box, as text that the SQL function `search_query` understands (migrations/0027_colors.sql):
 * a line for each thing to be found, with the words that mean it; after a tab the beginning of the last word; after another
 * what counts too where fewer words match; after a third the words as typed, which rank higher. Lines that start with '+' are
 * needed even when fewer words match, those with '-' exclude. Pure.
 */
import { type Color, COLORS } from '#shared/artworks/browse.ts';
import { type Tone, markOf } from '#shared/artworks/color-names.ts';
import { MOODS, type Mood } from '#shared/artworks/moods.ts';
import {
  COLOR_THINGS,
  COLOR_WORDS,
  THING_MOODS,
  TONE_WORDS,
  isLiving,
  isThingFirst,
  moodNamed,
} from '#shared/discovery/search/feeling-words.ts';
import {
  type ReadFacets,
  type ReadPart,
  type ReadQuery,
  isNeeded,
  plainWords,
} from '#shared/discovery/search/read-query.ts';
import { isEnglishWord } from '#server/spelling/english-words.ts';
import type { Compound, Compounds } from './compounds.ts';
import { isKnown } from './known-words.ts';
import { kindOf, meaningsOf, singularsOf, spellingsOf } from './synonyms.ts';

const anyOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');
const allOf = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(' & ')})`;
const oneOf = (ways: readonly string[]): string => ways.filter(Boolean).join(' | ');
const beginning = (word: string): string => `'${word}':*`;

/** A tenth of the picture at least. */
const markFor = (name: Color | Tone | Mood): string => `'${markOf(name)}':ABC`;
/** A good part of what a picture can have of the tone. */
const toneMark = (tone: Tone): string => `'${markOf(tone)}':A`;
const isNamed = (color: string): color is Color => COLORS.some((name) => name === color);

const namesIn = (table: ReadonlyMap<string, string>, name: string): string[] =>
  [...table].filter(([, named]) => named === name).map(([word]) => word);

/** One thing to be found. */
interface Line {
  has: string;
  /** The beginning of the last word. */
  start?: string;
  /** It counts too where fewer words match. */
  loosely?: string;
  /** The words as typed. */
  typed?: string;
  /** What has to be met of it where nothing else is, else all of `has` and `loosely`. */
  enough?: string;
  /** What is like it: of the same kind, or what goes with its mood. */
  alike?: string;
}

const written = ({ has, start = '', loosely = '', typed = '' }: Line): string =>
  [has, start, loosely, typed].join('\t').trimEnd();

/** From here on a word that is none of English is shortened: names, and words of other languages, have endings. */
const LONG = 7;
const ENDING = 3;

/** A shorter word is one by itself. */
const LEAST_BEGUN = 3;

/** They say too little of a picture to be all that it has of a search. */
const WEAK = new Set(
  'old new young long short high low tall wide big small little large tiny huge great good best first last next back front top left right full half single double one two three four five many much several different same own day time year life world way part side end inside outside behind close far deep wall table hand hands look'.split(
    ' ',
  ),
);
const isWeak = (word: string): boolean => WEAK.has(word);

/** What else is known of a search besides what was read. */
export interface Known {
  /** English words, and how they were typed in another language. */
  typed: ReadonlyMap<string, string>;
  compounds: Compounds;
}

interface Options {
  /** A color chosen besides, by name. */
  color?: string | undefined;
  /** Exactly these words, and none that mean the same. */
  isExact?: boolean;
  known?: Known;
  /** The last word may go on. */
  isTyping?: boolean;
}

const both = ({ modifier, head }: Compound): string[] =>
  modifier === null ? meaningsOf(head).map((word) => `'${word}'`) : [allOf([modifier, head])];

/** Other things of its kind and what goes with it; if nothing is known to, its moods. */
function alikeOf(word: string): string {
  const kind = kindOf(word);
  const moods = singularsOf(word).flatMap((one) => THING_MOODS.get(one) ?? []) as Mood[];
  return kind.length > 0
    ? weighted(kind, 'AB')
    : oneOf(moods.flatMap((mood) => [`'${mood}':B`, `'${markOf(mood)}':AB`]));
}

/** @param canGoOn it may be the beginning of a word */
function wordLine(word: string, canGoOn: boolean, isExact: boolean, { typed, compounds }: Known): Line {
  if (word.includes(' ')) return { has: allOf(word.split(' ')), alike: alikeOf(word) };
  const start = canGoOn ? beginning(word) : '';
  if (isExact) return { has: anyOf([word]), start };
  const names = singularsOf(word);
  const color = names.map((one) => COLOR_THINGS.get(one)).find((one) => one !== undefined);
  const mark = color !== undefined && color !== word && isNamed(color) ? `'${markOf(color)}':AB` : '';
  const isThing = names.some(isThingFirst);
  const spelled = [...spellingsOf(word), ...asTyped(typed, word)];
  const others = meaningsOf(word).filter((other) => !spelled.includes(other));
  const compound = compounds.split.get(word);
  const joined = [...compounds.joined]
    .filter(([, one]) => one === word)
    .map(([pair]) => allOf(pair.split(' ')));
  // 'Rose' in a description is a color.
  const isColorToo = names.some(isLiving);
  const itself = [
    isColorToo ? weighted(spelled, 'AB') : anyOf(spelled),
    ...(compound ? both(compound) : []),
    ...joined,
  ];
  const shortened = word.length >= LONG && !isEnglishWord(word) ? beginning(word.slice(0, -ENDING)) : '';
  return {
    // In a description words that mean the same are chance.
    has: oneOf([...itself, inTexts(others), isThing ? '' : mark]),
    start,
    loosely: oneOf([
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      isColorToo ? anyOf(spelled) : '',
      shortened,
    ]),
    typed: oneOf(itself),
    enough: oneOf([
      isWeak(word) ? weighted(spelled, 'AB') : itself[0]!,
      isWeak(word) ? '' : inTexts(others),
      ...itself.slice(1),
      start && `${start}ABC`,
      isThing ? '' : mark,
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      shortened && `${shortened}ABC`,
    ]),
    alike: oneOf([alikeOf(word), isThing ? mark : '']),
  };
}

/** By more than the description; living things by title and tags. */
const inTexts = (words: readonly string[]): string =>
  oneOf([
    weighted(
      words.filter((word) => !isLiving(word)),
      'ABC',
    ),
    weighted(words.filter(isLiving), 'AB'),
  ]);

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
const moodLine = (mood: Mood, typed: readonly string[]): Line => ({
  has: oneOf([
    // 'Still' is in every still life.
    weighted(
      typed.filter((word) => !word.startsWith('still')),
      'AB',
    ),
    hasMood(mood),
  ]),
  loosely: `${weighted(MOODS[mood].hints.split(' '), 'ABC')} | '${markOf(mood)}':ABC`,
  typed: anyOf(typed.flatMap(meaningsOf)),
});

/** The color is on a ground of another, or beside one: a little of it, or the description, is enough. */
const isFigure = ({ ground, colors }: ReadFacets): boolean => ground !== undefined || colors.length > 1;

/**
 * The picture has the color, or title or tags name it; if nothing has it, other texts that name it.
 */
function colorLine(color: Color, typed: readonly string[] = [], isLittle = false): Line {
  const names = [...namesIn(COLOR_WORDS, color), ...typed];
  return isLittle
    ? { has: `${weighted(names, 'ABC')} | '${markOf(color)}'` }
    : { has: `${weighted(names, 'AB')} | ${markFor(color)}`, loosely: anyOf(names) };
}

/** Works of one color, as if it had been typed. */
export const compileColor = (color: Color, facets: ReadFacets): string =>
  `=&${written(colorLine(color, [], isFigure(facets)))}`;

/** Of each side of the color wheel something. */
const MANY_COLORS = [
  ['red', 'orange', 'pink'],
  ['yellow', 'green'],
  ['blue', 'teal', 'violet'],
] as const;
const hasManyColors = MANY_COLORS.map((side) => `(${anyOf(side.map(markOf))})`).join(' & ');
const colorsFor = (tone: Tone): string => (tone === 'vivid' ? `(${hasManyColors})` : '');

const toneLine = (tone: Tone): Line => {
  const names = anyOf(namesIn(TONE_WORDS, tone));
  return {
    has: oneOf([names, toneMark(tone), colorsFor(tone)]),
    loosely: markFor(tone),
    typed: names,
  };
};

/**
 * What is looked for in one of its ways each; all of it is optional when fewer words match. In order of importance: what
 * is shown comes before how it feels and which color it has.
 */
function linesOf(
  { words, facets, parts }: ReadQuery,
  { isExact = false, isTyping = false, known = NOTHING_KNOWN }: Options,
): Line[] {
  const typedFor = (kind: ReadPart['kind'], name: string) =>
    parts
      .filter((part) => part.kind === kind && part.value === name)
      .flatMap(({ word }) => plainWords(word))
      .flatMap((word) => [word, ...asTyped(known.typed, word)]);
  // 'Cat' is no beginning of 'catalogue' once it was asked for.
  const canGoOn = (word: string, index: number) =>
    index === words.length - 1 &&
    (isTyping || (word.length >= LEAST_BEGUN && !isEnglishWord(word) && !isKnown(word)));
  const feelings = [
    ...facets.moods.map((mood) => moodLine(mood, typedFor('mood', mood))),
    ...facets.tones.map(toneLine),
    ...facets.colors
      .filter(isNamed)
      .map((color) => colorLine(color, typedFor('color', color), isFigure(facets))),
  ];
  const isOne = words.length + feelings.length === 1;
  return [
    ...words.map((word, index) => wordLine(word, canGoOn(word, index), isExact, known)),
    // Beside something else what has a mood or a color only loosely would be noise.
    ...feelings.map(({ loosely = '', ...line }) =>
      isOne ? { ...line, loosely } : { ...line, alike: loosely },
    ),
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
  if (tone) return oneOf([weighted(namesIn(TONE_WORDS, tone), 'ABC'), markFor(tone), colorsFor(tone)]);
  const mood = moodNamed(word) as Mood | undefined;
  if (mood) return `${anyOf([word])} | ${hasMood(mood)} | '${markOf(mood)}':AB`;
  const meant = meaningsOf(word).filter((one) => !wanted.has(one));
  return oneOf([anyOf(spellingsOf(word)), weighted(meant, 'ABC')]);
}

const excludedLine = (phrase: string, wanted: ReadonlySet<string>): string =>
  `-${phrase
    .split(' ')
    .map((word) => `(${unwanted(word, wanted)})`)
    .join(' & ')}`;

/** What holds in every list. */
const fixedLines = ({ words, excluded, facets }: ReadQuery, color: string | undefined): string[] => [
  ...(facets.by === undefined
    ? []
    : [
        `+${plainWords(facets.by)
          .map((word) => `'${word}':*B`)
          .join(' & ')}`,
      ]),
  ...(facets.ground === undefined ? [] : [`+'${markOf(facets.ground)}':A`]),
  ...facets.tones.filter(isNeeded).map((tone) => `+${toneMark(tone)}`),
  ...(color !== undefined && isNamed(color) ? [`+${markFor(color)}`] : []),
  ...excluded.map((phrase) => excludedLine(phrase, new Set(words.flatMap(meaningsOf)))),
];

export const NOTHING_KNOWN: Known = {
  typed: new Map(),
  compounds: { joined: new Map(), split: new Map() },
};

/** Several lines, and a line with words as typed, are ranked one by one: see search-rank.ts. */
export const hasLines = (compiled: string): boolean => /\n|\t.*\t.*\t/.test(compiled);

const compiled = (lines: string[], joint: '=&' | '=|' = '=&'): string =>
  lines.length === 0 ? '' : `${joint}${lines.join('\n')}`;

/** Works that match everything; empty if nothing but filters was typed. */
export const compileAll = (read: ReadQuery, options: Options = {}): string =>
  compiled([...linesOf(read, options).map(written), ...fixedLines(read, options.color)]);

/** Works that match something but not everything; null if one thing only was asked for. */
export function compileAny(read: ReadQuery, options: Options = {}): string | null {
  const lines = linesOf(read, options);
  const isLess = lines.length > 1 || lines.some(({ loosely }) => Boolean(loosely));
  if (!isLess) return null;
  const enough = `+${oneOf(lines.map(({ enough: one, has, loosely = '' }) => one ?? oneOf([has, loosely])))}`;
  return compiled([...lines.map(written), enough, ...fixedLines(read, options.color)], '=|');
}

/**
 * Works that match nothing of it, a list of their own: those that are like something of it, null if nothing is known to be; and
 * the rest that no filter excludes, null if nothing but filters was typed.
 */
export function compileOthers(
  read: ReadQuery,
  options: Options = {},
): { alike: string | null; rest: string | null } {
  const lines = linesOf(read, options);
  const alike = oneOf(lines.map(({ alike: one = '' }) => one));
  const listed = lines.map(
    ({ has, start = '', loosely = '' }) => `-${written({ has: oneOf([has, loosely]), start })}`,
  );
  const rest = [...listed, ...fixedLines(read, options.color)];
  return {
    alike: alike === '' ? null : compiled([alike, ...rest]),
    rest: lines.length === 0 ? null : compiled(rest),
  };
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
