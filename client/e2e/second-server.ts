/** A second server process on the same database and the same objects, as behind a load balancer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const START_MS = 60_000;

/** Where the first process's embedded Postgres listens, from the files it keeps. */
function databaseUrl(): string {
  const password = readFileSync(path.join(DATA_DIR, 'postgres.secret'), 'utf8').trim();
  const port = readFileSync(path.join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://atelier:${password}@127.0.0.1:${port}/atelier`;
}

/** @returns its address; sessions are shared, because cookies know no ports */
export async function startSecondServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR, DATABASE_URL: databaseUrl(), DEMO: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The second server did not start')), START_MS);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /^Atelier is at (\S+)$/m.exec(printed)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
