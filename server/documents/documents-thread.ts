/** What the thread runs: fonts and layout take longer than anyone else's request should wait. */
import { Buffer } from 'node:buffer';
import type { Picture } from './picture.ts';
import { type PrintedCertificate, printCertificate } from './certificate.ts';
import { type PrintedReceipt, printReceipt } from './receipt.ts';

/** The kinds of documents, with what is printed on each. */
export interface Printed {
  receipt: PrintedReceipt;
  certificate: PrintedCertificate;
}
export type Task = { [Kind in keyof Printed]: { kind: Kind; printed: Printed[Kind] } }[keyof Printed];

/** Between threads a buffer becomes plain bytes. */
const toPicture = (picture: Picture | null): Picture | null =>
  picture && { ...picture, jpeg: Buffer.from(picture.jpeg) };

export default function print({ kind, printed }: Task): Promise<Uint8Array> {
  const picture = toPicture(printed.picture);
  return kind === 'receipt'
    ? printReceipt({ ...printed, picture })
    : printCertificate({ ...printed, picture });
}
