import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * A new folder in memory, which the caller removes; null if there is no room. Databases are created and written by the
 * hundred: in memory at once, on a busy disk in seconds.
 */
export function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH_BYTES) return null;
    const dir = mkdtempSync(path.join(MEMORY, 'atelier-tests-'));
    // Its databases may run as another user.
    chmodSync(dir, 0o755);
    return dir;
  } catch {
    return null;
  }
}
