/** What the thread runs: fonts and layout take longer than anyone else's request should wait. */
import { Buffer } from 'node:buffer';
import { renderReceipt } from './render-receipt.ts';

type Task = Parameters<typeof renderReceipt>;

export default async function render([receipt, verifyUrl, image]: Task): Promise<Uint8Array> {
  // Between threads a buffer becomes plain bytes.
  return renderReceipt(receipt, verifyUrl, image && { ...image, jpeg: Buffer.from(image.jpeg) });
}
