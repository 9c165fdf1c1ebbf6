/** Two servers on a primary and its streaming replica, whose replay can be paused. */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { ENDPOINTS } from '#server/features.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/providers/database/sandbox/embedded-postgres.ts';
import { startReplica } from '#server/providers/database/sandbox/replica.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { openPool } from './connect.ts';
import { migrateDatabase } from './open.ts';

const PATIENCE = { timeout: 10_000, interval: 50 };
const folder = (name: string): string => mkdtempSync(path.join(os.tmpdir(), `atelier-${name}-`));

let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
/** A connection to the replica, to pause it. */
let control: pg.Pool;
let [here, there]: TestApp[] = [];
let member: Awaited<ReturnType<typeof createMember>>;

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dir: folder('primary'), ephemeral: true });
  await migrateDatabase(primary.url);
  replica = await startReplica({
    primaryUrl: primary.url,
    dir: folder('replica'),
    name: 'replica_1',
    ephemeral: true,
  });
  control = openPool({ connectionString: replica.url, max: 1 });
  const options = {
    databaseUrl: primary.url,
    env: {
      DATABASE_REPLICA_URLS: replica.url,
      DATABASE_REPLICA_LAG_SECONDS: '2',
      METRICS_TOKEN: 'm'.repeat(32),
    },
  };
  [here, there] = [await startTestApp(options), await startTestApp(options)];
  member = await createMember(here);
  await isUsed(true);
});
afterEach(async () => {
  await control.query('select pg_wal_replay_resume()').catch(() => {});
});
afterAll(async () => {
  await here?.close();
  await there?.close();
  await control.end();
  await replica.stop();
  await primary.stop();
});

const isUsed = (expected: boolean) =>
  vi.waitFor(() => {
    for (const app of [here!, there!]) expect(app.ctx.replicas()).toMatchObject([{ isUsed: expected }]);
  }, PATIENCE);

async function ask(expression: string, ...values: string[]): Promise<unknown> {
  const { rows } = await control.query<{ answer: unknown }>(`select ${expression} as answer`, values);
  return rows[0]?.answer;
}

/** Resolves when the replica has everything and gets no more. */
async function pauseReplay(): Promise<void> {
  await isUsed(true);
  const { pool } = here!.ctx;
  // Commits do not wait for the log in this test: this does.
  const { rows } = await pool.query<{ at: string }>(
    `select pg_logical_emit_message(false, 'test', '', true)::text as at`,
  );
  await vi.waitFor(
    async () => expect(await ask('pg_last_wal_replay_lsn() >= $1::pg_lsn', rows[0]!.at)).toBe(true),
    PATIENCE,
  );
  await control.query('select pg_wal_replay_pause()');
  await vi.waitFor(async () => expect(await ask('pg_get_wal_replay_pause_state()')).toBe('paused'), PATIENCE);
}

type Work = { id: string; title: string; isLiked: boolean; likesCount: number };
const get = async <T>(app: TestApp, url: string, cookie = member.cookie): Promise<T> =>
  (await request(app.server).get(url).set('Cookie', cookie).expect(200)).body as T;
/** Never kept. */
const listLiked = (app: TestApp, cookie?: string) => get<Work[]>(app, '/api/artworks?sort=liked', cookie);
/** Lists have the figure from where they are read, the title never from a replica. */
const change = (id: string, title: string) =>
  here!.ctx.db.update(artworks).set({ title, likesCount: 1 }).where(eq(artworks.id, id));

it('reads lists from the replica, texts and pages from the primary', async () => {
  const { id } = await createArtwork(here!, { title: 'Before' });
  await pauseReplay();
  await change(id, 'After');
  expect((await listLiked(here!))[0]).toMatchObject({ id, title: 'After', likesCount: 0 });
  expect(await get(here!, `/api/artworks/${id}`)).toMatchObject({ id, title: 'After', likesCount: 1 });
});

it('shows members their own changes, whichever process made them', async () => {
  const { id } = await createArtwork(here!);
  const mine = async (app: TestApp, cookie?: string) =>
    (await listLiked(app, cookie)).find((work) => work.id === id)?.isLiked;
  await pauseReplay();
  const liked = await request(here!.server).post(`/api/artworks/${id}/like`).set('Cookie', member.cookie);
  expect(await mine(there!)).toBe(false);
  const [wrote] = liked.get('Set-Cookie') ?? [];
  expect(wrote).toBe('atelier.wrote=1; Max-Age=5; Path=/api; HttpOnly; SameSite=Lax');
  expect(await mine(here!)).toBe(true);
  expect(await mine(there!, `${member.cookie}; ${wrote!.split(';')[0]}`)).toBe(true);
});

it('shows what a signal announced, in every process', async () => {
  const [artist, watcher] = [await createMember(here!), await createMember(here!)];
  await pauseReplay();
  const { followersCount } = (
    await request(here!.server).post(`/api/users/${artist.id}/follow`).set('Cookie', member.cookie)
  ).body;
  expect(followersCount).toBe(1);
  await vi.waitFor(async () => {
    const profile = await get(there!, `/api/users/${artist.id}`, watcher.cookie);
    expect(profile).toMatchObject({ followersCount });
  }, PATIENCE);
  expect(there!.ctx.replicas()).toMatchObject([{ isUsed: true }]);
});

it('fills cached first pages from the primary', async () => {
  const [{ id }, { cookie }] = [await createArtwork(here!), await createMember(here!)];
  await pauseReplay();
  await change(id, 'Shown at once');
  await here!.ctx.live.dropCards(here!.ctx.db);
  await vi.waitFor(async () => {
    const [first] = await get<Work[]>(there!, '/api/artworks', cookie);
    expect(first).toMatchObject({ id, title: 'Shown at once', likesCount: 1 });
  }, PATIENCE);
  const fromReplica = (await listLiked(there!, cookie)).find((work) => work.id === id);
  expect(fromReplica).toMatchObject({ title: 'Shown at once', likesCount: 0 });
});

it('leaves out a replica that is too far behind, and comes back to it', async () => {
  const { id } = await createArtwork(here!);
  await pauseReplay();
  await change(id, 'Read from the primary');
  await isUsed(false);
  expect(here!.ctx.replicas()[0]!.lagSeconds).toBeGreaterThan(2);
  const figures = await here!.ctx.metrics.registry!.metrics();
  expect(figures).toMatch(
    /^atelier_replica_lag_seconds\{replica="127\.0\.0\.1:\d+\/atelier"\} (?:[2-9]|\d\d)/m,
  );
  expect(figures).toMatch(/^atelier_replica_used\{replica="[^"]+"\} 0$/m);
  expect((await listLiked(here!)).find((work) => work.id === id)?.likesCount).toBe(1);
  await control.query('select pg_wal_replay_resume()');
  await isUsed(true);
  expect(here!.ctx.replicas()[0]!.lagSeconds).toBeLessThan(2);
});

it('reads from the replica whatever it is asked for', async () => {
  await createArtwork(here!, { userId: member.id });
  await pauseReplay();
  const paths = ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path }) =>
    path.replace('/users/:id', `/users/${member.id}`),
  );
  for (const path of paths.filter((one) => !one.includes(':'))) {
    await request(here!.server).get(`${path}?q=stone`).set('Cookie', member.cookie);
  }
  expect(here!.logLines.filter((line) => line.includes('read repeated'))).toEqual([]);
});

it('repeats on the primary what a replica did not finish', async () => {
  await isUsed(true);
  const read = here!.ctx.reads.pool.query<{ isReplica: boolean }>(
    'select pg_is_in_recovery() as "isReplica", pg_sleep(1)',
  );
  const terminated = `(select count(pg_terminate_backend(pid)) from pg_stat_activity where query like '%pg_sleep(1)%'
    and pid <> pg_backend_pid())::int`;
  await vi.waitFor(async () => expect(await ask(terminated)).toBe(1), PATIENCE);
  expect((await read).rows).toMatchObject([{ isReplica: false }]);
});

it('keeps working without the replica', async () => {
  await isUsed(true);
  const stopped = replica.stop();
  let isStopped = false;
  void stopped.then(() => (isStopped = true));
  let reads = 0;
  while (!isStopped || reads < 20) {
    await listLiked(here!);
    reads += 1;
  }
  await isUsed(false);
  expect(here!.ctx.replicas()).toEqual([
    { name: expect.stringMatching(/^127\.0\.0\.1:\d+\/atelier$/), lagSeconds: null, isUsed: false },
  ]);
  await here!.ctx.db.execute(sql`select 1`);
});
