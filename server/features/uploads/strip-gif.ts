const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
/** These blocks set how often an animation repeats; blocks of other applications (XMP) are metadata. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Bytes of the color table announced by the flags. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the data blocks that start at `from`; past the end of the file when it is cut short. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
  return at + 1;
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && LOOPS.has(bytes.toString('latin1', at + 3, at + 14)))
  );
}

/**
 * A GIF file without comments, metadata and what follows it; pixels and timing stay as they are.
 * Null when its structure is unusual. Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function stripGif(bytes: Buffer): Buffer | null {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === TRAILER) return Buffer.concat([...kept, Buffer.from([TRAILER])]);
    if (kind !== EXTENSION && kind !== IMAGE) return null;
    const blocks = kind === IMAGE ? at + 11 + tableBytes(bytes[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(bytes, blocks);
    if (kind === IMAGE || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
