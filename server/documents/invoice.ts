/** An invoice of the gallery itself. Reference: design, 'invoice'. */
import { BRAND } from '#shared/kernel/brand.ts';
import type { PrintedParty } from '#shared/receipts/parties.ts';
import type { Tax } from '#shared/tax/contract.ts';
import { writeAmount, writeParties, writeTotal } from './money-parts.ts';
import { BODY, INK, MARGIN, day, openSheet, toBuffer, write, writeFoot, writeHead } from './sheet.ts';

export interface PrintedInvoice {
  number: string;
  paidAt: Date;
  billedTo: PrintedParty;
  /** The gallery's own; null: it has none. */
  taxNumber: string | null;
  amount: string;
  tax: Tax | null;
  /** When a lost original was reprinted; null: it is the original. */
  reprintedAt: Date | null;
}

export function printInvoice(printed: PrintedInvoice): Promise<Buffer> {
  const { number, paidAt, billedTo, taxNumber, amount, tax, reprintedAt } = printed;
  const sheet = openSheet(`Invoice ${number}`, paidAt);
  const top = writeHead(sheet, 'Invoice', { number, at: paidAt });
  const said = reprintedAt
    ? `Reprinted on ${day(reprintedAt)}, because the original PDF is missing.`
    : `Paid by card on ${day(paidAt)}.`;
  const below = write(sheet, said, MARGIN, top, { face: 'text', size: BODY, color: INK.soft }) + 20;
  const at = writeParties(sheet, below, [
    { share: 1, role: 'Billed to', ...billedTo },
    { share: 1, role: 'From', name: BRAND, lines: ['Address as in the legal notice'], taxNumber },
  ]);
  writeTotal(sheet, writeAmount(sheet, at, 'Premium', 'one month', amount), amount, tax);
  writeFoot(sheet);
  return toBuffer(sheet);
}
