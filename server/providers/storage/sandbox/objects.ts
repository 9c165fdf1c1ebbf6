/** Objects on disk. A pointer (JSON under `meta`) makes bytes visible, so a crash never shows half an object. */
import { createHash, randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { type Disk, orRemove, readJson, syncFolder, writeJson } from './disk.ts';

export interface StoredObject {
  key: string;
  etag: string;
  /** Bytes. */
  size: number;
  modifiedAt: string;
  /** File name under `data`. */
  data: string;
  headers: Record<string, string>;
}
/** A complete, fsynced temporary file. */
export interface Received {
  file: string;
  size: number;
  etag: string;
}

export const STORED_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];

/** Metadata from a request's headers or a form's fields. */
export function storedHeaders(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined && (STORED_HEADERS.includes(name) || name.startsWith('x-amz-meta-')),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Hashed, so a key can neither leave the folder nor be too long for it. */
const pointerOf = (disk: Disk, key: string): string =>
  disk.path('meta', `${createHash('sha256').update(key).digest('hex')}.json`);

export const findObject = (disk: Disk, key: string): Promise<StoredObject | null> =>
  readJson<StoredObject>(pointerOf(disk, key));

/** Moves the received bytes in and points the key at them; removes an older object of that key. */
export async function commitObject(
  disk: Disk,
  key: string,
  received: Received,
  headers: Record<string, string>,
): Promise<void> {
  const before = await findObject(disk, key);
  const data = randomUUID();
  await fs.rename(received.file, disk.path('data', data));
  await syncFolder(disk.path('data'));
  const stored: StoredObject = {
    key,
    etag: received.etag,
    size: received.size,
    modifiedAt: new Date().toISOString(),
    data,
    headers,
  };
  await orRemove(disk.path('data', data), () => writeJson(disk, pointerOf(disk, key), stored));
  if (before) await fs.rm(disk.path('data', before.data), { force: true });
}

export async function removeObject(disk: Disk, key: string): Promise<void> {
  const object = await findObject(disk, key);
  if (!object) return;
  await fs.rm(pointerOf(disk, key), { force: true });
  await fs.rm(disk.path('data', object.data), { force: true });
}

/** Unsorted. */
export async function* eachObject(disk: Disk): AsyncGenerator<StoredObject> {
  for (const file of await fs.readdir(disk.path('meta'))) {
    const object = await readJson<StoredObject>(disk.path('meta', file));
    if (object) yield object;
  }
}

export interface OpenObject {
  object: StoredObject;
  /** The caller must close it. */
  handle: fs.FileHandle;
}

/** The pointer with its bytes: if it was overwritten or removed between the two, the lookup is repeated. */
export async function openObject(disk: Disk, key: string): Promise<OpenObject | null> {
  let missing = '';
  for (;;) {
    const object = await findObject(disk, key);
    if (!object) return null;
    try {
      return { object, handle: await fs.open(disk.path('data', object.data), 'r') };
    } catch (error) {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && object.data !== missing;
      if (!isGone) throw error;
      missing = object.data;
    }
  }
}
