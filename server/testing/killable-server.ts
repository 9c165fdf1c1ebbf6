/** A server that can be killed and restarted, with access to its database. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import { readPidFile } from '../providers/database/sandbox/server-process.ts';
import { runningDatabase } from '../providers/database/sandbox/running-database.ts';
import { startTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const JOB_MS = 60_000;
const DATABASE_MS = 60_000;

interface KillableServer {
  /** For factories and helpers that use the URL. Payments are off in this app, because only the process sells. */
  app: TestApp;
  /** The output of all processes so far. */
  output(): string;
  start(): Promise<void>;
  /** Immediately, without finishing anything. */
  kill(): Promise<void>;
  /** Kills the embedded database only. Resolves when its replacement answers. */
  killDatabase(): Promise<void>;
  /** Stops every process of the embedded database without ending its connections. @returns lets them go on */
  freezeDatabase(): () => void;
  isAlive(): boolean;
  /** Adds a job of the schedule. @returns its id */
  ask(job: string): Promise<string>;
  /** One after another, each to completion. */
  run(jobs: string[]): Promise<void>;
  close(): Promise<void>;
}

/** @param options.isEmbedded the process runs its own database, like `npm start`, and is started already */
export async function createKillableServer(
  options: { isEmbedded?: true; env?: Record<string, string>; dataDir?: string } = {},
): Promise<KillableServer> {
  const database = options.isEmbedded ? null : await createTestDatabase();
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'atelier-killable-'));
  const processes: ServerProcess[] = [];

  async function start(): Promise<string> {
    const server = startServerProcess({
      ...(database ? { DATABASE_URL: database.url } : {}),
      DATA_DIR: dataDir,
      RATE_LIMIT_PAYMENT: '100000',
      ...options.env,
    });
    processes.push(server);
    return server.ready;
  }
  const url = options.isEmbedded && (await start());
  const databaseUrl = database?.url ?? runningDatabase(dataDir)!;
  const hand = await startTestApp({ databaseUrl, env: { PAYMENTS: 'off' } });
  const app: TestApp = { ...hand, ...(url ? { url } : {}) };

  const isAlive = (): boolean => {
    const child = processes.at(-1)?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  };
  async function kill(): Promise<void> {
    const server = processes.at(-1);
    server?.child.kill('SIGKILL');
    await server?.ended;
  }
  async function ask(job: string): Promise<string> {
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      'select (graphile_worker.add_job($1)).id::text as id',
      [job],
    );
    return rows[0]!.id;
  }
  return {
    app,
    output: () => processes.map((server) => server.output()).join('\n'),
    async start() {
      app.url = await start();
    },
    kill,
    async killDatabase() {
      const { pid } = readPidFile(path.join(dataDir, 'postgres'))!;
      process.kill(pid, 'SIGKILL');
      const isBack = async (): Promise<boolean> => {
        if (readPidFile(path.join(dataDir, 'postgres'))?.pid === pid) return false;
        return app.ctx.pool.query('select 1').then(
          () => true,
          () => false,
        );
      };
      for (const end = Date.now() + DATABASE_MS; !(await isBack()); await sleep(50)) {
        if (isAlive() && Date.now() < end) continue;
        throw new Error(`The database has not come back:\n${processes.at(-1)?.output().slice(-4000)}`);
      }
    },
    freezeDatabase() {
      const { pid } = readPidFile(path.join(dataDir, 'postgres'))!;
      // Stopped first and continued last: meanwhile it starts no process and reaps none.
      process.kill(pid, 'SIGSTOP');
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      const processes = [pid, ...stdout.split('\n').map(Number).filter(Boolean)];
      for (const one of processes) process.kill(one, 'SIGSTOP');
      return () => {
        for (const one of processes.toReversed()) process.kill(one, 'SIGCONT');
      };
    },
    isAlive,
    ask,
    async run(jobs) {
      for (const job of jobs) {
        const id = await ask(job);
        await vi.waitFor(
          async () => {
            const { rowCount } = await app.ctx.pool.query(
              'select 1 from graphile_worker.jobs where id = $1::bigint',
              [id],
            );
            if (rowCount) throw new Error(`${job} has not ended`);
          },
          { timeout: JOB_MS, interval: 20 },
        );
      }
    },
    async close() {
      // The embedded database ends last, with the process.
      if (!database) processes.at(-1)?.child.kill('SIGTERM');
      await hand.close();
      await (database ? kill() : processes.at(-1)?.ended);
      await database?.drop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
