/** A server process of the app, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Includes seeding the demo gallery while other suites run. */
const START_MS = 600_000;

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server on a free port with the stand-ins' data in `dataDir`. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ENV_FILE: '',
      // Every worker starts one.
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SIGN_IN: '1000',
      RATE_LIMIT_READ: '100000',
      RATE_LIMIT_SEARCH: '10000',
      RATE_LIMIT_WRITE: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time')), START_MS);
    void ended.then(() => reject(new Error('The server ended while it started')));
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /^Atelier is at (\S+)$/m.exec(printed)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return { url, stop };
}

/** URL of the embedded Postgres of a running server, read from its files. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(path.join(dataDir, 'postgres.secret'), 'utf8').trim();
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://atelier:${password}@127.0.0.1:${port}/atelier`;
}
