import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openClient } from '#server/db/connect.ts';
import type { Feature } from '#server/feature.ts';
import { ENDPOINTS, PAYMENT_OWNERS, RAW_ROUTES } from '#server/features.ts';
import { sell } from '#server/features/orders/refunds/testing.ts';
import { repairDifferences } from '#server/features/payments/reconciliation/service.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import { ROOT } from '../root.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createArtwork, createMember } from '../testing/factories.ts';

const TOKEN = 'a-token-for-metrics-in-tests-only-0123456789';
/** How long figures of the database are kept. */
const KEPT_MS = 2100;
const PATIENT = { timeout: 10_000 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
let member: { id: string; cookie: string };
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({
    databaseUrl: database.url,
    env: { METRICS_TOKEN: TOKEN, DATABASE_WAIT_SECONDS: '1' },
  });
  member = await createMember(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = (authorization?: string, url = app.url) =>
  fetch(`${url}/api/metrics`, { headers: authorization ? { authorization } : {} });

async function scrape(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line))]));
}
const get = (path: string, cookie = member.cookie) => fetch(app.url + path, { headers: { cookie } });
const counted = (series: Map<string, number>, route: string) =>
  [...series.keys()].filter(
    (name) => name.startsWith('atelier_http_request_seconds_count') && name.includes(`route="${route}"`),
  );

test('only a caller with the token may read', async () => {
  for (const wrong of [
    undefined,
    TOKEN,
    'Bearer',
    `Bearer ${TOKEN}0`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Basic ${TOKEN}`,
  ]) {
    const answer = await ask(wrong);
    expect(answer.status, wrong).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.text()).toBe('');
  }
  expect((await get('/api/metrics')).status).toBe(401);
  const closed = await startTestApp();
  try {
    // As unknown as any other address: to it, what is sent is no token of a member.
    for (const path of ['/api/metrics', '/api/nothing']) {
      const answer = await fetch(closed.url + path, { headers: { authorization: `Bearer ${TOKEN}` } });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        401,
        'token_invalid',
      ]);
      expect((await fetch(closed.url + path)).status).toBe(404);
    }
  } finally {
    await closed.close();
  }
});

test('requests are counted by template, and made-up paths as one', async () => {
  const work = await createArtwork(app);
  expect((await get(`/api/artworks/${work.id}`)).status).toBe(200);
  expect((await get('/api/artworks/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  for (const path of ['/api/made/up', `/api/${work.id}`, `/${member.id}`]) await get(path);
  await fetch(`${app.url}/api/artworks/${work.id}/like`, {
    method: 'POST',
    headers: { cookie: member.cookie, 'sec-fetch-site': 'cross-site' },
  });
  const series = await scrape();
  expect(counted(series, '/api/artworks/:id')).toEqual([
    'atelier_http_request_seconds_count{method="GET",route="/api/artworks/:id",status="200"}',
    'atelier_http_request_seconds_count{method="GET",route="/api/artworks/:id",status="404"}',
  ]);
  const unknown = 'atelier_http_request_seconds_count{method="GET",route="unknown",status="404"}';
  expect(counted(series, 'unknown')).toEqual([unknown]);
  expect(series.get(unknown)).toBe(3);
  expect(counted(series, '/api/*')).toEqual([
    'atelier_http_request_seconds_count{method="POST",route="/api/*",status="403"}',
  ]);
});

test('a caller who hangs up counts as 499', async () => {
  const lock = await app.ctx.pool.connect();
  try {
    await lock.query('begin; lock table artworks');
    const asked = http
      .get(`${app.url}/api/artworks/${crypto.randomUUID()}`, { headers: { cookie: member.cookie } })
      .on('error', () => {});
    await vi.waitFor(async () => {
      const { rows } = await lock.query(
        "select 1 from pg_locks where not granted and relation = 'artworks'::regclass",
      );
      expect(rows).toHaveLength(1);
    }, PATIENT);
    asked.destroy();
    const aborted = 'atelier_http_request_seconds_count{method="GET",route="/api/artworks/:id",status="499"}';
    await vi.waitFor(async () => expect((await scrape()).get(aborted)).toBe(1), PATIENT);
  } finally {
    await lock.query('rollback');
    lock.release();
  }
});

test('sales, due payouts and what the books lack are figures', async () => {
  const before = await scrape();
  expect(before.get('atelier_database_up')).toBe(1);
  expect(before.get('atelier_sales_last_day{of="purchase"}')).toBeUndefined();
  const sale = await sell(app);
  await app.ctx.pool.query('update transfers set due_at = $2 where charge_id = $1', [
    sale.id,
    new Date(app.ctx.clock.now().getTime() - 60_000),
  ]);
  await app.ctx.pool.query("update charges set stripe_payment_intent_id = 'pi_of_nobody' where id = $1", [
    sale.id,
  ]);
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  await sleep(KEPT_MS);
  const after = await scrape();
  const { rows } = await app.ctx.pool.query<{ amount_cents: number }>('select amount_cents from charges');
  expect(after.get('atelier_sales_last_day{of="purchase"}')).toBe(1);
  expect(after.get('atelier_sales_last_day_cents{of="purchase"}')).toBe(rows[0]!.amount_cents);
  expect(after.get('atelier_payouts_waiting{because="no_account"}')).toBe(1);
  expect(after.get('atelier_payout_oldest_due_seconds{because="no_account"}')).toBeGreaterThan(59);
  expect(after.get('atelier_reconciliation_differences')).toBeGreaterThan(0);
});

test('jobs: whether they run, which fail, on how many rows, and what waits', async () => {
  expect((await scrape()).has('atelier_jobs_running')).toBe(false);
  const fails: Feature = {
    endpoints: [],
    jobs: {
      'always-fails': {
        cron: '0 0 1 1 *',
        isRunAtStart: true,
        run: async (ctx) => {
          await eachRow(ctx, [{ id: member.id }], 'a row failed', () => Promise.reject(new Error('no')));
          throw new Error('The job failed');
        },
      },
    },
  };
  await app.ctx.db.execute(
    sql`select graphile_worker.add_job('no one-does-it', run_at := now() - interval '1 hour')`,
  );
  const jobs = startJobs(app.ctx, [fails], app.onClockMoved);
  const failed = 'atelier_job_seconds_count{task="always-fails",outcome="failed"}';
  await vi.waitFor(async () => expect((await scrape()).get(failed)).toBe(1), PATIENT);
  await sleep(KEPT_MS);
  const series = await scrape();
  expect(series.get('atelier_jobs_running')).toBe(1);
  expect(series.get('atelier_job_row_failures_total{message="a row failed"}')).toBe(1);
  expect(series.get('atelier_job_oldest_due_seconds')).toBeGreaterThan(3599);
  await jobs.stop();
  expect((await scrape()).get('atelier_jobs_running')).toBe(0);
});

test('live streams and pools', async () => {
  const stream = await get('/api/live');
  await vi.waitFor(async () => expect((await scrape()).get('atelier_live_streams')).toBe(1), PATIENT);
  await stream.body!.cancel();
  await vi.waitFor(async () => expect((await scrape()).get('atelier_live_streams')).toBe(0), PATIENT);
  const series = await scrape();
  expect(counted(series, '/api/live')).toEqual([]);
  for (const pool of ['requests', 'jobs'])
    for (const state of ['total', 'idle', 'waiting'])
      expect(series.get(`atelier_pool_connections{pool="${pool}",state="${state}"}`)).toBeTypeOf('number');
});

test('no label is an id, an address or anything members wrote', async () => {
  const templates = new Set([
    ...ENDPOINTS.map(({ path }) => path),
    ...RAW_ROUTES.map((route) => route.split(' ')[1]),
  ]);
  for (const name of (await scrape()).keys()) {
    expect(name).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|\?/);
    const route = /route="([^"]*)"/.exec(name)?.[1] ?? 'page';
    expect(templates.has(route) || /^(?:unknown|page|\/\w+\/\*)$/.test(route), route).toBe(true);
  }
});

const metricsIn = (expression: string): string[] =>
  expression.match(/\b(?:atelier|nodejs|process)_\w+/g) ?? [];
const PARTS = /_(?:bucket|count|sum)$/;

test('dashboard and alerts name only what a scrape has', async () => {
  const answer = await ask(`Bearer ${TOKEN}`);
  const types = new Map(
    [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name!, type!]),
  );
  const known = (name: string) => types.has(name) || types.get(name.replace(PARTS, '')) === 'histogram';
  const read = (file: string) => readFileSync(path.join(ROOT, 'docs/monitoring', file), 'utf8');
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = read('alerts.yml').split('- alert: ').slice(1);
  const warned = rules.map((rule) => /expr: >-\n\s+(.*)\n/.exec(rule)![1]!);
  expect(shown.length).toBeGreaterThan(20);
  expect(warned.length).toBeGreaterThan(10);
  for (const expression of [...shown, ...warned])
    for (const name of metricsIn(expression)) expect(known(name), name).toBe(true);
  const used = new Set([...shown, ...warned].flatMap(metricsIn).map((name) => name.replace(PARTS, '')));
  expect([...types.keys()].filter((name) => name.startsWith('atelier_') && !used.has(name))).toEqual([]);
  const guide = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const headings = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title!.toLowerCase().replaceAll(' ', '-'),
  );
  for (const rule of rules) {
    expect(rule).toMatch(/action: >-\n\s+\S.{20}/);
    expect(headings).toContain(/runbook_url: docs\/operations\.md#(\S+)/.exec(rule)?.[1]);
  }
});

test('an unreachable database costs only its own figures', async () => {
  const maintenance = openClient({ connectionString: inject('clusterUrl') });
  await maintenance.connect();
  const name = new URL(database.url).pathname.slice(1);
  await maintenance.query(`alter database ${name} with allow_connections false`);
  await maintenance.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await sleep(KEPT_MS);
  const since = performance.now();
  const series = await scrape();
  // Sooner than a statement may take.
  expect(performance.now() - since).toBeLessThan(20_000);
  expect(series.get('atelier_database_up')).toBe(0);
  expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeTypeOf('number');
  for (const figure of ['atelier_job_oldest_due_seconds', 'atelier_sales_last_day{of="purchase"}'])
    expect(series.has(figure)).toBe(false);
  await maintenance.query(`alter database ${name} with allow_connections true`);
  await maintenance.end();
  await vi.waitFor(async () => expect((await scrape()).get('atelier_database_up')).toBe(1), {
    timeout: 10_000,
  });
});
