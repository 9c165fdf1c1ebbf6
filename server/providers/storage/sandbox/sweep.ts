import { promises as fs } from 'node:fs';
import type { Disk } from './disk.ts';
import { eachObject } from './objects.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 604_800_000;

/**
 * Removes leftovers of a crash: temporary files, bytes without a pointer, multipart uploads older than a week.
 * Returns how many files and folders were removed.
 */
export async function sweep(disk: Disk): Promise<number> {
  const used = new Set<string>();
  for await (const object of eachObject(disk)) used.add(object.data);
  let removed = 0;
  for (const [folder, age] of [
    ['tmp', HOUR_MS],
    ['data', HOUR_MS],
    ['uploads', WEEK_MS],
  ] as const) {
    for (const name of await fs.readdir(disk.path(folder))) {
      const stat = await fs.stat(disk.path(folder, name)).catch(() => null);
      const isOld = stat !== null && Date.now() - stat.mtimeMs > age;
      if (!isOld || (folder === 'data' && used.has(name))) continue;
      await fs.rm(disk.path(folder, name), { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
