/** The ZIP of an export, read in place: only what works need is unpacked, and never more than it declares. */
import {
  BlobReader,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { IMAGE_MAX_BYTES } from '#shared/kernel/limits.ts';
import { t } from '#client/lib/t.ts';
import type { Cells, Column } from './columns.ts';
import { columnsOf } from './columns.ts';
import { Refusal } from './refusal.ts';

const GB = 2 ** 30;
const MAX_ZIP_BYTES = 2 * GB;
const MAX_UNPACKED_BYTES = 4 * GB;
const MAX_ENTRIES = 10_000;
const MAX_DATA_BYTES = 64 * 2 ** 20;
const WORKS = 'data/artworks.json';
const PICTURES = 'files/pictures/';

/** A file that is read when its turn comes. Throws `Refusal` if it is more than it declares. */
export interface Stored {
  name: string;
  bytes: number;
  read: () => Promise<Blob>;
}
export interface Archive {
  works: Cells[];
  pictures: Stored[];
}

const refuse = (detail: string): Refusal => new Refusal(t('This ZIP can’t be imported'), detail);

/** @param limit unpacked, in bytes */
async function unpack(entry: FileEntry, limit: number): Promise<Blob> {
  const most = Math.min(entry.uncompressedSize, limit);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length;
      if (bytes > most) throw refuse(t('“{name}” is larger than the ZIP says.', { name: entry.filename }));
      parts.push(part);
    },
  });
  await entry.getData(sink, { checkCrc32: true, checkOverlappingEntry: true });
  return new Blob(parts);
}

/** Lists the files. Throws `Refusal`. */
async function listFiles(zip: ZipReader<Blob>): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  let [count, bytes] = [0, 0];
  for await (const entry of zip.getEntriesGenerator({ filenameValidation: 'strict' })) {
    count += 1;
    bytes += entry.uncompressedSize;
    if (count > MAX_ENTRIES) throw refuse(t('It has more than 10,000 files.'));
    if (entry.encrypted) throw refuse(t('It’s encrypted.'));
    if (bytes > MAX_UNPACKED_BYTES) throw refuse(t('Unzipped, it would be larger than 4 GB.'));
    if (!entry.directory) files.push(entry);
  }
  return files;
}

/** The texts of an export's row, as its CSV would have them. */
function cellsOf(row: object): Cells {
  const entries = Object.entries(row as Record<string, unknown>);
  const columns = columnsOf(entries.map(([name]) => name));
  const cells: Partial<Record<Column, string>> = {};
  for (const [index, [, value]] of entries.entries()) {
    const column = columns[index];
    if (column === undefined || value === null || value === undefined) continue;
    cells[column] =
      typeof value === 'string'
        ? value
        : Array.isArray(value) && value.every((one) => typeof one === 'string')
          ? value.join(', ')
          : JSON.stringify(value);
  }
  return cells;
}

async function readWorks(entry: FileEntry): Promise<Cells[]> {
  if (entry.uncompressedSize > MAX_DATA_BYTES)
    throw refuse(t('“{name}” is larger than 64 MB.', { name: WORKS }));
  const rows: unknown = JSON.parse(await (await unpack(entry, MAX_DATA_BYTES)).text());
  if (!Array.isArray(rows)) throw refuse(t('“{name}” has no list of works.', { name: WORKS }));
  return rows.filter((row) => typeof row === 'object' && row !== null).map(cellsOf);
}

/** Throws `Refusal`. */
export async function openArchive(file: Blob): Promise<Archive> {
  if (file.size > MAX_ZIP_BYTES) throw refuse(t('It’s larger than 2 GB.'));
  try {
    const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false });
    const files = await listFiles(zip);
    const works = files.find(({ filename }) => filename === WORKS || filename.endsWith(`/${WORKS}`));
    if (!works)
      throw new Refusal(
        t('This ZIP isn’t an Atelier export'),
        t('It has no “{name}”. To import pictures, unzip it and choose them.', { name: WORKS }),
      );
    const folder = works.filename.slice(0, -WORKS.length) + PICTURES;
    const pictures = files.filter(({ filename }) => filename.startsWith(folder));
    return {
      works: await readWorks(works),
      pictures: pictures.map((entry) => ({
        name: entry.filename.slice(folder.length),
        bytes: entry.uncompressedSize,
        read: () => unpack(entry, IMAGE_MAX_BYTES),
      })),
    };
  } catch (error) {
    throw asRefusal(error);
  }
}

/** What the library says of a file, in words. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isUnsafe = error instanceof Error && error.message === ERR_UNSAFE_FILENAME;
  return refuse(
    isUnsafe ? t('It has a file path that leads outside its folder.') : t('It’s damaged or isn’t a ZIP.'),
  );
}
