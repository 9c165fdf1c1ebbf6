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
import { citiesNamed } from './places.ts';
import {
  formsOf,
  isTechnique,
  kindOf,
  meaningsOf,
  phrasesOf,
  seenWith,
  singularsOf,
  spellingsOf,
} from './synonyms.ts';
import { allOf, anyOf, beginning, oneOf, weighted } from './tsquery.ts';

/** A tenth of the picture at least. */
const markFor = (name: Color | Tone | Mood): string => `'${markOf(name)}':ABC`;
/** Of what nearly every picture has some, a quarter. */
const PLAIN: ReadonlySet<Color> = new Set(['cream', 'gray', 'black']);
const colorMark = (color: Color): string => (PLAIN.has(color) ? `'${markOf(color)}':AB` : markFor(color));
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
  /** Works that have it come first, but need not have it. */
  isOptional?: boolean;
}

const written = ({ has, start = '', loosely = '', typed = '' }: Line): string =>
  [has, start, loosely, typed].join('\t').trimEnd();

/** In a list: what is optional is met by every work, and ranked by those that have it. */
const listed = (line: Line): string =>
  written(line.isOptional ? { ...line, has: `${line.has} | !(${line.has})` } : line);

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

/** What else is known of a search besides what was read. */
export interface Known {
  /** Words of a search in another language that could not be translated. */
  foreign: ReadonlySet<string>;
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

interface WordKind {
  /** It may be the beginning of a word. */
  canGoOn: boolean;
  isExact: boolean;
  isOptional: boolean;
}

function wordLine(word: string, is: WordKind, { typed, compounds }: Known): Line {
  const { canGoOn, isExact, isOptional } = is;
  if (word.includes(' ')) return { has: oneOf(phrasesOf(word).map(allOf)), alike: alikeOf(word) };
  const start = canGoOn ? beginning(word) : '';
  if (isExact) return { has: anyOf([word]), start };
  const isSlight = isOptional || WEAK.has(word);
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
  const isTechnical = isTechnique(word);
  const itself = [
    isColorToo || isTechnical ? weighted(spelled, 'AB') : anyOf(spelled),
    ...(compound ? both(compound) : []),
    ...joined,
  ];
  const shortened = word.length >= LONG && !isEnglishWord(word) ? beginning(word.slice(0, -ENDING)) : '';
  return {
    // In a description words that mean the same are chance.
    has: oneOf([...itself, inTexts(others), isThing ? '' : mark]),
    start: oneOf([start, exactly(isTechnical ? [...spelled, ...others] : others)]),
    loosely: oneOf([
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      isColorToo || isTechnical ? anyOf(spelled) : '',
      shortened,
    ]),
    typed: oneOf(itself),
    enough: oneOf([
      isSlight ? weighted(spelled, 'AB') : itself[0]!,
      isSlight ? '' : inTexts(others),
      ...itself.slice(1),
      start && `${start}ABC`,
      isTechnical ? weighted(spelled, 'ABC') : '',
      isThing ? '' : mark,
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      shortened && `${shortened}ABC`,
    ]),
    alike: oneOf([alikeOf(word), isThing ? mark : '']),
  };
}

/** By more than the description; living things by title and tags. */
const inTexts = (words: readonly string[]): string => {
  const isNarrow = (word: string) => isLiving(word) || isTechnique(word);
  return oneOf([
    weighted(
      words.filter((word) => !isNarrow(word)),
      'ABC',
    ),
    weighted(words.filter(isNarrow), 'AB'),
  ]);
};

/** Techniques by the medium: not in any other form of the word. */
const exactly = (words: readonly string[]): string =>
  weighted([...new Set(words.filter(isTechnique).flatMap(formsOf))], 'C');

const asTyped = (typed: ReadonlyMap<string, string>, word: string): string[] => {
  const other = typed.get(word);
  return other === undefined ? [] : [other];
};

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
    : { has: `${weighted(names, 'AB')} | ${colorMark(color)}`, loosely: anyOf(names) };
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
const hasManyColors = MANY_COLORS.map((side) => `(${weighted(side.map(markOf), 'ABC')})`).join(' & ');
const colorsFor = (tone: Tone): string => (tone === 'vivid' ? `(${hasManyColors})` : '');
/** Many colors, not much of one. */
const COLORFUL = /^(?:colou?rful|multicolou?r(?:ed)?|rainbow)$/;

const toneLine = (tone: Tone, typed: readonly string[]): Line => {
  if (typed.some((word) => COLORFUL.test(word)))
    // As they are: the stem of 'colorful' is that of 'two colors'.
    return { has: colorsFor(tone), start: weighted(['colorful', 'colourful', 'multicolored'], 'AB') };
  const names = anyOf(namesIn(TONE_WORDS, tone).filter((word) => !COLORFUL.test(word)));
  return {
    has: oneOf([names, toneMark(tone)]),
    loosely: markFor(tone),
    typed: names,
  };
};

/**
 * What is looked for in one of its ways each; all of it is optional when fewer words match. In order of importance: what
 * is shown comes before how it feels and which color it has.
 */
function linesOf(
  { words, optional, facets, parts }: ReadQuery,
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
    ...facets.tones.map((tone) => toneLine(tone, typedFor('tone', tone))),
    ...facets.colors
      .filter(isNamed)
      .map((color) => colorLine(color, typedFor('color', color), isFigure(facets))),
  ];
  // Where an artist is from is found on the profile.
  const isOptional = (word: string) =>
    optional.includes(word) || known.foreign.has(word) || citiesNamed(word).length > 0;
  const isOne = words.filter((word) => !isOptional(word)).length + feelings.length === 1;
  const isRequired = words.some((word) => !isOptional(word)) || feelings.length > 0;
  return [
    ...words.map((word, index) => {
      const is = {
        canGoOn: canGoOn(word, index),
        isExact,
        isOptional: !isExact && isRequired && isOptional(word),
      };
      return { ...wordLine(word, is, known), isOptional: is.isOptional };
    }),
    // Beside something else what has a mood or a color only loosely would be noise.
    ...feelings.map(({ loosely = '', ...line }) =>
      isOne ? { ...line, loosely } : { ...line, alike: loosely },
    ),
  ];
}

/** Who plays an instrument that is shown need not be in the picture, and brushes crowd a frame. */
const NOT_DEPICTED = new Set(['musician', 'dancer', 'crowd']);

/**
 * As in a picture one does not want: a little of it is too much.
 * @param wanted who wants flowers but no roses wants other flowers
 */
function unwanted(word: string, wanted: ReadonlySet<string>): string {
  const color = COLOR_WORDS.get(word);
  if (color && isNamed(color)) return `${anyOf(spellingsOf(word))} | '${markOf(color)}'`;
  const tone = TONE_WORDS.get(word) as Tone | undefined;
  if (tone) {
    const names = namesIn(TONE_WORDS, tone).filter((name) => !COLORFUL.test(name));
    return oneOf([weighted(names, 'ABC'), markFor(tone), colorsFor(tone)]);
  }
  const mood = moodNamed(word) as Mood | undefined;
  if (mood) return `${anyOf([word])} | ${hasMood(mood)} | '${markOf(mood)}':AB`;
  const meant = [...meaningsOf(word), ...seenWith(word)].filter((one) => !wanted.has(one));
  const named = meant.filter((one) => !NOT_DEPICTED.has(one));
  return oneOf([anyOf(spellingsOf(word)), weighted(named, 'ABC')]);
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
  foreign: new Set(),
  typed: new Map(),
  compounds: { joined: new Map(), split: new Map() },
};

/** Several lines, and a line with words as typed, are ranked one by one: see search-rank.ts. */
export const hasLines = (compiled: string): boolean => /\n|\t.*\t.*\t/.test(compiled);

const compiled = (lines: string[], joint: '=&' | '=|' = '=&'): string =>
  lines.length === 0 ? '' : `${joint}${lines.join('\n')}`;

/** Works that match everything; empty if nothing but filters was typed. */
export const compileAll = (read: ReadQuery, options: Options = {}): string =>
  compiled([...linesOf(read, options).map(listed), ...fixedLines(read, options.color)]);

/** Works that match something but not everything; null if one thing only was asked for. */
export function compileAny(read: ReadQuery, options: Options = {}): string | null {
  const lines = linesOf(read, options);
  const isLess = lines.length > 1 || lines.some(({ loosely }) => Boolean(loosely));
  if (!isLess) return null;
  const enough = `+${oneOf(lines.map(({ enough: one, has, loosely = '' }) => one ?? oneOf([has, loosely])))}`;
  return compiled([...lines.map(listed), enough, ...fixedLines(read, options.color)], '=|');
}

/**
 * Works that match nothing of it, a list of their own: those that are like something of it, null if nothing is known to be; and
 * the rest that no filter excludes, null if nothing but filters was typed.
 */
export function compileOthers(
  read: ReadQuery,
  options: Options = {},
): { alike: string | null; rest: string | null } {
  const lines = linesOf(read, options).filter(({ isOptional }) => !isOptional);
  const alike = oneOf(lines.map(({ alike: one = '' }) => one));
  const without = lines.map(
    ({ has, start = '', loosely = '' }) => `-${written({ has: oneOf([has, loosely]), start })}`,
  );
  const rest = [...without, ...fixedLines(read, options.color)];
  return {
    alike: alike === '' ? null : compiled([alike, ...rest]),
    rest: lines.length === 0 ? null : compiled(rest),
  };
}
