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
} from '#shared/discovery/search/feeling-words.ts';
import { type ReadQuery, plainWords } from '#shared/discovery/search/read-query.ts';
import { meaningsOf, spellingsOf } from './synonyms.ts';

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
  const moods = (THING_MOODS.get(word) ?? []) as Mood[];
  const near = [
    ...moods.flatMap((mood) => [`'${mood}':B`, `'${markOf(mood)}':AB`]),
    ...(word.length >= LONG ? [beginning(word.slice(0, -ENDING))] : []),
  ];
  return near.join(' | ');
}

function wordLine(word: string, isLast: boolean, isExact: boolean): string {
  const start = isLast ? beginning(word) : '';
  if (isExact) return `${anyOf([word])}\t${start}`;
  const thing = COLOR_THINGS.get(word);
  const color = thing !== undefined && thing !== word && isNamed(thing) ? ` | '${markOf(thing)}':AB` : '';
  const spelled = spellingsOf(word);
  const others = meaningsOf(word).filter((other) => !spelled.includes(other));
  // In a description they are chance.
  const meant = others.map((other) => ` | '${other}':ABC`).join('');
  return `${anyOf(spelled)}${meant}${color}\t${start}\t${nearby(word)}\t${anyOf(spelled)}`;
}

/**
 * The word as typed, wherever it stands; in a description the other words of a mood are chance, and a little of it in the
 * picture is none.
 */
const moodLine = (mood: Mood, typed: readonly string[]): string => {
  const felt = [mood, ...MOODS[mood].words.split(' ')].map((word) => `'${word}':ABC`);
  return `${anyOf(typed)} | ${felt.join(' | ')} | '${markOf(mood)}':AB\t\t\t${anyOf(typed.flatMap(meaningsOf))}`;
};

/** The picture has the color, or title or tags name it; if nothing has it, other texts that name it. */
function colorLine(color: Color): string {
  const names = namesIn(COLOR_WORDS, color);
  return `${names.map((word) => `'${word}':AB`).join(' | ')} | ${markFor(color)}\t\t${anyOf(names)}`;
}

/** Works of one color, as if it had been typed. */
export const compileColor = (color: Color): string => `=&${colorLine(color)}`;

/**
 * What is looked for in one of its ways each; all of it is optional when fewer words match. In order of importance: what
 * is shown comes before how it feels and which color it has.
 */
const linesOf = ({ words, facets, parts }: ReadQuery, isExact: boolean): string[] => [
  ...words.map((word, index) => wordLine(word, index === words.length - 1, isExact)),
  ...facets.moods.map((mood) =>
    moodLine(
      mood,
      parts
        .filter(({ kind, value }) => kind === 'mood' && value === mood)
        .flatMap(({ word }) => plainWords(word)),
    ),
  ),
  ...facets.tones.map((tone) => `${anyOf(namesIn(TONE_WORDS, tone))} | ${markFor(tone)}`),
  ...facets.colors.filter(isNamed).map(colorLine),
];

const excludedLine = (word: string): string => {
  const color = COLOR_WORDS.get(word);
  return `-${anyOf(spellingsOf(word))}${color && isNamed(color) ? ` | ${markFor(color)}` : ''}`;
};

const fixedLines = ({ excluded, facets }: ReadQuery, color: string | undefined): string[] => [
  ...(facets.by === undefined
    ? []
    : [
        `+${plainWords(facets.by)
          .map((word) => `'${word}':*B`)
          .join(' & ')}`,
      ]),
  ...(color !== undefined && isNamed(color) ? [`+${markFor(color)}`] : []),
  ...excluded.map(excludedLine),
];

interface Options {
  /** A color chosen besides, by name. */
  color?: string | undefined;
  /** Exactly these words, and none that mean the same. */
  isExact?: boolean;
}

/** Several lines, and a line with words as typed, are ranked one by one: see search-rank.ts. */
export const hasLines = (compiled: string): boolean => /\n|\t.*\t.*\t/.test(compiled);

/** Works that match everything; empty if nothing but filters was typed. */
export function compileAll(read: ReadQuery, { color, isExact = false }: Options = {}): string {
  const lines = [...linesOf(read, isExact), ...fixedLines(read, color)];
  return lines.length === 0 ? '' : `=&${lines.join('\n')}`;
}

/** Works that match something but not everything; null if one thing only was asked for. */
export function compileAny(read: ReadQuery, { color, isExact = false }: Options = {}): string | null {
  const lines = linesOf(read, isExact);
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
