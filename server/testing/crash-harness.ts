/** kill -9 between any two steps of money, whoever its owner is. Random kills only with ROUNDS=full. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { createKillableServer } from './killable-server.ts';
import * as payments from './payments.ts';

export const KILLS = process.env.ROUNDS === 'full' ? 20 : 0;
export const TIMEOUT_MS = 120_000;
const SECRETS = /4242424242424242|_secret_[A-Za-z0-9]{6}|sk_test_|whsec_|"livemode"/;

/** The request hangs at the provider, either before or after it takes effect. */
const HANGS = {
  before: (match: string) => [{ match, action: 'delay', ms: 600_000, times: 1 }],
  after: (match: string) => [
    { match, action: 'reset_after', times: 1 },
    { match, action: 'delay', ms: 600_000, times: 1 },
  ],
};
export const FAULT_POINTS = ['before', 'after'] as const;
/** Its server is killed before it resolves. */
type Doomed = () => PromiseLike<unknown>;
const begin = (action: Doomed): void => void Promise.resolve(action()).catch(() => {});

export async function startCrashHarness() {
  const server = await createKillableServer();
  const { app } = server;
  await server.start();

  async function count(query: string, values: unknown[] = []): Promise<number> {
    const { rows } = await app.ctx.pool.query<{ n: number }>(
      `select count(*)::int as n from ${query}`,
      values,
    );
    return rows[0]!.n;
  }
  const until = (what: string, isSo: () => Promise<boolean>) =>
    vi.waitFor(
      async () => {
        if (!(await isSo())) throw new Error(`Not yet: ${what}`);
      },
      { timeout: 30_000, interval: 20 },
    );
  async function restart(): Promise<void> {
    await server.kill();
    await payments.clearFaults(app);
    await server.start();
  }
  const writers = () =>
    count(`pg_locks where not granted and relation = 'ledger_transactions'::regclass
      and database = (select oid from pg_database where datname = current_database())`);

  return {
    app,
    server,
    count,
    until,
    restart,
    async hang(point: (typeof FAULT_POINTS)[number], match: string, action: Doomed) {
      for (const fault of HANGS[point](match)) await payments.addFault(app, fault);
      begin(action);
      await until(
        `hanging in ${match}`,
        async () => (await count(`sandbox_payments where kind = 'fault'`)) === 0,
      );
    },
    /** While the ledger is locked, every writer waits with its transaction open. */
    async killWhileWriting(actions: Doomed[]) {
      const client = await app.ctx.pool.connect();
      await client.query('begin');
      await client.query('lock table ledger_transactions in share row exclusive mode');
      for (const [index, action] of actions.entries()) {
        begin(action);
        await until('writing', async () => (await writers()) > index);
      }
      await server.kill();
      await client.query('rollback');
      client.release();
      await server.start();
    },
    /** Each of `lives` repeats its step until the server it began on is killed. `wait` also ends with that server. */
    async killAtRandom(lives: ((round: number, wait: typeof until) => Promise<unknown>)[]) {
      for (let kill = 0; kill < KILLS; kill++) {
        const { url } = app;
        const wait = (what: string, isSo: () => Promise<boolean>) =>
          until(what, async () => app.url !== url || (await isSo()));
        const running = lives.map(async (step) => {
          for (let round = 0; app.url === url; round++) await step(round, wait);
        });
        const ended = Promise.allSettled(running);
        await sleep(200 + Math.random() * 2500);
        await restart();
        await ended;
      }
    },
    expectNoSecrets: () => expect(server.output()).not.toMatch(SECRETS),
  };
}
export type CrashHarness = Awaited<ReturnType<typeof startCrashHarness>>;
