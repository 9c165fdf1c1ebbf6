/** A CSV as spreadsheets and exports write it: with any usual separator, quotes and encoding. */
import Papa from 'papaparse';
import { t } from '#client/lib/t.ts';
import { columnsOf } from './columns.ts';
import { Refusal } from './refusal.ts';

export interface Csv {
  /** The cells of the first row. */
  names: string[];
  /** The others, numbered as a spreadsheet numbers them. */
  rows: { number: number; cells: string[] }[];
}

/** Spreadsheets of some countries write Windows-1252, and do not say so. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff && 'utf-16be';
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** An export has an apostrophe before what a spreadsheet would calculate. */
const cellOf = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');

function nothingIn(first: string[] | undefined): string {
  if (!first) return t('The CSV is empty');
  return columnsOf(first).some(Boolean) ? t('The CSV has no works') : t('The CSV has no column names');
}

/** Throws `Refusal`. */
export function readCsv(text: string): Csv {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new Refusal(
      t('The CSV can’t be read'),
      t('The quotation marks in row {row} don’t match.', { row: (broken.row ?? 0) + 1 }),
    );
  const all = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(cellOf) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rows] = all;
  if (!head || rows.length === 0)
    throw new Refusal(
      nothingIn(head?.cells),
      t('The first row names the columns; each row after it is a work.'),
    );
  return { names: head.cells, rows };
}
