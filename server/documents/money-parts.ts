/** What receipts and invoices have in common: the parties, and lines with an amount. */
import type { PrintedParty } from '#shared/receipts/parties.ts';
import type { Tax } from '#shared/tax/contract.ts';
import { taxBasis, withoutTax } from '#shared/tax/words.ts';
import { setLines } from './lines.ts';
import { BODY, INK, INNER, MARGIN, type Sheet, rule, write } from './sheet.ts';

const TEXT = { face: 'text', size: BODY } as const;

export const usd = (amount: string): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Writes the parties side by side below a rule, each with its `share` of the width. @returns where they end */
export function writeParties(
  sheet: Sheet,
  y: number,
  columns: (PrintedParty & { share: number; role: string })[],
): number {
  rule(sheet, y);
  const gap = 20;
  const unit = (INNER - (columns.length - 1) * gap) / columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN;
  const ends = columns.map(({ share, role, name, lines, taxNumber }) => {
    const width = share * unit;
    write(sheet, role, x, y + 17, { face: 'text', size: 9, color: INK.mute, width });
    let end = write(sheet, name, x, y + 32, { face: 'strong', size: BODY, width });
    const all = taxNumber ? [...lines, `Tax number ${taxNumber}`] : lines;
    for (const line of all) end = write(sheet, line, x, end, { ...TEXT, color: INK.soft, width });
    x += width + gap;
    return end;
  });
  return Math.max(...ends) + 24;
}

export function writeAmount(sheet: Sheet, y: number, label: string, note: string, amount: string): number {
  rule(sheet, y);
  const at = y + 10;
  write(sheet, label, MARGIN, at, TEXT);
  const [line] = setLines(label, TEXT);
  write(sheet, note, MARGIN + line!.width + 4, at, { ...TEXT, color: INK.mute });
  write(sheet, usd(amount), MARGIN, at, { face: 'mono', size: BODY, align: 'right' });
  return at + 22;
}

function included(sheet: Sheet, y: number, label: string, amount: string): number {
  const style = { face: 'text', size: 9.75, color: INK.mute } as const;
  write(sheet, usd(amount), MARGIN, y, { ...style, face: 'mono', align: 'right' });
  return write(sheet, label, MARGIN, y, { ...style, width: INNER * 0.75 }) + 4;
}

/** The total paid, and the tax in it if one is stated. */
export function writeTotal(sheet: Sheet, y: number, total: string, tax: Tax | null): number {
  rule(sheet, y, { color: INK.full, thickness: 1.5 });
  write(sheet, 'Total paid', MARGIN, y + 15, { face: 'display', size: 13.5 });
  write(sheet, usd(total), MARGIN, y + 13, { face: 'monoStrong', size: 16.5, align: 'right' });
  if (!tax) return y + 46;
  const at = included(sheet, y + 42, 'Before tax', withoutTax(total, tax));
  return included(sheet, at, `of which tax (${taxBasis(tax)})`, tax.amount) + 8;
}
