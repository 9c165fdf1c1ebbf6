/** ROLE=web and ROLE=worker, each a process of its own on one database. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from './testing/database.ts';
import { askToBuy, insertMember, insertWork } from './testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const DEMO_LOCK = 727_004;
const PATIENCE = { timeout: 20_000, interval: 100 };

let database: { url: string; drop(): Promise<void> };
let dataDir: string;
let db: pg.Pool;
const running: ServerProcess[] = [];

/** The database under two names, to see who connects in which way. */
const namedUrl = (name: string): string => {
  const url = new URL(database.url);
  url.searchParams.set('application_name', name);
  return url.href;
};
function start(env: Record<string, string>): ServerProcess {
  const server = startServerProcess({
    DATABASE_URL: namedUrl('pooled'),
    DATABASE_DIRECT_URL: namedUrl('direct'),
    DATA_DIR: dataDir,
    ...env,
  });
  running.push(server);
  return server;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const isReady = async (url: string): Promise<void> => expect(await statusOf(`${url}/api/ready`)).toBe(200);
async function isQueued(job: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from graphile_worker.jobs where id = $1::bigint', [job]);
  return rowCount === 1;
}

/** Counts the payment provider's webhooks in place of the processes behind the public URL. */
async function listenForWebhooks(): Promise<{ url: string; paths: string[]; close(): void }> {
  const paths: string[] = [];
  const server = http.createServer((req, res) => {
    paths.push(`${req.method} ${req.url}`);
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, paths, close: () => void server.close() };
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-roles-'));
  db = openPool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('web and worker', () => {
  it('share the work, the sandbox’s clock and its webhooks', async () => {
    const front = await listenForWebhooks();
    const web = start({ ROLE: 'web' });
    const url = await web.ready;
    await isReady(url);
    expect(await statusOf(`${url}/api/landing`)).toBe(200);

    const { rows } = await db.query<{ id: string }>(
      `select (graphile_worker.add_job('purge-identity')).id::text as id`,
    );
    const [artist, buyer] = [await insertMember(db), await insertMember(db)];
    const artworkId = await insertWork(db, artist.id);
    const { purchaseId } = (await (await askToBuy(url, buyer.cookie, artworkId)).json()) as {
      purchaseId: string;
    };
    await sleep(300);
    expect(await isQueued(rows[0]!.id)).toBe(true);

    const worker = start({ ROLE: 'worker', PUBLIC_URL: front.url });
    const workerUrl = await worker.ready;
    await vi.waitFor(() => isReady(workerUrl), PATIENCE);
    expect(await statusOf(`${workerUrl}/api/health`)).toBe(200);
    for (const other of ['/', '/api/landing', '/api/openapi.json', '/oidc/jwks', '/assets/x.js']) {
      expect([other, await statusOf(`${workerUrl}${other}`)]).toEqual([other, 404]);
    }
    await vi.waitFor(async () => expect(await isQueued(rows[0]!.id)).toBe(false), PATIENCE);

    // DATABASE_DIRECT_URL has everything that listens; a connection shows its latest statement, which may be another.
    await vi.waitFor(async () => {
      const { rows: listening } = await db.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and query ilike 'listen%'`,
      );
      expect(listening.length).toBeGreaterThan(2);
      expect(new Set(listening.map(({ name }) => name))).toEqual(new Set(['direct']));
    }, PATIENCE);

    // Moved in the web process; the job that ends reservations runs in the worker.
    await fetch(`${url}/sandbox/payments/clock`, {
      method: 'POST',
      body: new URLSearchParams({ seconds: '3600' }),
    });
    await vi.waitFor(async () => {
      const { rows } = await db.query('select status from purchases where id = $1', [purchaseId]);
      expect(rows).toEqual([{ status: 'canceled' }]);
    }, PATIENCE);

    // Only the worker is left to send what is due.
    web.child.kill('SIGTERM');
    expect(await web.ended).toBe(0);
    const event = `evt_${randomUUID()}`;
    await db.query(
      `insert into sandbox_payments (id, kind, body, due_at) values
         ($1::text, 'event', jsonb_build_object('id', $1::text, 'object', 'event'), null),
         ($1 || '_d', 'delivery', jsonb_build_object('id', $1 || '_d', 'object', 'delivery', 'event', $1::text, 'attempt', 0), now())`,
      [event],
    );
    await vi.waitFor(() => expect(front.paths).toContain('POST /api/webhooks/stripe'), PATIENCE);

    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    front.close();
  }, 90_000);
});

describe('the demo gallery', () => {
  it('is filled by one process, while the others wait longer than a request would', async () => {
    await insertMember(db);
    const first = await db.connect();
    await first.query(`select pg_advisory_lock($1)`, [DEMO_LOCK]);
    const second = start({ ROLE: 'web', DEMO: '1', DATABASE_STATEMENT_SECONDS: '1' });
    await vi.waitFor(async () => {
      const { rowCount } = await db.query(
        `select 1 from pg_stat_activity where wait_event = 'advisory' and application_name = 'direct'
           and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    await sleep(1500);
    await first.query(`select pg_advisory_unlock($1)`, [DEMO_LOCK]);
    first.release();
    expect(await statusOf(`${await second.ready}/api/landing`)).toBe(200);
    second.child.kill('SIGTERM');
    await second.ended;
  });
});
