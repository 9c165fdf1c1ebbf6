/** The receipt as the dialog shows it, line by line. Reference: design, 'receipt-document'. */
import { numberText } from '#shared/orders/edition.ts';
import type { Receipt, ReceiptType } from '#shared/receipts/contract.ts';
import { issuedToOf, soldByOf } from '#shared/receipts/parties.ts';
import { ratePercent, keptPercent } from '#shared/kernel/commission.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Picture } from './picture.ts';
import { usd, writeAmount, writeParties, writeTotal } from './money-parts.ts';
import { writeProof } from './proof.ts';
import {
  ACCENT,
  BODY,
  FOOT,
  INK,
  MARGIN,
  MM,
  PAGE,
  day,
  drawPicture,
  openSheet,
  rule,
  type Sheet,
  toBuffer,
  write,
  writeFoot,
  writeHead,
} from './sheet.ts';

export interface PrintedReceipt {
  receipt: Receipt;
  verifyUrl: string;
  /** Null: the receipt without it. */
  picture: Picture | null;
  /** When a lost original was reprinted; null: it is the original. */
  reprintedAt: Date | null;
}

const ISSUED: Record<ReceiptType, string> = {
  buyer: 'Buyer’s copy.',
  artist: 'Artist’s copy.',
  admin: 'Administrative copy.',
};
const PICTURE = { width: 40 * MM, height: 50 * MM };
const SMALL_PICTURE = { width: 32 * MM, height: 38 * MM };
const SOFT = { face: 'text', size: BODY, color: INK.soft } as const;

function head(sheet: Sheet, { receipt, reprintedAt }: PrintedReceipt): number {
  const top = writeHead(sheet, 'Receipt', { number: receipt.receiptNumber, at: receipt.createdAt });
  sheet.circle(MARGIN + 5, top + 6.5, 5).fill(ACCENT);
  const sentence = `Sold and paid in full. ${ISSUED[receipt.receiptType]}`;
  const end = write(sheet, sentence, MARGIN + 18, top, SOFT);
  if (!reprintedAt) return end + 20;
  const sentenceOfReprint = `Reprinted on ${day(reprintedAt)} because the original PDF is missing.`;
  return write(sheet, sentenceOfReprint, MARGIN + 18, end, { ...SOFT, face: 'strong', color: INK.full }) + 20;
}

const parties = (sheet: Sheet, { receipt }: PrintedReceipt, y: number): number =>
  writeParties(sheet, y, [
    { share: 1.35, role: 'Issued to', ...issuedToOf(receipt) },
    { share: 1, role: 'Sold by', ...soldByOf(receipt) },
    {
      share: 0.8,
      role: 'Paid on',
      name: day(receipt.purchase.paidAt ?? receipt.purchase.createdAt),
      lines: ['by card'],
      taxNumber: null,
    },
  ]);

function work(sheet: Sheet, { receipt, picture }: PrintedReceipt, y: number): number {
  const { artwork, edition, seller } = receipt.purchase;
  // The tax takes two lines more, and the proof belongs on the same page.
  const box = drawPicture(sheet, picture, y, receipt.purchase.tax ? SMALL_PICTURE : PICTURE);
  const x = box ? MARGIN + box.width + 24 : MARGIN;
  const width = PAGE.width - MARGIN - x;
  const lines = [
    artwork.medium,
    edition && numberText(edition),
    artwork.isNftAvailable && 'No NFT is included.',
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
  let at = y + Math.max(0, ((box?.height ?? 0) - 40 - 14 * lines.length) / 2);
  at = write(sheet, artwork.title, x, at, { face: 'display', size: 16.5, width, tracking: -0.2 }) + 3;
  at = write(sheet, displayName(seller), x, at, { face: 'strong', size: BODY, width });
  for (const line of lines) at = write(sheet, line, x, at, { ...SOFT, width });
  return Math.max(y + (box?.height ?? 0), at) + 24;
}

const returnedNote = ({
  lastAt,
  taxAmount,
}: NonNullable<PrintedReceipt['receipt']['purchase']['returned']>): string =>
  `by ${day(lastAt)}${taxAmount ? `, including ${usd(taxAmount)} tax` : ''}`;

function money(sheet: Sheet, { receipt }: PrintedReceipt, y: number): number {
  const { total, amount, deliveryCost, commissionRate, artistAmount, commissionAmount, tax, returned } =
    receipt.purchase;
  let at = y;
  if (Number(deliveryCost) > 0) {
    at = writeAmount(sheet, at, 'Price', '', amount);
    at = writeAmount(sheet, at, 'Shipping', 'to the artist in full', deliveryCost);
  }
  at = writeTotal(sheet, at, total, tax);
  at = writeAmount(sheet, at, 'Artist receives', keptPercent(commissionRate), artistAmount);
  at = writeAmount(sheet, at, 'Commission', ratePercent(commissionRate), commissionAmount);
  if (returned)
    at = writeAmount(sheet, at, 'Returned to the buyer', returnedNote(returned), `-${returned.amount}`);
  return at + 8;
}

export function printReceipt(printed: PrintedReceipt): Promise<Buffer> {
  const { receipt, verifyUrl, reprintedAt } = printed;
  const sheet = openSheet(`Receipt ${receipt.receiptNumber}`, receipt.createdAt);
  const y = money(sheet, printed, work(sheet, printed, parties(sheet, printed, head(sheet, printed))));
  let end = y;
  if (receipt.notes) {
    rule(sheet, y);
    const style = { face: 'italic', size: 12, color: INK.body, align: 'start' } as const;
    end = write(sheet, receipt.notes, MARGIN, y + 14, style);
  }
  writeProof(
    sheet,
    { url: verifyUrl, end, bottom: FOOT },
    {
      before: 'To verify this receipt, scan the code or open',
      after: reprintedAt
        ? 'A reprinted PDF won’t match the original file.'
        : 'There you can also check that this PDF hasn’t been altered.',
    },
  );
  writeFoot(sheet, receipt.purchase.tax ? ' Prices include tax, payable by the seller.' : '');
  return toBuffer(sheet);
}
