import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const align = (bytes: number): number => (bytes + 3) & ~3;

/** A WOFF 1 font as plain OpenType: unpacked once and natively, instead of slowly for every document. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** selector, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(16 * (count - 2 ** selector), 10);
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = HEADER + index * ENTRY;
    const [at, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(at, at + packed);
    const to = 12 + 16 * index;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(align(length));
    (packed < length ? inflateSync(table) : table).copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
