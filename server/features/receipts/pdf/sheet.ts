/** An A4 page with the brand's typefaces: text, rules and the seal. Lengths in points. */
import Pdf from 'pdfkit';
import { BRAND } from '#shared/kernel/brand.ts';
import { type Face, fontFile, toRuns } from './fonts.ts';

export const MM = 72 / 25.4;
export const PAGE = { width: 210 * MM, height: 297 * MM };
export const MARGIN = 17 * MM;
export const INNER = PAGE.width - 2 * MARGIN;
export const FOOT = 24 * MM;

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

export type Sheet = PDFKit.PDFDocument;

export interface Style {
  face: Face;
  size: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
  tracking?: number;
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

function useFont(sheet: Sheet, face: Face, subset: string): void {
  const name = `${face}-${subset}`;
  sheet.registerFont(name, fontFile(face, subset));
  sheet.font(name);
}

/** Sets a text and returns where it ends. Right-aligned text is one line in one subset. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style): number {
  const { face, size, color = INK.full, width = INNER, align = 'left', tracking = 0 } = style;
  const runs = toRuns(face, text);
  sheet.fontSize(size).fillColor(color);
  sheet.x = x;
  sheet.y = y;
  runs.forEach((run, index) => {
    useFont(sheet, face, run.subset);
    const options = { width, align, lineGap: size * 0.12, characterSpacing: tracking };
    sheet.text(run.text, { ...options, continued: index < runs.length - 1 });
  });
  return sheet.y;
}

/** The width of a text that is one line in the Latin subset. */
export function widthOf(sheet: Sheet, text: string, face: Face, size: number): number {
  useFont(sheet, face, 'latin');
  return sheet.fontSize(size).widthOfString(text);
}

export function rule(sheet: Sheet, y: number, options: { color?: string; thickness?: number } = {}): void {
  sheet
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(options.thickness ?? 0.6)
    .stroke(options.color ?? INK.line);
}

/** The mark: a seal with the letter cut out of it. */
export function seal(sheet: Sheet, x: number, y: number, side: number): void {
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

/** The last line of every page, below the margin where text would otherwise start a new page. */
export function writeFoot(sheet: Sheet): void {
  const { start, count } = sheet.bufferedPageRange();
  const y = PAGE.height - 17 * MM;
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page);
    sheet.page.margins.bottom = 0;
    rule(sheet, y - 8);
    const style: Style = { face: 'text', size: 9, color: INK.mute };
    write(sheet, `${BRAND}, online art marketplace. All amounts in US dollars.`, MARGIN, y, style);
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
