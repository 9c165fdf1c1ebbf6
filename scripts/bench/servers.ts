/** Starts the servers under load as child processes, each with its output in a file. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/providers/database/sandbox/server-process.ts';
import { SESSION_SECRET } from '#server/testing/server-process.ts';

export interface RunningServer {
  base: string;
  pid: number;
  /** Until it answered for the first time. */
  startMs: number;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A first start fills the demo gallery. */
const START_MS = 900_000;
/** As `npm start` runs it. */
const PRODUCT = ['--max-semi-space-size=16', path.join(ROOT, 'dist/server/main.js')];
/** Nobody is turned away for asking too often. */
export const UNLIMITED = Object.fromEntries(
  ['READ', 'SEARCH', 'WRITE', 'SIGN_IN', 'UPLOAD', 'MESSAGE', 'COMMENT', 'REACTION', 'PAYMENT'].map(
    (name) => [`RATE_LIMIT_${name}`, '100000000'],
  ),
);

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}

interface Launch {
  args: string[];
  env: Record<string, string>;
  logFile: string;
  /** Answers 200 once the server is ready. */
  readyAt: string;
}

async function launch({ args, env, logFile, readyAt }: Launch): Promise<RunningServer> {
  const port = await freePort();
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  const log = fs.openSync(logFile, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  process.once('exit', () => child.kill('SIGKILL'));
  const base = `http://127.0.0.1:${port}`;
  while (!(await isUp(base + readyAt))) {
    if (child.exitCode !== null || performance.now() - started > START_MS) {
      await end(child);
      const tail = fs.readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n');
      throw new Error(`${args.at(-1)} did not start:\n${tail}`);
    }
    await sleep(20);
  }
  return { base, pid: child.pid!, startMs: performance.now() - started, stop: () => end(child) };
}

interface Product {
  databaseUrl?: string;
  dataDir: string;
  /** More than the settings below, for example real services instead of the stand-ins. */
  env?: Record<string, string>;
  /** Instead of the built server. */
  args?: string[];
}

/** The product as in production, with stand-ins for outside services. */
export const startProduct = (product: Product): Promise<RunningServer> =>
  launch({
    args: product.args ?? PRODUCT,
    env: {
      NODE_ENV: 'production',
      ATELIER_SANDBOX: '1',
      DEMO: '0',
      ...(product.databaseUrl ? { DATABASE_URL: product.databaseUrl } : {}),
      DATA_DIR: product.dataDir,
      SESSION_SECRET: SESSION_SECRET,
      ...UNLIMITED,
      ...product.env,
    },
    logFile: path.join(product.dataDir, 'product.log'),
    readyAt: '/api/health',
  });

export const startReference = (
  name: 'limit' | 'limit-same',
  dir: string,
  env: { DATABASE_URL: string; VIEWER: string },
): Promise<RunningServer> =>
  launch({
    args: [path.join(import.meta.dirname, `${name}.ts`)],
    env,
    logFile: path.join(dir, `${name}.log`),
    readyAt: '/api/artworks',
  });
