/** What a color, a tone or a mood of a search finds. Pure. */
import { COLORS, type Color } from '#shared/artworks/browse.ts';
import { type Tone, markOf } from '#shared/artworks/color-names.ts';
import { MOODS, type Mood } from '#shared/artworks/moods.ts';
import { COLOR_WORDS, TONE_WORDS } from '#shared/discovery/search/feeling-words.ts';
import type { ReadFacets } from '#shared/discovery/search/read-query.ts';
import type { Line } from './line.ts';
import { meaningsOf } from './synonyms.ts';
import { anyOf, oneOf, weighted } from './tsquery.ts';

/** A tenth of the picture at least. */
export const markFor = (name: Color | Tone | Mood): string => `'${markOf(name)}':ABC`;
/** Of what nearly every picture has some, a quarter. */
const PLAIN: ReadonlySet<Color> = new Set(['cream', 'gray', 'black']);
const colorMark = (color: Color): string => (PLAIN.has(color) ? `'${markOf(color)}':AB` : markFor(color));
/** A good part of what a picture can have of the tone. */
export const toneMark = (tone: Tone): string => `'${markOf(tone)}':A`;
export const isNamed = (color: string): color is Color => COLORS.some((name) => name === color);

export const namesIn = (table: ReadonlyMap<string, string>, name: string): string[] =>
  [...table].filter(([, named]) => named === name).map(([word]) => word);

/** What has the mood: see shared/artworks/moods.ts. */
export const hasMood = (mood: Mood): string => {
  const { words, hints, ...signs } = MOODS[mood];
  const mark = `'${markOf(mood)}'`;
  const named = weighted([mood, ...words.split(' ')], 'AB');
  const has = `${named} | (${mark}:AB & (${weighted(hints.split(' '), 'ABC')})) | ${mark}:A`;
  return 'unlike' in signs ? `((${has}) & !(${weighted(signs.unlike.split(' '), 'ABC')}))` : has;
};

/** Moods that exclude each other, as title and tags name them. */
const OPPOSED: Partial<Record<Mood, string>> = {
  calm: `${MOODS.loud.words} bold eerie ghostly haunted`,
  loud: MOODS.calm.words,
};

const unlikeOf = (mood: Mood): Pick<Line, 'unlike'> => {
  const opposed = OPPOSED[mood];
  return opposed === undefined ? {} : { unlike: weighted(opposed.split(' '), 'AB') };
};

/** The word as typed, or the mood that it names. */
export const moodLine = (mood: Mood, typed: readonly string[]): Line => ({
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
  ...unlikeOf(mood),
});

/** Title or tags name the mood. */
export const namedMood = (mood: Mood): string => weighted([mood, ...MOODS[mood].words.split(' ')], 'AB');

const SIDES: Partial<Record<Color, Tone>> = {
  red: 'warmth',
  orange: 'warmth',
  yellow: 'warmth',
  brown: 'warmth',
  teal: 'cool',
  blue: 'cool',
  violet: 'cool',
};
/** What has some blue among cool colors is blue, what has it among all colors is not. */
export const mostlyOf = (color: Color): string => {
  const side = SIDES[color];
  return oneOf([
    weighted(namesIn(COLOR_WORDS, color), 'AB'),
    `'${markOf(color)}'`,
    side === undefined ? '' : `'${markOf(side)}'`,
  ]);
};

/** The color is on a ground of another, or beside one: a little of it, or the description, is enough. */
export const isFigure = ({ ground, colors, isAnyColor }: ReadFacets): boolean =>
  ground !== undefined || (colors.length > 1 && !isAnyColor);

/**
 * The picture has the color, or title or tags name it; if nothing has it, other texts that name it.
 */
export function colorLine(
  color: Color,
  typed: readonly string[] = [],
  isLittle = false,
  isOfThing = false,
): Line {
  const names = [...namesIn(COLOR_WORDS, color), ...typed];
  return isLittle
    ? { has: `${weighted(names, 'ABC')} | '${markOf(color)}'` }
    : {
        // Of a thing the alt text tells the color, however little of it the picture has.
        has: `${weighted(names, isOfThing ? 'ABC' : 'AB')} | ${colorMark(color)}`,
        loosely: anyOf(names),
      };
}

/** Of each side of the color wheel something. */
const MANY_COLORS = [
  ['red', 'orange', 'pink'],
  ['yellow', 'green'],
  ['blue', 'teal', 'violet'],
] as const;
const hasManyColors = MANY_COLORS.map((side) => `(${weighted(side.map(markOf), 'ABC')})`).join(' & ');
export const colorsFor = (tone: Tone): string => (tone === 'vivid' ? `(${hasManyColors})` : '');
/** By its palette a picture is bright where it is neither dull nor of one hue; its own words know what glows on black. */
export const GLARING = `${weighted('glow neon iridescent candy jewel'.split(' '), 'ABC')} | !(${oneOf(
  (['muted', 'monochrome', 'blackwhite'] as const).map((tone) => `'${markOf(tone)}'`),
)})`;
/** Pink that is nothing pale is red to who wants none. */
export const HOT_PINK = `('${markOf('pink')}':A & '${markOf('vivid')}')`;

/** Many colors, not much of one. */
export const COLORFUL = /^(?:colou?rful|multicolou?r(?:ed)?|rainbow)$/;

export const NAMED_COLORFUL = weighted(['colorful', 'colourful', 'multicolored'], 'AB');

export const toneLine = (tone: Tone, typed: readonly string[], isOfThing = false): Line => {
  if (typed.some((word) => COLORFUL.test(word)))
    // As they are: the stem of 'colorful' is that of 'two colors'.
    return { has: colorsFor(tone), start: NAMED_COLORFUL };
  const names = namesIn(TONE_WORDS, tone).filter((word) => !COLORFUL.test(word));
  return {
    // Of 'pale filaments' in a description little is light.
    // Few pictures are vivid all over: of a thing less is enough.
    has: oneOf([weighted(names, 'AB'), isOfThing && tone === 'vivid' ? markFor(tone) : toneMark(tone)]),
    loosely: markFor(tone),
    typed: anyOf(typed.length > 0 ? typed : names),
  };
};
