/** Text as lines of runs: broken by the rules of Unicode, and each line in the order in which it is seen. */
import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { type Face, type Font, type Glyphs, mainFont, toGlyphs } from './fonts.ts';
import { shapeText } from './shape.ts';

export interface Type {
  face: Face;
  /** In points, like everything. */
  size: number;
  /** More or less space between letters of the brand's typefaces. */
  tracking?: number;
}
/** What one font draws in one go. */
export interface Run {
  text: string;
  font: Font;
  isRtl: boolean;
  width: number;
}
export interface Line {
  /** From left to right. */
  runs: Run[];
  width: number;
  /** The direction of its paragraph. */
  isRtl: boolean;
  /** From the top to the baseline, and on to the bottom. */
  above: number;
  below: number;
}

interface Atom extends Glyphs {
  /** Of embedding: odd from right to left. */
  level: number;
}

const bidi = bidiFactory();
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where a line may end: offsets in the text, the last is its end. */
function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const found = new Set<number>();
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position);
  for (const { index } of UNSPACED.test(text) ? words.segment(text) : [])
    if (UNSPACED.test(text.charAt(index)) && UNSPACED.test(text.charAt(index - 1))) found.add(index);
  return [...found].sort((a, b) => a - b);
}

export const trackingOf = (font: Font, { tracking = 0 }: Type): number => (font.isBrand ? tracking : 0);

/** Neighbors of one font and level are drawn as one. */
function toRuns(atoms: Atom[], type: Type): (Run & { level: number })[] {
  const groups: [Atom, ...Atom[]][] = [];
  for (const atom of atoms) {
    const group = groups.at(-1);
    if (group?.[0].font.name === atom.font.name && group[0].level === atom.level) group.push(atom);
    else groups.push([atom]);
  }
  return groups.map((group) => {
    const [{ font, level }] = group;
    const text = group.map((atom) => atom.text).join('');
    const isRtl = level % 2 === 1;
    const { advanceWidth, glyphs } = shapeText(font, text, isRtl);
    const width = (advanceWidth * type.size) / 1000 + glyphs.length * trackingOf(font, type);
    return { text, font, level, isRtl, width };
  });
}

const sumOf = (runs: Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** Rule L2 of the bidirectional algorithm. */
function reorder<T extends { level: number }>(runs: T[]): T[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...seen.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < seen.length; from++) {
      let to = from;
      while (to < seen.length && seen[to]!.level >= level) to++;
      seen.splice(from, to - from, ...seen.slice(from, to).toReversed());
      from = to;
    }
  }
  return seen;
}

const trimEnd = (atoms: Atom[]): Atom[] =>
  atoms.slice(0, atoms.findLastIndex(({ text }) => text.trim() !== '') + 1);

/** The parts of a paragraph between which a line may end. */
function toPieces(text: string, atoms: (Atom & { index: number })[]): Atom[][] {
  let from = 0;
  return breaksOf(text).map((end) => {
    const start = from;
    while (from < atoms.length && atoms[from]!.index < end) from++;
    return atoms.slice(start, from);
  });
}

function fill(pieces: Atom[][], type: Type, width: number): Atom[][] {
  const lines: Atom[][] = [[]];
  let used = 0;
  const add = (piece: Atom[]): void => {
    const line = lines.at(-1)!;
    if (used + sumOf(toRuns(trimEnd(piece), type)) <= width || (line.length === 0 && piece.length === 1)) {
      line.push(...piece);
      used += sumOf(toRuns(piece, type));
    } else if (line.length > 0) {
      lines.push([]);
      used = 0;
      add(piece);
    } else for (const atom of piece) add([atom]); // Wider than a line: it ends anywhere.
  };
  for (const piece of pieces) add(piece);
  return lines;
}

function setParagraph(text: string, type: Type, width: number): Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const atoms = toGlyphs(type.face, text).map((glyphs) => ({ ...glyphs, level: levels[glyphs.index]! }));
  return fill(toPieces(text, atoms), type, width).map((line) => {
    const runs = reorder(toRuns(trimEnd(line), type));
    const fonts = [mainFont(type.face), ...runs.map(({ font }) => font)];
    return {
      runs,
      width: sumOf(runs),
      isRtl: paragraphs[0]?.level === 1,
      above: Math.max(...fonts.map(({ above }) => above)) * type.size,
      below: Math.max(...fonts.map(({ below }) => below)) * type.size,
    };
  });
}

/** @param width the widest that a line may be; none: only paragraphs are broken */
export const setLines = (text: string, type: Type, width = Infinity): Line[] =>
  text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((paragraph) => setParagraph(paragraph.replace(/\p{Cc}/gu, ' '), type, width));
