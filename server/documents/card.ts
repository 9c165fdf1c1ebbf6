/** A share card as SVG: text in any script as outlines, so that whatever draws it needs no fonts. Lengths in pixels. */
import { BRAND } from '#shared/kernel/brand.ts';
import { CARD } from '#shared/previews/contract.ts';
import { type Line, type Run, type Type, setLines, trackingOf } from './lines.ts';
import type { Picture } from './picture.ts';
import { shapeText } from './shape.ts';

export interface Card {
  /** A work beside its facts; a member above a row of works; a course or a collection beside its pictures. */
  layout: 'artwork' | 'profile' | 'list';
  label: string | null;
  title: string;
  byline: string | null;
  facts: string | null;
  price: string | null;
  left: string | null;
  isSold: boolean;
  portrait: Picture | null;
  pictures: Picture[];
}

/** The screen palette. */
const INK = '#0c0b0a';
const WALL = '#171310';
const PAPER = '#f7f4ee';
const SOFT = '#d0ccc5';
const MUTE = '#9f9a94';
const ACCENT = '#fd764c';
const ON_ACCENT = '#1d0b05';
const DOT = '#e5484d';
/** Nothing but pictures is nearer to the edge. */
const EDGE = 56;
const ROUNDING = 6;
const BRAND_SIDE = 36;
const BRAND_WIDTH = 128;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Text extends Type {
  color: string;
  width: number;
  maxLines?: number;
}

function drawRun({ font, text, isRtl }: Run, x: number, baseline: number, style: Text): string {
  const { glyphs, positions } = shapeText(font, text, isRtl);
  const scale = style.size / 1000;
  const unit = style.size / font.unitsPerEm;
  // Noto has one weight, drawn bolder where the brand's face is bold.
  const stroke = font.isEmboldened ? ` stroke="${style.color}" stroke-width="${font.unitsPerEm * 0.02}"` : '';
  let at = x;
  return glyphs
    .map(({ id }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [left, top] = [at + xOffset * scale, baseline - yOffset * scale];
      at += xAdvance * scale + trackingOf(font, style);
      const path = font.type.glyphToPath(id);
      const place = `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${unit} ${-unit})`;
      return path && `<path transform="${place}" d="${path}"${stroke}/>`;
    })
    .join('');
}

function drawLines(lines: Line[], x: number, y: number, style: Text): { svg: string; end: number } {
  let top = y;
  const drawn = lines.map((line) => {
    let left = line.isRtl ? x + style.width - line.width : x;
    const runs = line.runs.map((run) => {
      const svg = drawRun(run, left, top + line.above, style);
      left += run.width;
      return svg;
    });
    top += line.above + line.below;
    return runs.join('');
  });
  return { svg: `<g fill="${style.color}">${drawn.join('')}</g>`, end: top };
}

/** A column of texts, one below the other. */
function column(x: number, y: number, width: number) {
  let end = y;
  const parts: string[] = [];
  return {
    write(text: string, style: Omit<Text, 'width'>, gap = 0): void {
      const lines = setLines(text, style, width).slice(0, style.maxLines);
      const drawn = drawLines(lines, x, end + gap, { ...style, width });
      parts.push(drawn.svg);
      end = drawn.end;
    },
    add(svg: string): void {
      parts.push(svg);
    },
    end: () => end,
    svg: () => parts.join(''),
  };
}

/** The largest size at which the title has three lines, or at the smallest whatever it has, to a limit. */
function titleStyle(title: string, width: number, sizes: [number, ...number[]]): Omit<Text, 'width'> {
  const styles = sizes.map((size) => ({
    face: 'display' as const,
    size,
    tracking: size * -0.02,
    color: PAPER,
    maxLines: 8,
  }));
  return styles.find((style) => setLines(title, style, width).length <= 3) ?? styles.at(-1)!;
}

/** The mark and the name. */
function brand(x: number, y: number): string {
  const name = column(x + BRAND_SIDE + 12, y + 1, BRAND_WIDTH);
  name.write(BRAND, { face: 'display', size: 27, tracking: -0.5, color: PAPER });
  return `<rect x="${x}" y="${y}" width="${BRAND_SIDE}" height="${BRAND_SIDE}" rx="5" fill="${ACCENT}"/>
    <path transform="translate(${x + 7.7} ${y + 7.7}) scale(1.286)" fill="${ON_ACCENT}" d="M2 14 8 2l6 12h-3.2L8 8.2 5.2 14Z"/>${name.svg()}`;
}

/** Fills the box, from the top; what is beyond it is cut off. */
function fill({ jpeg }: Picture, { x, y, width, height }: Box, rounding = ROUNDING): string {
  const clip = `c${Math.round(x)}-${Math.round(y)}`;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<clipPath id="${clip}"><rect ${box} rx="${rounding}"/></clipPath>
    <image ${box} preserveAspectRatio="xMidYMin slice" clip-path="url(#${clip})" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
}

/** As large as the box allows, whole, in its middle. */
function fit(picture: Picture, box: Box): string {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  return fill(picture, { x, y, width, height });
}

function drawWork({ title, byline, facts, price, left, isSold, pictures: [picture] }: Card): string {
  const [wall, x] = picture ? [700, 756] : [0, EDGE];
  const width = CARD.width - EDGE - x;
  const text = column(x, EDGE, width);
  text.write(title, titleStyle(title, width, [50, 42, 36, 30]));
  if (byline) text.write(byline, { face: 'text', size: 26, color: SOFT, maxLines: 2 }, 14);
  if (facts) text.write(facts, { face: 'text', size: 20, color: MUTE, maxLines: 2 }, 10);
  if (price) text.write(price, { face: 'mono', size: 42, tracking: -1, color: PAPER, maxLines: 1 }, 18);
  if (left) text.write(left, { face: 'text', size: 20, color: SOFT, maxLines: 1 }, 2);
  if (isSold) {
    const sold = column(x + 30, text.end() + 20, width);
    sold.write('Sold', { face: 'text', size: 24, color: SOFT });
    text.add(
      `<circle cx="${x + 9}" cy="${(text.end() + 20 + sold.end()) / 2}" r="9" fill="${DOT}"/>${sold.svg()}`,
    );
  }
  return `<rect width="${wall}" height="${CARD.height}" fill="${WALL}"/>
    ${picture ? fit(picture, { x: 48, y: 48, width: wall - 96, height: CARD.height - 96 }) : ''}
    ${text.svg()}${brand(x, 537)}`;
}

function drawProfile({ title, byline, portrait, pictures }: Card): string {
  const side = 150;
  const x = portrait ? EDGE + side + 36 : EDGE;
  const width = CARD.width - 2 * EDGE - BRAND_SIDE - BRAND_WIDTH - (x - EDGE);
  const text = column(x, EDGE, width);
  text.write(title, { ...titleStyle(title, width, [68, 52, 40]), maxLines: 3 });
  if (byline) text.write(byline, { face: 'text', size: 26, color: SOFT, maxLines: 2 }, 8);
  const top = Math.max(278, text.end() + 28);
  const gap = 20;
  const each = (CARD.width - EDGE - gap * (pictures.length - 1)) / pictures.length;
  const row = pictures.map((picture, index) =>
    fill(picture, {
      x: EDGE + index * (each + gap),
      y: top,
      width: each + ROUNDING,
      height: CARD.height - top + ROUNDING,
    }),
  );
  const face = portrait ? fill(portrait, { x: EDGE, y: EDGE, width: side, height: side }, side / 2) : '';
  return `${face}${text.svg()}${brand(CARD.width - EDGE - BRAND_SIDE - 92, 66)}${row.join('')}`;
}

/** Up to three, beside the text. */
function boxesFor(count: number): Box[] {
  const [x, y, gap] = [560, 12, 12];
  const width = CARD.width - gap - x;
  const height = CARD.height - 2 * gap;
  if (count < 2) return [{ x, y, width, height }];
  const first = 374;
  const rest = { x: x + first + gap, width: width - first - gap };
  if (count === 2)
    return [
      { x, y, width: first, height },
      { ...rest, y, height },
    ];
  const half = (height - gap) / 2;
  return [
    { x, y, width: first, height },
    { ...rest, y, height: half },
    { ...rest, y: y + half + gap, height: half },
  ];
}

function drawList({ label, title, byline, facts, pictures }: Card): string {
  const width = (pictures.length > 0 ? 560 : CARD.width) - 2 * EDGE;
  const text = column(EDGE, EDGE, width);
  if (label) text.write(label, { face: 'text', size: 20, color: MUTE });
  text.write(title, titleStyle(title, width, [56, 46, 38, 30]), 16);
  if (byline) text.write(byline, { face: 'text', size: 24, color: SOFT, maxLines: 2 }, 16);
  if (facts) text.write(facts, { face: 'text', size: 20, color: MUTE, maxLines: 2 }, 12);
  const boxes = boxesFor(pictures.length);
  return `${text.svg()}${brand(EDGE, 537)}${pictures.map((picture, index) => fill(picture, boxes[index]!)).join('')}`;
}

const LAYOUTS = { artwork: drawWork, profile: drawProfile, list: drawList };

export function drawCard(card: Card): Buffer {
  const { width, height } = CARD;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${INK}"/>
    ${LAYOUTS[card.layout](card)}</svg>`);
}
