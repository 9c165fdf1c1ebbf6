/** The receipt as the dialog shows it, line by line. Reference: design, 'receipt-document'. */
import { numberText } from '#shared/orders/edition.ts';
import type { Receipt, ReceiptType } from '#shared/receipts/contract.ts';
import { issuedToOf, soldByOf } from '#shared/receipts/parties.ts';
import { ratePercent, keptPercent } from '#shared/kernel/commission.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Picture } from './picture.ts';
import { usd, writeAmount, writeParties, writeTotal } from './money-parts.ts';
import { hasRoomForProof, writeProof } from './proof.ts';
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
interface Box {
  width: number;
  height: number;
  /** Below it. */
  gap: number;
}
/** The largest with which all fits on one page. */
const PICTURES: readonly Box[] = [
  { width: 40 * MM, height: 50 * MM, gap: 24 },
  { width: 32 * MM, height: 38 * MM, gap: 24 },
  { width: 26 * MM, height: 26 * MM, gap: 24 },
  { width: 20 * MM, height: 20 * MM, gap: 14 },
];
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
    { share: 1.2, role: 'Issued to', ...issuedToOf(receipt) },
    { share: 1.2, role: 'Sold by', ...soldByOf(receipt) },
    {
      share: 0.75,
      role: 'Paid on',
      name: day(receipt.purchase.paidAt ?? receipt.purchase.createdAt),
      lines: ['by card'],
      taxNumber: null,
    },
  ]);

function work(sheet: Sheet, { receipt, picture }: PrintedReceipt, y: number, most: Box): number {
  const { artwork, edition, seller } = receipt.purchase;
  const box = drawPicture(sheet, picture, y, most);
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
  return Math.max(y + (box?.height ?? 0), at) + most.gap;
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

/** @returns where it ends */
function body(sheet: Sheet, printed: PrintedReceipt, picture: Box): number {
  const y = money(
    sheet,
    printed,
    work(sheet, printed, parties(sheet, printed, head(sheet, printed)), picture),
  );
  const { notes } = printed.receipt;
  if (!notes) return y;
  rule(sheet, y);
  return write(sheet, notes, MARGIN, y + 14, { face: 'italic', size: 12, color: INK.body, align: 'start' });
}

/** With its proof on the same page, unless even a small picture leaves no room for it. */
function lay(printed: PrintedReceipt): { sheet: Sheet; end: number } {
  const { receiptNumber, createdAt } = printed.receipt;
  const layOut = (picture: Box) => {
    const sheet = openSheet(`Receipt ${receiptNumber}`, createdAt);
    return { sheet, end: body(sheet, printed, picture) };
  };
  for (const picture of PICTURES) {
    const { sheet, end } = layOut(picture);
    if (sheet.bufferedPageRange().count === 1 && hasRoomForProof(end, FOOT)) return { sheet, end };
  }
  return layOut(PICTURES[0]!);
}

export function printReceipt(printed: PrintedReceipt): Promise<Buffer> {
  const { receipt, verifyUrl, reprintedAt } = printed;
  const { sheet, end } = lay(printed);
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
