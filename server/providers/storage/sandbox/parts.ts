/** Multipart uploads on disk: a folder each, with its parameters and the parts so far. */
import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Disk, readJson, writeJson } from './disk.ts';
import { noSuchUpload } from './errors.ts';
import type { Received } from './objects.ts';

export interface BegunUpload {
  key: string;
  headers: Record<string, string>;
  initiatedAt: string;
}
export interface Part {
  file: string;
  number: number;
  etag: string;
  size: number;
}

const ABOUT = 'upload.json';

export function uploadFolder(disk: Disk, id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchUpload();
  return disk.path('uploads', id);
}

/** Returns the upload's id. */
export async function beginUpload(disk: Disk, upload: BegunUpload): Promise<string> {
  const id = randomUUID();
  await fs.mkdir(disk.path('uploads', id));
  await writeJson(disk, disk.path('uploads', id, ABOUT), upload);
  return id;
}

/** Throws NoSuchUpload, also if it was started for another key. */
export async function requireUpload(disk: Disk, id: string, key: string): Promise<BegunUpload> {
  const upload = await readJson<BegunUpload>(path.join(uploadFolder(disk, id), ABOUT));
  if (!upload || upload.key !== key) throw noSuchUpload();
  return upload;
}

export async function* eachUpload(disk: Disk): AsyncGenerator<BegunUpload & { id: string }> {
  for (const id of await fs.readdir(disk.path('uploads'))) {
    const upload = await readJson<BegunUpload>(disk.path('uploads', id, ABOUT));
    if (upload) yield { ...upload, id };
  }
}

const PART = /^(\d{5})-([0-9a-f]{32})-(\d+)$/;

/** In ascending order. */
export async function listStoredParts(disk: Disk, id: string): Promise<Part[]> {
  const folder = uploadFolder(disk, id);
  const parts = (await fs.readdir(folder)).flatMap((name) => {
    const [, number, etag, size] = PART.exec(name) ?? [];
    if (!number || !etag || !size) return [];
    return [{ file: path.join(folder, name), number: Number(number), etag, size: Number(size) }];
  });
  return parts.sort((a, b) => a.number - b.number);
}

/** A part is one file named by its metadata, so that one rename stores both. */
export async function keepPart(disk: Disk, id: string, number: number, received: Received): Promise<void> {
  const folder = uploadFolder(disk, id);
  const prefix = `${String(number).padStart(5, '0')}-`;
  const name = `${prefix}${received.etag}-${received.size}`;
  try {
    await fs.rename(received.file, path.join(folder, name));
  } catch {
    // Aborted in the meantime.
    await fs.rm(received.file, { force: true });
    throw noSuchUpload();
  }
  const older = (await fs.readdir(folder)).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(older.map((other) => fs.rm(path.join(folder, other), { force: true })));
}
