/** What the thread runs: fonts and layout take longer than anyone else's request should wait. */
import { Buffer } from 'node:buffer';
import { type Card, drawCard } from './card.ts';
import type { Picture } from './picture.ts';
import { type PrintedCertificate, printCertificate } from './certificate.ts';
import { type PrintedInvoice, printInvoice } from './invoice.ts';
import { type PrintedSlip, printPackingSlip } from './packing-slip.ts';
import { type PrintedReceipt, printReceipt } from './receipt.ts';

/** The kinds of documents, with what is printed on each. */
export interface Printed {
  receipt: PrintedReceipt;
  certificate: PrintedCertificate;
  packingSlip: PrintedSlip;
  invoice: PrintedInvoice;
  card: Card;
}
export type Task = { [Kind in keyof Printed]: { kind: Kind; printed: Printed[Kind] } }[keyof Printed];

/** Between threads a buffer becomes plain bytes. */
const toBuffer = (picture: Picture): Picture => ({ ...picture, jpeg: Buffer.from(picture.jpeg) });
const toPicture = (picture: Picture | null): Picture | null => picture && toBuffer(picture);

export default async function print({ kind, printed }: Task): Promise<Uint8Array> {
  if (kind === 'card')
    return drawCard({
      ...printed,
      portrait: toPicture(printed.portrait),
      pictures: printed.pictures.map(toBuffer),
    });
  if (kind === 'invoice') return printInvoice(printed);
  const picture = toPicture(printed.picture);
  if (kind === 'packingSlip') return printPackingSlip({ ...printed, picture });
  return kind === 'receipt'
    ? printReceipt({ ...printed, picture })
    : printCertificate({ ...printed, picture });
}
