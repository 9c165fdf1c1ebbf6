/** Names of colors and tones. Search finds works by them. Pure. */
import { COLORS, type Color } from './browse.ts';
import { type Lab, type PaletteColor, distance, labOfHex } from './color.ts';
import { MOODS, MOOD_NAMES, type Mood } from './moods.ts';

/** What each looks like, six hex digits. */
export const SWATCHES: Record<Color, string> = {
  red: 'c9412f',
  orange: 'e88c3c',
  yellow: 'e8c154',
  green: '5b9064',
  teal: '2f8f8f',
  blue: '3b6fb8',
  violet: '7b5cb3',
  pink: 'd98aa6',
  brown: '8f5d40',
  cream: 'e9dec6',
  gray: '8b8a86',
  black: '1c1c1e',
};

/** Nearer than this to another name, in Lab, a color has both. */
const BORDER = 16;

/** 'warm' is a mood: see ./moods.ts. */
export const TONES = [
  'warmth',
  'cool',
  'light',
  'dark',
  'pastel',
  'vivid',
  'muted',
  'monochrome',
  'blackwhite',
  'contrast',
] as const;
export type Tone = (typeof TONES)[number];

/** Where the hue of a name starts, in degrees; the last one goes on to the first. */
const HUES: [start: number, name: Color][] = [
  [12, 'red'],
  [46, 'orange'],
  [73, 'yellow'],
  [106, 'green'],
  [166, 'teal'],
  [238, 'blue'],
  [292, 'violet'],
  [328, 'pink'],
];

const hueOf = ({ a, b }: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b);

export function colorName(color: Lab): Color {
  const { l } = color;
  const [hue, chroma] = [hueOf(color), chromaOf(color)];
  if (l < 12 || (l < 26 && chroma < 12)) return 'black';
  if (chroma < 8) return l > 80 ? 'cream' : 'gray';
  if (l > 78 && chroma < 28 && hue > 40 && hue < 115) return 'cream';
  if (l < 58 && chroma < 42 && hue > 38 && hue < 90) return 'brown';
  const name = HUES.findLast(([start]) => hue >= start)?.[1] ?? 'pink';
  // A light red is pink, a dark pink is wine.
  if (name === 'red' && l > 62 && chroma < 50) return 'pink';
  if (name === 'pink' && l < 34) return hue > 345 || hue < 12 ? 'red' : 'violet';
  return name;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (palette: PaletteColor[], of: (color: PaletteColor) => number): number =>
  sum(palette.map((color) => color.share * of(color))) / Math.max(sum(palette.map((c) => c.share)), 0.001);

/** From 0 at `none` to 1 at `full`. */
const between = (value: number, none: number, full: number): number =>
  Math.min(Math.max((value - none) / (full - none), 0), 1);

const isWarm = (color: Lab): boolean => chromaOf(color) > 12 && (hueOf(color) < 105 || hueOf(color) > 345);
const isCool = (color: Lab): boolean => chromaOf(color) > 8 && hueOf(color) > 150 && hueOf(color) < 315;

/** How far a palette has each tone, 0 to 1. */
function tonesOf(palette: PaletteColor[]): Record<Tone, number> {
  const light = mean(palette, ({ l }) => l);
  const chroma = mean(palette, chromaOf);
  const spread = Math.sqrt(mean(palette, ({ l }) => (l - light) ** 2));
  const part = (is: (color: Lab) => boolean) => sum(palette.filter(is).map(({ share }) => share));
  // Of all that has a hue: how far it lies around one.
  const hues = palette.filter((color) => chromaOf(color) > 6);
  const weight = Math.max(sum(hues.map((c) => c.share * chromaOf(c))), 0.001);
  const oneHue =
    Math.hypot(sum(hues.map((c) => c.share * c.a)), sum(hues.map((c) => c.share * c.b))) / weight;
  return {
    warmth: between(part(isWarm), 0.3, 0.9),
    cool: between(part(isCool), 0.3, 0.9),
    light: between(light, 60, 85),
    dark: between(-light, -42, -16),
    pastel: Math.min(between(light, 62, 74), between(chroma, 5, 14), between(-chroma, -38, -24)),
    vivid: between(chroma, 30, 50),
    muted: between(-chroma, -19, -8),
    monochrome: Math.max(between(-chroma, -9, -4), between(oneHue, 0.95, 1)),
    blackwhite: Math.min(
      between(-chroma, -11, -3),
      between(-part((color) => chromaOf(color) > 8), -0.25, -0.05),
    ),
    contrast: between(spread, 20, 34),
  };
}

/** Search keeps four weights. */
const LETTERS: [least: number, letter: 'A' | 'B' | 'C' | 'D'][] = [
  [0.45, 'A'],
  [0.25, 'B'],
  [0.12, 'C'],
  [0.05, 'D'],
];
const letterOf = (strength: number) => LETTERS.find(([least]) => strength >= least)?.[1];
/** A picture alone makes a mood only if there is hardly anything else in it. */
const MOOD_REACH = 0.5;

/** The word of a color, tone or mood in the index: no text contains it. */
export const markOf = (name: Color | Tone | Mood): string => `${name}0`;

/** This much of one color is as much as it can be. */
const FULL_SHARE = 0.4;

function sharesOf(palette: PaletteColor[]): Record<Color, number> {
  const shares = Object.fromEntries(COLORS.map((name) => [name, 0])) as Record<Color, number>;
  for (const color of palette) {
    const name = colorName(color);
    shares[name] += color.share;
    // On the border of two names it has both.
    for (const other of COLORS) {
      if (other !== name && distance(color, labOfHex(SWATCHES[other])) < BORDER)
        shares[other] += color.share / 2;
    }
  }
  return shares;
}

const STEP = 3;

/** The names that colors within `reach` of this one, in Lab, may have. */
export function namesNear({ l, a, b }: Lab, reach: number): Color[] {
  const names = new Set<Color>();
  // Palettes are rounded before they are stored.
  const most = reach + 1;
  const offsets = Array.from(
    { length: Math.ceil(most / STEP) * 2 + 1 },
    (_, n) => (n - Math.ceil(most / STEP)) * STEP,
  );
  for (const dl of offsets) {
    for (const da of offsets) {
      for (const db of offsets) {
        if (Math.hypot(dl, da, db) < most + STEP) names.add(colorName({ l: l + dl, a: a + da, b: b + db }));
      }
    }
  }
  return [...names];
}

/** How far a palette has each mood, 0 to 1. */
function moodsOf(shares: Record<Color, number>, tones: Record<Tone, number>) {
  const full = Object.entries(shares).map(([name, share]) => [name, Math.min(share / FULL_SHARE, 1)]);
  const picture = { ...tones, ...(Object.fromEntries(full) as Record<Color, number>) };
  return MOOD_NAMES.map((mood) => [mood, Math.min(MOODS[mood].picture(picture), 1) * MOOD_REACH] as const);
}

/** A tsvector of the colors, tones and moods, as text; empty without a palette. */
export function marksOf(palette: PaletteColor[]): string {
  if (palette.length === 0) return '';
  const shares = sharesOf(palette);
  const tones = tonesOf(palette);
  const moods = moodsOf(shares, tones);
  return [...Object.entries(shares), ...Object.entries(tones), ...moods]
    .flatMap(([name, strength]) => {
      const letter = letterOf(strength);
      return letter ? [`'${markOf(name as Color)}':1${letter}`] : [];
    })
    .toSorted()
    .join(' ');
}
