/** Files that survive a crash: written to a temporary file, fsynced, renamed. */
import { randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';

/** Folders: `meta` makes objects visible, `data` holds the bytes, `uploads` the parts, `tmp` unfinished files. */
export interface Disk {
  path(...parts: string[]): string;
  temporary(): string;
}

export async function openDisk(root: string): Promise<Disk> {
  for (const folder of ['tmp', 'data', 'uploads', 'meta']) {
    await fs.mkdir(path.join(root, folder), { recursive: true, mode: 0o700 });
  }
  const disk: Disk = {
    path: (...parts) => path.join(root, ...parts),
    temporary: () => path.join(root, 'tmp', randomUUID()),
  };
  return disk;
}

/** Null if there is no such file. */
export async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the file if the work on it fails: otherwise a full disk would keep partial files. */
export async function orRemove<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await fs.rm(file, { force: true });
    throw error;
  }
}

/** Fsynced but not renamed yet. Returns the temporary file. */
export async function writeTemporary(disk: Disk, bytes: Buffer | string): Promise<string> {
  const file = disk.temporary();
  await orRemove(file, () => fs.writeFile(file, bytes, { mode: 0o600, flush: true }));
  return file;
}

export async function writeJson(disk: Disk, file: string, value: unknown): Promise<void> {
  await fs.rename(await writeTemporary(disk, JSON.stringify(value)), file);
  await syncFolder(path.dirname(file));
}
