/** The A4 page that all documents are printed on: text in any script, rules, the head and the foot. Lengths in points. */
import Pdf from 'pdfkit';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Run, type Type, setLines, trackingOf } from './lines.ts';
import type { Picture } from './picture.ts';
import { shapeWith } from './shape.ts';

export const MM = 72 / 25.4;
export const PAGE = { width: 210 * MM, height: 297 * MM };
export const MARGIN = 17 * MM;
export const INNER = PAGE.width - 2 * MARGIN;
export const FOOT = 24 * MM;
/** The size of a document's text. */
export const BODY = 10.5;

/** The screen palette on a paper background; grays are ink at 70 to 85 %. */
export const INK = {
  full: '#0e0c0a',
  body: '#312f2c',
  soft: '#484643',
  mute: '#54514e',
  line: '#d3d0cc',
};
const PAPER = '#f6f3ee';
export const ACCENT = '#fd764c';
/** Between lines, at size 1. */
const LINE_GAP = 0.12;

export type Sheet = PDFKit.PDFDocument;

export interface Style extends Type {
  color?: string;
  width?: number;
  /** start: where the paragraph begins in its direction. */
  align?: 'left' | 'right' | 'start';
}

/** One broad stroke: a fill would also color text continued from the page before. */
const paintGround = (sheet: Sheet): void => {
  const middle = PAGE.height / 2;
  sheet.moveTo(0, middle).lineTo(PAGE.width, middle).lineWidth(PAGE.height).stroke(PAPER);
};

/** @param at the document's date: the same receipt gives the same file, byte for byte */
export function openSheet(title: string, at: Date): Sheet {
  const sheet = new Pdf({
    size: [PAGE.width, PAGE.height],
    margins: { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title, Author: BRAND, Creator: BRAND, Producer: BRAND, CreationDate: at },
  });
  paintGround(sheet);
  sheet.on('pageAdded', () => paintGround(sheet));
  return sheet;
}

function drawRun(sheet: Sheet, { font, text, isRtl }: Run, x: number, baseline: number, style: Style): void {
  const { color = INK.full, size } = style;
  sheet.registerFont(font.name, font.file);
  sheet.font(font.name).fontSize(size).save().fillColor(color);
  shapeWith(sheet, font);
  if (font.isEmboldened) sheet.strokeColor(color).lineWidth(size * 0.02);
  sheet.text(text, x, baseline, {
    baseline: 'alphabetic',
    lineBreak: false,
    characterSpacing: trackingOf(font, style),
    fill: true,
    stroke: font.isEmboldened,
    ...(isRtl ? { features: ['rtla'] } : {}),
  });
  sheet.restore();
}

/** Sets a text in any script and returns where it ends, which may be on a new page. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style): number {
  const { size, width = INNER, align = 'left' } = style;
  let at = y;
  for (const line of setLines(text, style, width)) {
    if (at + line.above + line.below > sheet.page.maxY()) {
      sheet.addPage();
      at = MARGIN;
    }
    const isAtRight = align === 'right' || (align === 'start' && line.isRtl);
    let left = isAtRight ? x + width - line.width : x;
    for (const run of line.runs) {
      drawRun(sheet, run, left, at + line.above, style);
      left += run.width;
    }
    at += line.above + line.below + size * LINE_GAP;
  }
  return at;
}

export function rule(sheet: Sheet, y: number, options: { color?: string; thickness?: number } = {}): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(options.thickness ?? 0.6)
    .stroke(options.color ?? INK.line);
}

/** The mark: a seal with the letter cut out of it. */
function seal(sheet: Sheet, x: number, y: number, side: number): void {
  const unit = side / 28;
  sheet.roundedRect(x, y, side, side, 4 * unit).fill(ACCENT);
  sheet
    .save()
    .translate(x + 6 * unit, y + 6 * unit)
    .scale(unit)
    .path('M2 14 8 2l6 12h-3.2L8 8.2 5.2 14Z')
    .fill('#1d0b05')
    .restore();
}

/** "Nov 18, 2026", in UTC regardless of the server's time zone. */
export const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Brand, number, day and title. @returns where it ends */
export function writeHead(sheet: Sheet, title: string, { number, at }: { number: string; at: Date }): number {
  seal(sheet, MARGIN, MARGIN, 23);
  write(sheet, BRAND, MARGIN + 32, MARGIN, { face: 'display', size: 16.5, tracking: -0.3 });
  const right: Style = { face: 'monoStrong', size: BODY, align: 'right' };
  write(sheet, number, MARGIN, MARGIN, right);
  write(sheet, day(at), MARGIN, MARGIN + 15, { ...right, face: 'text', size: 9.75, color: INK.soft });
  write(sheet, title, MARGIN, MARGIN + 50, { face: 'display', size: 36, tracking: -1.2 });
  return MARGIN + 106;
}

/** As large as the box allows. @returns its size; nothing is drawn without one */
export function drawPicture(
  sheet: Sheet,
  picture: Picture | null,
  y: number,
  box: { width: number; height: number },
): { width: number; height: number } | null {
  if (!picture) return null;
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  sheet.save().roundedRect(MARGIN, y, size.width, size.height, 5).clip();
  sheet.image(picture.jpeg, MARGIN, y, size);
  sheet.restore();
  return size;
}

/** The last line of every page, below the margin where text would otherwise start a new page. */
export function writeFoot(sheet: Sheet, note = ''): void {
  const { start, count } = sheet.bufferedPageRange();
  const y = PAGE.height - 17 * MM;
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page);
    sheet.page.margins.bottom = 0;
    rule(sheet, y - 8);
    const style: Style = { face: 'text', size: 9, color: INK.mute };
    write(sheet, `${BRAND}, online art marketplace. All amounts in US dollars.${note}`, MARGIN, y, style);
    write(sheet, `${page + 1} / ${count}`, MARGIN, y, { ...style, face: 'mono', align: 'right' });
  }
}

/** The finished file. */
export function toBuffer(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
}
