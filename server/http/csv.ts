/** Files for spreadsheets. */
import type { Options } from 'csv-stringify';
import type { Response } from 'express';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** A leading sign or tab would make a text a formula; numbers of the database arrive as text. */
const toCell = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;

/** The byte order mark tells spreadsheets that a file is UTF-8. */
export const CSV = {
  header: true,
  bom: true,
  cast: { string: toCell, date: (at: Date) => at.toISOString() },
} satisfies Options;

/** Sets the headers, before the first line is sent. No cache may keep it. */
export function startCsv(res: Response, fileName: string): void {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  res.type('text/csv');
}
