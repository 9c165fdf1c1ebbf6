/** What travels with a work: what is inside, what it is worth, and where it comes from. Reference: design, 'packing-slip'. */
import type { Picture } from './picture.ts';
import {
  BODY,
  INK,
  INNER,
  MARGIN,
  MM,
  PAGE,
  type Sheet,
  day,
  drawPicture,
  openSheet,
  rule,
  toBuffer,
  write,
  writeFoot,
  writeHead,
} from './sheet.ts';

export interface PrintedSlip {
  order: string;
  at: Date;
  from: string[];
  /** As its country writes it. */
  to: string[];
  work: { title: string; lines: string[] };
  /** "$85.00", without the delivery. */
  value: string;
  /** Null: it has none. */
  certificate: string | null;
  /** Null until it is shipped. */
  shipment: { carrier: string; trackingNumber: string; shippedAt: Date } | null;
  picture: Picture | null;
}

const PICTURE = { width: 27 * MM, height: 34 * MM };
const TEXT = { face: 'text', size: BODY } as const;
const SOFT = { ...TEXT, color: INK.soft } as const;
const LABEL = { face: 'text', size: 9, color: INK.mute } as const;
const COUNT = { face: 'mono', size: 12, align: 'right' } as const;

function addresses(sheet: Sheet, { from, to }: PrintedSlip, y: number): number {
  rule(sheet, y);
  const x = PAGE.width / 2 + 8;
  const width = PAGE.width - MARGIN - x;
  write(sheet, 'From', MARGIN, y + 16, LABEL);
  write(sheet, 'Deliver to', x, y + 16, LABEL);
  let left = y + 30;
  for (const [n, line] of from.entries())
    left = write(sheet, line, MARGIN, left, { ...(n === 0 ? { ...TEXT, face: 'strong' } : SOFT), width });
  let right = y + 30;
  for (const [n, line] of to.entries()) {
    const isEnd = n === 0 || n === to.length - 1;
    right = write(sheet, line, x, right, { face: isEnd ? 'strong' : 'text', size: 15, width });
  }
  return Math.max(left, right) + 26;
}

function contents(sheet: Sheet, { work, picture, certificate, value }: PrintedSlip, y: number): number {
  write(sheet, 'Contents', MARGIN, y, { ...TEXT, face: 'strong' });
  write(sheet, 'Count', MARGIN, y, { ...TEXT, face: 'strong', align: 'right' });
  rule(sheet, y + 18, { color: INK.full, thickness: 1.5 });
  const top = y + 32;
  const box = drawPicture(sheet, picture, top, PICTURE);
  const x = box ? MARGIN + box.width + 18 : MARGIN;
  const width = PAGE.width - MARGIN - x - 60;
  let at = write(sheet, work.title, x, top, { face: 'display', size: 14, width, tracking: -0.2 }) + 3;
  for (const line of work.lines) at = write(sheet, line, x, at, { ...SOFT, width });
  write(sheet, '1', MARGIN, top, COUNT);
  at = Math.max(at, top + (box?.height ?? 0)) + 14;
  if (certificate) {
    rule(sheet, at);
    write(sheet, '1', MARGIN, at + 10, COUNT);
    const named = `Certificate of authenticity ${certificate}`;
    const below = write(sheet, named, MARGIN, at + 10, { ...TEXT, width: INNER - 60 });
    at = write(sheet, 'A file, with the buyer’s order.', MARGIN, below, { ...SOFT, size: 9.75 }) + 10;
  }
  rule(sheet, at);
  write(sheet, 'Value', MARGIN, at + 10, { ...TEXT, face: 'strong' });
  write(sheet, value, MARGIN, at + 10, { face: 'monoStrong', size: BODY, align: 'right' });
  rule(sheet, at + 34);
  return at + 34;
}

function sending(sheet: Sheet, { shipment }: PrintedSlip, y: number): number {
  const third = INNER / 3;
  const columns = [
    ['Sent with', shipment?.carrier, shipment?.trackingNumber],
    ['Handed over', shipment && day(shipment.shippedAt)],
    ['Packed by'],
  ];
  const ends = columns.map(([label, ...values], n) => {
    const x = MARGIN + n * third;
    const width = third - 14;
    const shown = values.filter((value) => typeof value === 'string');
    let at = write(sheet, label!, x, y + 18, { ...LABEL, width });
    // To be filled in by hand.
    if (shown.length === 0)
      sheet
        .moveTo(x, at + 18)
        .lineTo(x + width, at + 18)
        .lineWidth(0.6)
        .stroke(INK.mute);
    for (const [index, value] of shown.entries())
      at = write(sheet, value, x, at, { ...(index === 0 ? { ...TEXT, face: 'strong' } : SOFT), width });
    return at;
  });
  return Math.max(...ends);
}

export function printPackingSlip(printed: PrintedSlip): Promise<Buffer> {
  const { order, at } = printed;
  const sheet = openSheet(`Packing slip, order ${order}`, at);
  const top = writeHead(sheet, 'Packing slip', { number: `Order ${order}`, at });
  sending(sheet, printed, contents(sheet, printed, addresses(sheet, printed, top)));
  writeFoot(sheet);
  return toBuffer(sheet);
}
