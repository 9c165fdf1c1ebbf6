/** The glyphs of a text and their places, by HarfBuzz: letters joined, stacked and reordered as their script does. */
import { Buffer as Segment, Direction, shape } from 'harfbuzzjs';
import type { Font } from './fonts.ts';

/** As pdfkit's own layout returns it. Lengths in thousandths of the size of the type. */
export interface Shaped {
  /** From left to right. */
  glyphs: { id: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[];
  advanceWidth: number;
}

/** What copying from the document yields: a glyph's own character, or the widest of a cluster's other glyphs for the rest. */
function namesOf({ type }: Font, text: string, ids: number[]): number[][] {
  const rest = Array.from(text, (one) => one.codePointAt(0)!);
  const names = ids.map((id) => {
    const at = rest.findIndex((code) => type.nominalGlyph(code) === id);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  const widths = ids.map((id, index) => (names[index]!.length > 0 ? -1 : type.glyphHAdvance(id)));
  names[widths.indexOf(Math.max(...widths))]!.push(...rest);
  return names;
}

/** @param text of one paragraph, direction and font */
export function shapeText(font: Font, text: string, isRtl: boolean): Shaped {
  const segment = new Segment();
  segment.addText(text);
  segment.guessSegmentProperties();
  segment.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  shape(font.type, segment);
  const places = segment.getGlyphPositions();
  const infos = segment.getGlyphInfos();
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b);
  const names = new Map(
    starts.slice(0, -1).map((start, index) => {
      const ids = infos.filter(({ cluster }) => cluster === start).map(({ codepoint }) => codepoint);
      return [start, namesOf(font, text.slice(start, starts[index + 1]), ids)] as const;
    }),
  );
  const scale = 1000 / font.unitsPerEm;
  const positions = places.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: font.type.glyphHAdvance(infos[index]!.codepoint) * scale,
  }));
  return {
    glyphs: infos.map(({ codepoint: id, cluster }) => ({
      id,
      codePoints: names.get(cluster)!.shift()!,
    })),
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** What is not public of pdfkit: how a font sets what is drawn with it, and the part of it that goes into the file. */
interface Drawn {
  _font: {
    layout(text: string, features?: string[]): Shaped;
    encode(text: string, features?: string[]): [codes: string[], positions: Shaped['positions']];
    subset: { glyphs: number[] };
    widths: number[];
    unicode: number[][];
    codes?: Map<string, number>;
  };
}

/**
 * Has the sheet's current font set by HarfBuzz: pdfkit leaves words in the wrong order, and fails on marks that a font does
 * not place. Any feature means from right to left. A glyph that is part of several letters goes into the file once for each,
 * so that each is copied as what it is.
 */
export function shapeWith(sheet: PDFKit.PDFDocument, font: Font): void {
  const drawn = (sheet as unknown as Drawn)._font;
  if (drawn.codes) return;
  const codes = (drawn.codes = new Map<string, number>());
  drawn.layout = (text, features) => shapeText(font, text, features !== undefined);
  drawn.encode = (text, features) => {
    const { glyphs, positions } = drawn.layout(text, features);
    const found = glyphs.map(({ id, codePoints }, index) => {
      const name = `${id} ${codePoints.join(' ')}`;
      const code = codes.get(name) ?? drawn.subset.glyphs.push(id) - 1;
      codes.set(name, code);
      drawn.widths[code] = positions[index]!.advanceWidth;
      drawn.unicode[code] = codePoints;
      return code.toString(16).padStart(4, '0');
    });
    return [found, positions];
  };
}
