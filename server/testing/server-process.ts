/** The server as an operator runs it: a separate process that can be watched, stopped and killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { SESSION_COOKIE } from '../http/session.ts';

/** The server's source. `npm test` has built it already, and its bundle starts in a third of the time. */
export const SOURCE = path.resolve(import.meta.dirname, '../main.ts');
const MAIN = process.env.SERVER_MAIN ?? SOURCE;
/** An operator's command, next to the server's main file. */
export const commandFile = (name: 'backup' | 'reconcile' | 'restore'): string =>
  path.join(path.dirname(MAIN), name + path.extname(MAIN));
export const SESSION_SECRET = 'a-session-secret-for-tests-only-0123456789';
const START_MS = 60_000;
/** The many starts of a test run compile the server once. */
const COMPILED = path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled');
/** Races on a busy machine take longer than any caller would wait, and ask more often than any person would. */
export const PATIENT = {
  RATE_LIMIT_READ: '1000000',
  RATE_LIMIT_SEARCH: '1000000',
  RATE_LIMIT_WRITE: '1000000',
  DATABASE_WAIT_SECONDS: '60',
  DATABASE_STATEMENT_SECONDS: '60',
  PAYMENTS_TIMEOUT_SECONDS: '15',
};

export interface ServerProcess {
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Resolves with the URL once it serves. Rejects if it exits before. */
  ready: Promise<string>;
  /** Resolves with the exit code, or null after an unhandled signal. */
  ended: Promise<number | null>;
}

/** Starts on a free port unless `env` sets one; of our own environment only PATH is passed on. @param main of another version */
export function startServerProcess(env: Record<string, string>, main = MAIN): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      ENV_FILE: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      SESSION_SECRET,
      ...PATIENT,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready:\n${printed}`)), START_MS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /^Atelier(?:'s worker)? is at (\S+)$/m.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`Ended before it was ready:\n${printed}`));
    });
  });
  // A test that expects the exit does not wait for readiness.
  ready.catch(() => {});
  return { child, output: () => printed, ready, ended };
}

/** The Cookie header for a row in `sessions`. */
export function sessionCookie(sid: string): string {
  const signature = createHmac('sha256', SESSION_SECRET).update(sid).digest('base64').replace(/=+$/, '');
  return `${SESSION_COOKIE}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
