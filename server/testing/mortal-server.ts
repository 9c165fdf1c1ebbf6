/** A server that is killed and comes back, with a hand on its database. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const JOB_MS = 60_000;

interface MortalServer {
  /** For factories and helpers that ask by address. Its own payments are off: only the process sells. */
  app: TestApp;
  /** Everything that any process has printed. */
  output(): string;
  start(): Promise<void>;
  /** At once, with whatever it has in hand. */
  kill(): Promise<void>;
  /** Asks for a job of the schedule. @returns its id */
  ask(job: string): Promise<string>;
  /** One after the other, each to its end. */
  run(jobs: string[]): Promise<void>;
  close(): Promise<void>;
}

export async function createMortalServer(): Promise<MortalServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-mortal-'));
  const hand = await startTestApp({ databaseUrl: database.url, env: { PAYMENTS: 'off' } });
  const app: TestApp = { ...hand };
  const lives: ServerProcess[] = [];

  async function kill(): Promise<void> {
    const server = lives.at(-1);
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
    output: () => lives.map((server) => server.output()).join('\n'),
    async start() {
      const server = startServerProcess({
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        RATE_LIMIT_PAYMENT: '100000',
      });
      lives.push(server);
      app.url = await server.ready;
    },
    kill,
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
      await kill();
      await hand.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
