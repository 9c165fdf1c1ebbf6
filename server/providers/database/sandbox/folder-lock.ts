/** One process per data folder: a lock file that names its holder and becomes invalid by a reboot or kill. */
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../../config.ts';
import { isAlive, startedAt } from './processes.ts';

export class DataFolderInUse extends ConfigError {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

const PAUSE_MS = 5;
const pause = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/** A lock file's content: `<pid> <start of that process>`; null if there is none. */
function readHolder(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The process that holds the lock, or null if it is gone. */
function liveHolder(holder: string): number | null {
  const [pid, started = ''] = holder.split(' ');
  return isAlive(Number(pid)) && startedAt(Number(pid)) === started ? Number(pid) : null;
}

/** A hard link is created atomically, and fails if the name exists. */
function tryLink(mine: string, file: string): boolean {
  try {
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Takes the lock and returns null, or returns the process that has it. */
function take(mine: string, file: string): number | null {
  while (!tryLink(mine, file)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    const pid = liveHolder(holder);
    if (pid !== null) return pid;
    clearStale(mine, file, holder);
  }
  return null;
}

/**
 * Removes the lock of a process that is gone. Two processes may try at once, and the slower must not remove
 * the faster one's new lock: hence a lock around checking again and removing.
 */
function clearStale(mine: string, file: string, stale: string): void {
  const guard = `${file}.clearing`;
  if (take(mine, guard) !== null) {
    pause();
    return;
  }
  if (readHolder(file) === stale) fs.rmSync(file, { force: true });
  fs.rmSync(guard, { force: true });
}

/** Takes the folder or throws `DataFolderInUse`. Returns a function that releases it. */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'atelier.lock');
  const mine = path.join(folder, `.lock-${process.pid}`);
  fs.writeFileSync(mine, `${process.pid} ${startedAt(process.pid)}`);
  try {
    const holder = take(mine, file);
    if (holder !== null) throw new DataFolderInUse(folder, holder);
    return () => fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(mine, { force: true });
  }
}
