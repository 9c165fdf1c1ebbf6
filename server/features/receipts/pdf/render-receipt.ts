/** The receipt as the dialog shows it, line by line, on A4. Reference: design, 'receipt-document'. */
import { numberText } from '#shared/orders/edition.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import type { Receipt, ReceiptType } from '#shared/receipts/contract.ts';
import { ratePercent, keptPercent } from '#shared/kernel/commission.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { ReceiptImage } from './receipt-image.ts';
import {
  ACCENT,
  INK,
  INNER,
  MARGIN,
  MM,
  openSheet,
  PAGE,
  rule,
  seal,
  type Sheet,
  toBuffer,
} from './sheet.ts';
import { widthOf, write, writeFoot } from './sheet.ts';
import { writeVerifyMark } from './verify-mark.ts';

const COPY: Record<ReceiptType, string> = {
  buyer: 'Buyer’s copy.',
  artist: 'Artist’s copy.',
  admin: 'Copy for the administration.',
};
const PICTURE_WIDTH = 40 * MM;
const PICTURE_MAX_HEIGHT = 64 * MM;
const BODY = 10.5;

const usd = (amount: string): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
/** "Nov 18, 2026", in UTC regardless of the server's time zone. */
const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

function head(sheet: Sheet, receipt: Receipt): number {
  const top = MARGIN;
  seal(sheet, MARGIN, top, 23);
  write(sheet, BRAND, MARGIN + 32, top, { face: 'display', size: 16.5, tracking: -0.3 });
  const right = { width: INNER, align: 'right' as const };
  write(sheet, receipt.receiptNumber, MARGIN, top, { face: 'monoStrong', size: BODY, ...right });
  write(sheet, day(receipt.createdAt), MARGIN, top + 15, {
    face: 'text',
    size: 9.75,
    color: INK.soft,
    ...right,
  });

  write(sheet, 'Receipt', MARGIN, top + 62, { face: 'display', size: 39, tracking: -1.3 });
  const line = top + 116;
  sheet.circle(MARGIN + 5, line + 6.5, 5).fill(ACCENT);
  const sentence = `Sold and paid in full. ${COPY[receipt.receiptType]}`;
  write(sheet, sentence, MARGIN + 18, line, { face: 'text', size: BODY, color: INK.soft });
  return line + 36;
}

function party(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  role: string,
  name: string,
  line = '',
): number {
  write(sheet, role, x, y, { face: 'text', size: 9, color: INK.mute, width });
  const below = write(sheet, name, x, y + 15, { face: 'strong', size: BODY, width });
  return line ? write(sheet, line, x, below, { face: 'text', size: BODY, color: INK.soft, width }) : below;
}

function parties(sheet: Sheet, receipt: Receipt, y: number): number {
  const { purchase } = receipt;
  rule(sheet, y);
  const columns = [1.35, 1, 0.8];
  const gap = 20;
  const unit = (INNER - 2 * gap) / columns.reduce((sum, share) => sum + share, 0);
  const widths = columns.map((share) => share * unit) as [number, number, number];
  const second = MARGIN + widths[0] + gap;
  const third = second + widths[1] + gap;
  const top = y + 17;
  const ends = [
    party(sheet, MARGIN, top, widths[0], 'Issued to', receipt.issuedTo, receipt.issuedToEmail ?? ''),
    party(sheet, second, top, widths[1], 'Sold by', displayName(purchase.seller)),
    party(sheet, third, top, widths[2], 'Paid on', day(purchase.paidAt ?? purchase.createdAt), 'by card'),
  ];
  return Math.max(...ends) + 24;
}

/** @returns the size of the image */
function drawImage(sheet: Sheet, image: ReceiptImage, y: number): { width: number; height: number } {
  const scale = Math.min(PICTURE_WIDTH / image.width, PICTURE_MAX_HEIGHT / image.height);
  const box = { width: image.width * scale, height: image.height * scale };
  sheet.save().roundedRect(MARGIN, y, box.width, box.height, 5).clip();
  sheet.image(image.jpeg, MARGIN, y, box);
  sheet.restore();
  return box;
}

function work(sheet: Sheet, receipt: Receipt, image: ReceiptImage | null, y: number): number {
  const { artwork, edition, seller } = receipt.purchase;
  const box = image ? drawImage(sheet, image, y) : { width: 0, height: 0 };
  const x = image ? MARGIN + box.width + 24 : MARGIN;
  const width = PAGE.width - MARGIN - x;
  const lines = 26 + 14 + (artwork.medium ? 14 : 0) + (edition ? 14 : 0) + (artwork.isNftAvailable ? 14 : 0);
  let at = y + Math.max(0, (box.height - lines) / 2);
  at = write(sheet, artwork.title, x, at, { face: 'display', size: 16.5, width, tracking: -0.2 }) + 3;
  at = write(sheet, displayName(seller), x, at, { face: 'strong', size: BODY, width });
  if (artwork.medium) {
    at = write(sheet, artwork.medium, x, at, { face: 'text', size: BODY, color: INK.soft, width });
  }
  if (edition) {
    at = write(sheet, numberText(edition), x, at, { face: 'text', size: BODY, color: INK.soft, width });
  }
  if (artwork.isNftAvailable) {
    at = write(sheet, 'No NFT token is included.', x, at, {
      face: 'text',
      size: BODY,
      color: INK.soft,
      width,
    });
  }
  return Math.max(y + box.height, at) + 30;
}

function share(sheet: Sheet, y: number, label: string, note: string, amount: string): number {
  rule(sheet, y);
  const at = y + 10;
  write(sheet, label, MARGIN, at, { face: 'text', size: BODY });
  const after = MARGIN + widthOf(sheet, `${label} `, 'text', BODY);
  write(sheet, note, after, at, { face: 'text', size: BODY, color: INK.mute });
  write(sheet, usd(amount), MARGIN, at, { face: 'mono', size: BODY, align: 'right' });
  return at + 24;
}

function money(sheet: Sheet, receipt: Receipt, y: number): number {
  const { purchase } = receipt;
  rule(sheet, y, { color: INK.full, thickness: 1.5 });
  write(sheet, 'Total paid', MARGIN, y + 15, { face: 'display', size: 13.5 });
  write(sheet, usd(purchase.total), MARGIN, y + 13, { face: 'monoStrong', size: 16.5, align: 'right' });
  const artistShare = keptPercent(purchase.commissionRate);
  let at = y + 46;
  if (Number(purchase.deliveryCost) > 0) {
    at = share(sheet, at, 'Price', '', purchase.amount);
    at = share(sheet, at, 'Delivery', 'to the artist in full', purchase.deliveryCost);
  }
  const below = share(sheet, at, 'Artist receives', artistShare, purchase.artistAmount);
  return (
    share(sheet, below, 'Commission', ratePercent(purchase.commissionRate), purchase.commissionAmount) + 14
  );
}

/** @param verifyUrl target of the QR code @param image null: the receipt without it */
export function renderReceipt(
  receipt: Receipt,
  verifyUrl: string,
  image: ReceiptImage | null,
): Promise<Buffer> {
  const sheet = openSheet(`Receipt ${receipt.receiptNumber}`, receipt.createdAt);
  const y = money(sheet, receipt, work(sheet, receipt, image, parties(sheet, receipt, head(sheet, receipt))));
  let end = y;
  if (receipt.notes) {
    rule(sheet, y);
    end = write(sheet, receipt.notes, MARGIN, y + 16, { face: 'italic', size: 12, color: INK.body });
  }
  writeVerifyMark(sheet, verifyUrl, end);
  writeFoot(sheet);
  return toBuffer(sheet);
}
