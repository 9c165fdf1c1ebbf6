/** The typefaces for print. Each comes in subsets, so text is set in runs of one subset each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import bricolage from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' };
import geist from '@fontsource/geist-mono/unicode.json' with { type: 'json' };
import hanken from '@fontsource/hanken-grotesk/unicode.json' with { type: 'json' };
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'display' | 'text' | 'strong' | 'italic' | 'mono' | 'monoStrong';

/** The characters that each subset of a family draws. */
const UNICODE: Record<Family, Record<string, string>> = {
  'bricolage-grotesque': bricolage,
  'geist-mono': geist,
  'hanken-grotesk': hanken,
};
type Family = 'bricolage-grotesque' | 'geist-mono' | 'hanken-grotesk';
const FACES: Record<Face, { family: Family; style: string }> = {
  display: { family: 'bricolage-grotesque', style: '600-normal' },
  text: { family: 'hanken-grotesk', style: '400-normal' },
  strong: { family: 'hanken-grotesk', style: '600-normal' },
  italic: { family: 'hanken-grotesk', style: '400-italic' },
  mono: { family: 'geist-mono', style: '400-normal' },
  monoStrong: { family: 'geist-mono', style: '600-normal' },
};
/** In order of preference. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'];
/** Replacement for characters that no face has. */
const SUBSTITUTE = '?';

const require = createRequire(import.meta.url);
const files = new Map<string, Buffer>();
const ranges = new Map<string, [subset: string, from: number, to: number][]>();

/** The file of a face and subset, unpacked. */
export function fontFile(face: Face, subset: string): Buffer {
  const { family, style } = FACES[face];
  const name = `@fontsource/${family}/files/${family}-${subset}-${style}.woff`;
  const known = files.get(name) ?? unpackWoff(readFileSync(require.resolve(name)));
  files.set(name, known);
  return known;
}

/** "U+0000-00FF,U+0131" -> pairs of code points. */
const parseRanges = (text: string): [from: number, to: number][] =>
  text.split(',').map((range) => {
    const [from = '', to] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)];
  });

function rangesOf(face: Face): [subset: string, from: number, to: number][] {
  const { family } = FACES[face];
  const known = ranges.get(family);
  if (known) return known;
  const stated = UNICODE[family];
  const read = SUBSETS.filter((subset) => stated[subset]).flatMap((subset) =>
    parseRanges(stated[subset]!).map(([from, to]): [string, number, number] => [subset, from, to]),
  );
  ranges.set(family, read);
  return read;
}

const subsetOf = (face: Face, character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return rangesOf(face).find(([, from, to]) => code >= from && code <= to)?.[0];
};

/** Splits a text into runs that one subset can draw; a new line stays with its run. */
export function toRuns(face: Face, text: string): { subset: string; text: string }[] {
  const runs: { subset: string; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const isNeutral = character === '\n' || character === ' ';
    const subset = isNeutral ? (last?.subset ?? 'latin') : subsetOf(face, character);
    const drawn = subset ? character : SUBSTITUTE;
    if (last && last.subset === (subset ?? 'latin')) last.text += drawn;
    else runs.push({ subset: subset ?? 'latin', text: drawn });
  }
  return runs;
}
