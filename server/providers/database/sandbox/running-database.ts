import path from 'node:path';
import { readPassword } from './cluster.ts';
import { isAlive } from './processes.ts';
import { readPidFile } from './server-process.ts';

/** URL of the embedded database that another of our processes runs in `dir`; null if there is none. */
export function runningDatabase(dir: string): string | null {
  const running = readPidFile(path.join(dir, 'postgres'));
  if (!running || !isAlive(running.pid)) return null;
  return `postgres://atelier:${readPassword(dir)}@127.0.0.1:${running.port}/atelier`;
}
