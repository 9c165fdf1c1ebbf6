/** The typefaces for print: the brand's, then Noto's for every script that they lack. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face as TypeFace, Font as Type } from 'harfbuzzjs';
import { ROOT } from '#server/root.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'display' | 'text' | 'strong' | 'italic' | 'mono' | 'monoStrong';

const FACES: Record<Face, { family: string; style: string; isBold?: true }> = {
  display: { family: 'bricolage-grotesque', style: '600-normal', isBold: true },
  text: { family: 'hanken-grotesk', style: '400-normal' },
  strong: { family: 'hanken-grotesk', style: '600-normal', isBold: true },
  italic: { family: 'hanken-grotesk', style: '400-italic' },
  mono: { family: 'geist-mono', style: '400-normal' },
  monoStrong: { family: 'geist-mono', style: '600-normal', isBold: true },
};
/** The subsets that a family of the brand comes in; not every family has all. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'];
/** Scripts with a file of their name in ./fonts/. */
const NAMED =
  'Arabic Armenian Bengali Canadian_Aboriginal Cherokee Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Javanese Kannada Khmer Lao Malayalam Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Thaana Thai Tibetan Tifinagh';
const FILES: Record<string, string[]> = {
  Bopomofo: ['cjk'],
  Cyrillic: ['cyrillic', 'cyrillic-ext'],
  Greek: ['greek', 'greek-ext'],
  Han: ['cjk'],
  Hangul: ['cjk'],
  Hiragana: ['cjk'],
  Katakana: ['cjk'],
  Latin: ['latin-ext'],
};
const PATTERNS = [...NAMED.split(' '), ...Object.keys(FILES)].map((script) => ({
  pattern: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
  files: FILES[script] ?? [script.toLowerCase().replace('_', '-')],
}));
/** Characters of no one script. */
const SYMBOLS = ['symbols', 'symbols-2', 'math', 'emoji', 'cjk'];
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
/** Joiners and the like, which need no glyph. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
/** Stands for a character that no typeface has. */
const SUBSTITUTE = '\u25A1';

export interface Font {
  name: string;
  file: Buffer;
  type: Type;
  unitsPerEm: number;
  /** Of a line at size 1: from its top to its baseline, and on to its bottom. */
  above: number;
  below: number;
  /** Noto has one weight, which is drawn bolder where the brand's face is bold. */
  isEmboldened: boolean;
  isBrand: boolean;
}
/** Characters that one font draws, which are not taken apart. */
export interface Glyphs {
  text: string;
  font: Font;
}

const require = createRequire(import.meta.url);
type Loaded = Omit<Font, 'name' | 'isEmboldened' | 'isBrand'>;
const loaded = new Map<string, Loaded | null>();

function read(location: string): Loaded {
  const file = unpackWoff(readFileSync(location));
  const face = new TypeFace(new Blob(file));
  const type = new Type(face);
  const { ascender, descender, lineGap } = type.hExtents();
  const unitsPerEm = face.upem;
  return { file, type, unitsPerEm, above: ascender / unitsPerEm, below: (lineGap - descender) / unitsPerEm };
}

/** @returns null if the family has no such subset */
function load(name: string, locate: () => string): Loaded | null {
  if (!loaded.has(name)) {
    try {
      loaded.set(name, read(locate()));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      loaded.set(name, null);
    }
  }
  return loaded.get(name)!;
}

function brandFont(face: Face, subset: string): Font | null {
  const { family, style } = FACES[face];
  const name = `${family}-${subset}-${style}`;
  const font = load(name, () => require.resolve(`@fontsource/${family}/files/${name}.woff`));
  return font && { ...font, name, isEmboldened: false, isBrand: true };
}

function notoFont(face: Face, name: string): Font {
  const font = load(name, () => path.join(ROOT, `server/documents/fonts/${name}.woff`))!;
  return { ...font, name, isEmboldened: FACES[face].isBold ?? false, isBrand: false };
}

/** The font whose lines all text of the face stands in. */
export const mainFont = (face: Face): Font => brandFont(face, 'latin')!;

const draws = ({ type }: Font, characters: string[]): boolean =>
  characters.every((one) => INVISIBLE.test(one) || type.nominalGlyph(one.codePointAt(0)!) !== undefined);

/** In order of preference; each is loaded when those before it do not have the characters. */
function* fontsFor(face: Face, text: string, isJapanese: boolean): Generator<Font> {
  if (EMOJI.test(text)) yield notoFont(face, 'emoji');
  for (const subset of SUBSETS) {
    const font = brandFont(face, subset);
    if (font) yield font;
  }
  const ofScript = PATTERNS.flatMap(({ pattern, files }) => (pattern.test(text) ? files : []));
  if (isJapanese && ofScript.includes('cjk')) yield notoFont(face, 'japanese');
  for (const name of [...ofScript, ...SYMBOLS]) yield notoFont(face, name);
}

function findFont(face: Face, characters: string[], isJapanese: boolean): Font | undefined {
  for (const font of fontsFor(face, characters.join(''), isJapanese))
    if (draws(font, characters)) return font;
  return undefined;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into the smallest parts that may stand apart, each with its font and place in the text. */
export function toGlyphs(face: Face, text: string): (Glyphs & { index: number })[] {
  const isJapanese = KANA.test(text);
  return [...clusters.segment(text)].flatMap(({ segment, index }) => {
    const characters = Array.from(segment);
    if (characters.every((one) => INVISIBLE.test(one))) return [];
    const font = findFont(face, characters, isJapanese);
    if (font) return [{ text: segment, font, index }];
    // An unusual mark is left out sooner than its letter.
    const letter = findFont(face, characters.slice(0, 1), isJapanese);
    if (letter) return [{ text: characters[0]!, font: letter, index }];
    return [{ text: SUBSTITUTE, font: findFont(face, [SUBSTITUTE], false)!, index }];
  });
}
