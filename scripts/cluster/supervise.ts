/** A process of the server, started again whenever it ends by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#server/root.ts';

const MAIN = path.join(ROOT, 'dist/server/main.js');
const END_WITH_US = path.join(import.meta.dirname, 'end-with-starter.ts');
/** The pause before a restart, so that a process that cannot start does not overload the machine. */
const PAUSE_MS = 500;

export interface Supervised {
  port: number;
  pid(): number | undefined;
  /** How many times it was started again. */
  restarts(): number;
  /** With SIGTERM it drains first. Resolves when it has ended; it is started again by itself. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** @param options.log a file that its output is added to */
export function supervise(options: {
  port: number;
  log: string;
  env: NodeJS.ProcessEnv;
  main?: string;
}): Supervised {
  const { port, env, main = MAIN } = options;
  const log = createWriteStream(options.log, { flags: 'a' });
  let restarts = 0;
  let isStopping = false;

  function start(): ChildProcess {
    const args = ['--max-semi-space-size=16', '--import', pathToFileURL(END_WITH_US).href, main];
    const child = spawn(process.execPath, args, {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    return child;
  }
  let child = start();

  async function keep(): Promise<void> {
    for (;;) {
      // It may not start at all.
      if (!hasEnded(child)) await once(child, 'exit').catch(() => {});
      if (!isStopping) await sleep(PAUSE_MS);
      if (isStopping) return;
      restarts += 1;
      child = start();
    }
  }
  const kept = keep();

  return {
    port,
    pid: () => child.pid,
    restarts: () => restarts,
    async end(signal) {
      const ending = child;
      ending.kill(signal);
      if (!hasEnded(ending)) await once(ending, 'exit');
    },
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await kept;
      log.end();
    },
  };
}
