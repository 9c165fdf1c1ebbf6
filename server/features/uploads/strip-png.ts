const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const AROUND_DATA = 12;
/** Chunks needed to display the image, including colors. Text, EXIF, times and additional frames are removed. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs'.split(' '));

/**
 * A PNG file without its metadata and without what follows it; pixels stay as they are.
 * Null when it has no end. Source: https://www.w3.org/TR/png-3/#5DataRep
 */
export function stripPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + AROUND_DATA <= bytes.length;) {
    const next = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (KEPT.has(type)) kept.push(bytes.subarray(at, next));
    if (type === 'IEND') return Buffer.concat(kept);
    at = next;
  }
  return null;
}
