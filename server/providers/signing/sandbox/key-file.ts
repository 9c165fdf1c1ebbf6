/** The stand-in for a key in the environment: made once, readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ID_BYTES = 4;
const SEED_BYTES = 32;

/** @returns as CERTIFICATE_KEY has it */
export function readKeyFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'certificate-key');
  const mine = `${file}.${process.pid}`;
  const key = `sandbox-${randomBytes(ID_BYTES).toString('hex')}:${randomBytes(SEED_BYTES).toString('base64')}`;
  writeFileSync(mine, `${key}\n`, { mode: 0o600 });
  try {
    // Another process may be doing the same: the first one's stays.
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file, 'utf8').trim();
}
