/** Chunks needed to display the image. EXIF, XMP and unknown chunks are removed. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_AND_XMP_FLAGS = 0x0c;

/**
 * A WebP file without its metadata and without what follows it; pixels stay as they are.
 * Source: https://developers.google.com/speed/webp/docs/riff_container
 * @param bytes a file that decodes
 */
export function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= end;) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    const name = bytes.toString('latin1', at, at + 4);
    if (KEPT.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(next, end)));
      if (name === 'VP8X') chunk[8]! &= ~EXIF_AND_XMP_FLAGS;
      kept.push(chunk);
    }
    at = next;
  }
  const body = Buffer.concat(kept);
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([header, body]);
}
