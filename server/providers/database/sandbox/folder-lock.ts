/** One process per data folder: a lock file that names its holder and outlives no reboot or kill. */
import fs from 'node:fs';
import path from 'node:path';

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/** When a process started, so that a later one with the same number is told apart. Empty where unknown. */
function startedAt(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holder(file: string): { pid: number; started: string } | null {
  try {
    const [pid, started = ''] = fs.readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), started };
  } catch {
    return null;
  }
}

/** Takes the folder or throws `DataFolderInUse`. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'atelier.lock');
  const mine = path.join(folder, `.lock-${process.pid}`);
  fs.writeFileSync(mine, `${process.pid} ${startedAt(process.pid)}`);
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all, and fails when the name is taken.
        fs.linkSync(mine, file);
        return () => fs.rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const held = holder(file);
      if (held && isAlive(held.pid) && startedAt(held.pid) === held.started) throw new DataFolderInUse(folder, held.pid);
      // The holder is gone. Renaming lets only one contender clear it away.
      const stale = `${file}.${process.pid}`;
      try {
        fs.renameSync(file, stale);
        fs.rmSync(stale, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}
