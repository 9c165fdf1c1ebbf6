/** A ZIP archive of small texts, uncompressed. Source: APPNOTE.TXT 4.3. */
import { crc32 } from 'node:zlib';

const VERSION = 20;
/** Names are in UTF-8. */
const FLAGS = 0x0800;

/** Two-second steps since 1980. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}

/** Fields that a local header and the directory share: from the version to the length of the name. */
function factsOf(name: Buffer, data: Buffer, at: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(FLAGS, 2);
  facts.writeUInt32LE(dosTime(at), 6);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** The end-of-directory record after its signature. */
function endOf(count: number, index: Buffer, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return end;
}

/** @param files contents by file name */
export function packZip(files: Record<string, string>, at: Date): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [file, content] of Object.entries(files)) {
    const [name, data] = [Buffer.from(file), Buffer.from(content)];
    const facts = factsOf(name, data, at);
    const entry = Buffer.concat([word(0x04034b50), facts, name, data]);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION);
    directory.push(word(0x02014b50), made, facts, Buffer.alloc(10), word(offset), name);
    entries.push(entry);
    offset += entry.length;
  }
  const index = Buffer.concat(directory);
  const count = Object.keys(files).length;
  return Buffer.concat([...entries, index, word(0x06054b50), endOf(count, index, offset)]);
}
