const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, END_OF_IMAGE]);
const JFIF_BYTES = 18;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Tables, frames and scans. */
const isStructure = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xdf);

/** Application segments that affect colors are kept. A JFIF thumbnail is not. */
function isNeeded(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return begins('JFIF\0') && segment.length === JFIF_BYTES;
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  return marker === 0xee ? begins('Adobe') : isStructure(marker);
}

/** The end of the compressed data that starts at `from`; -1 when the file ends first. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (next !== 0 && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return -1;
}

/**
 * A JPEG file without EXIF, comments, hidden images and what follows it; pixels stay as they are.
 * Null when its structure is unusual. Source: ITU-T T.81, annex B.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      // A fill byte.
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, END]);
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (marker < 0xc0 || isRestart(marker) || length < 2 || end > bytes.length) return null;
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    if (end < 0) return null;
    const segment = bytes.subarray(at, end);
    if (isNeeded(marker, segment)) kept.push(segment);
    at = end;
  }
  return null;
}
