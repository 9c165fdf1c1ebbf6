import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openClient } from '#server/db/connect.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { Feature } from '../feature.ts';
import { addJob } from './add-job.ts';
import { every } from './every.ts';
import { FEATURES } from '#server/features.ts';
import { startJobs } from './schedule.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
let maintenance: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url });
  maintenance = openClient({ connectionString: inject('clusterUrl') });
  await maintenance.connect();
});
afterAll(async () => {
  await maintenance.end();
  await app.close();
  await database.drop();
});

const name = (): string => new URL(database.url).pathname.slice(1);
async function takeAway(): Promise<void> {
  await maintenance.query(`alter database ${name()} with allow_connections false`);
  await maintenance.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name(),
  ]);
}
const bringBack = () => maintenance.query(`alter database ${name()} with allow_connections true`);
it('lists the minutes of an hour', () => {
  expect(every(10, { offset: 3 })).toBe('3,13,23,33,43,53 * * * *');
  expect(every(60, { offset: 47 })).toBe('47 * * * *');
});

it('starts without the database, and runs due jobs once it is back', async () => {
  await takeAway();
  const jobs = startJobs(app.ctx, FEATURES, app.onClockMoved);
  try {
    const warnings = () => app.logLines.filter((line) => line.includes('jobs could not be started'));
    await vi.waitFor(() => expect(warnings().length).toBeGreaterThan(1), { timeout: 20_000 });
    await bringBack();
    await vi.waitFor(
      () =>
        expect(
          app.logLines.some((line) => line.includes('refresh-feeds') && line.includes('Completed')),
        ).toBe(true),
      { timeout: 20_000 },
    );
  } finally {
    await bringBack();
    await jobs.stop();
  }
});

it.each(['fails', 'ends'])(
  'a job that %s while the database is away does not end the process',
  async (how) => {
    // The worker prints there why one of its loops stopped.
    vi.spyOn(console, 'trace').mockImplementation(() => {});
    const { promise: ran, resolve } = Promise.withResolvers<void>();
    const stumble = async (): Promise<void> => {
      await takeAway();
      resolve();
      if (how === 'fails') throw new Error('stumbled');
    };
    const feature: Feature = { endpoints: [], queuedJobs: { stumble } };
    const jobs = startJobs(app.ctx, [feature], app.onClockMoved);
    try {
      await addJob(app.ctx.db, 'stumble', {}, { key: 'stumble' });
      await ran;
      // The rejection of a lost write would fail this file.
      await vi.waitFor(() => expect(jobs.areRunning()).toBe(false), { timeout: 20_000 });
      await bringBack();
      await vi.waitFor(() => expect(jobs.areRunning()).toBe(true), { timeout: 20_000 });
    } finally {
      await bringBack();
      await jobs.stop();
    }
  },
);

it('removes jobs a month after they were given up', async () => {
  const { ctx } = app;
  for (const name of ['given-up-long-ago', 'given-up-now', 'still-waiting'])
    await addJob(ctx.db, name, {}, { key: name });
  await ctx.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts,
    updated_at = now() - case when key = 'given-up-now' then interval '29 days' else interval '31 days' end
    where key like 'given-up-%'`);
  await addJob(ctx.db, 'remove-given-up-jobs', {}, { key: 'remove' });
  const jobs = startJobs(ctx, FEATURES, app.onClockMoved);
  const left = async () =>
    (
      await ctx.pool.query<{ key: string }>(
        `select key from graphile_worker.jobs where key like 'given-up-%' or key in ('still-waiting', 'remove') order by 1`,
      )
    ).rows.map(({ key }) => key);
  try {
    await vi.waitFor(async () => expect(await left()).toEqual(['given-up-now', 'still-waiting']), {
      timeout: 20_000,
    });
  } finally {
    await jobs.stop();
  }
});
