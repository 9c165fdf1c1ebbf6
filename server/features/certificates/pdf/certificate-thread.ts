/** What the thread runs: fonts and layout take longer than anyone else's request should wait. */
import { Buffer } from 'node:buffer';
import { type Printed, renderCertificate } from './render-certificate.ts';

export default async function render({ image, ...printed }: Printed): Promise<Uint8Array> {
  // Between threads a buffer becomes plain bytes.
  return renderCertificate({ ...printed, image: image && { ...image, jpeg: Buffer.from(image.jpeg) } });
}
