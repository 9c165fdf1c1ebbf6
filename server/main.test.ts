/** What an operator sees: starting, refusing, stopping, and being killed during payments. */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from './testing/database.ts';
import { askToBuy, insertMember, insertWork, payByCard, SECRETS } from './testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 20 : 1;
const BUYERS = 4;
const PATIENCE_MS = 10_000;

let database: { url: string; drop(): Promise<void> };
let dataDir: string;
let db: pg.Pool;
const running: ServerProcess[] = [];

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

/** Resolves when it accepts no more connections. */
const isClosing = (url: string) =>
  vi.waitFor(() => expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed'), PATIENCE_MS);

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-main-'));
  db = openPool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('refusals', () => {
  it('reports in one sentence that the port is in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as net.AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is already in use. Stop the process that uses it, or set PORT to another port.`,
    );
    holder.close();
  });

  it('lists what production lacks', async () => {
    const server = start({ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('STRIPE_PUBLISHABLE_KEY');
    expect(server.output()).not.toMatch(/\n\s+at /);
  });
});

it('has a sentence for every wrong input, in the build as in its source', async () => {
  const server = start();
  const answer = await fetch(`${await server.ready}/api/oembed?url=x&maxwidth=abc&maxheight=0`);
  expect((await answer.json()).errors).toEqual([
    { path: 'maxwidth', message: 'Enter a number.' },
    { path: 'maxheight', message: 'This must be at least 1.' },
  ]);
  server.child.kill('SIGKILL');
});

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly on %s, even when it comes twice', async (signal) => {
    const server = start();
    const url = await server.ready;
    const health = await fetch(`${url}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    expect(health.headers.get('keep-alive')).toBe('timeout=75');
    server.child.kill(signal);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  it('is not ready while it stops, and serves until the port closes', async () => {
    const server = start({ DRAIN_SECONDS: '2' });
    const url = await server.ready;
    await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200), PATIENCE_MS);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      const answer = await fetch(`${url}/api/ready`);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: 'unavailable', missing: ['stopping'] },
      ]);
    }, PATIENCE_MS);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    const { status, headers } = await fetch(`${url}/api/landing`);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(await server.ended).toBe(0);
  });

  it('ends although a connection that would be kept for long is busy', async () => {
    const server = start({ KEEP_ALIVE_SECONDS: '300' });
    const url = await server.ready;
    const socket = net.connect(Number(new URL(url).port));
    const answer = () => new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.write('POST /api/login HTTP/1.1\r\nHost: atelier.test\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 2\r\nExpect: 100-continue\r\n\r\n');
    expect(await answer()).toMatch(/^HTTP\/1\.1 100 /);
    server.child.kill('SIGTERM');
    await isClosing(url);
    socket.write('{}');
    expect(await answer()).toMatch(/^HTTP\/1.1 4/);
    expect(await server.ended).toBe(0);
  });
});

describe('a caller who hangs up', () => {
  it('leaves a request behind that ends before the database is closed', async () => {
    const server = start();
    const url = await server.ready;
    const { id, cookie } = await insertMember(db);
    const work = await insertWork(db, id);
    const client = await db.connect();
    await client.query('begin; lock table rate_limits');
    const caller = new AbortController();
    const asked = fetch(`${url}/api/artworks/${work}/like`, {
      method: 'POST',
      headers: { cookie },
      signal: caller.signal,
    });
    const waiting = `select 1 from pg_locks where not granted and relation = 'rate_limits'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await db.query(waiting)).rowCount).toBe(1), PATIENCE_MS);
    caller.abort();
    await expect(asked).rejects.toThrow('aborted');
    server.child.kill('SIGTERM');
    await isClosing(url);
    await client.query('rollback');
    client.release();
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toMatch(/after calling end|"level":50/);
    expect((await db.query('select 1 from likes where artwork_id = $1', [work])).rowCount).toBe(1);
  });
});

/** One purchase through the API and the card form. Adds to `acknowledged` if the provider confirmed the payment. */
async function buy(url: string, cookie: string, artworkId: string, acknowledged: Set<string>): Promise<void> {
  const asked = await askToBuy(url, cookie, artworkId);
  if (!asked.ok) return;
  const { clientSecret, purchaseId } = (await asked.json()) as { clientSecret: string; purchaseId: string };
  if (await payByCard(url, clientSecret)) acknowledged.add(purchaseId);
}

const FAULTS = {
  'a work with two live purchases': `select artwork_id from purchases
    where status not in ('canceled', 'failed', 'refunded') group by 1 having count(*) > 1`,
  'a split that does not add up': `select id from purchases where artist_amount + commission_amount <> amount`,
  'a paid purchase without its claim': `select p.id from purchases p
    left join commissions c on c.purchase_id = p.id where p.status = 'paid' and c.id is null`,
  'a claim without a paid purchase': `select c.id from commissions c
    join purchases p on p.id = c.purchase_id where p.status <> 'paid'`,
  'a work sold without a purchase, or the other way round': `select a.id from artworks a
    left join purchases p on p.artwork_id = a.id and p.status = 'paid'
    where (a.sold_at is null) <> (p.id is null) or (a.sold_at is not null and a.is_for_sale)`,
};

describe('kill -9 while members buy', () => {
  it('loses and duplicates nothing acknowledged', async () => {
    const artist = await insertMember(db);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => insertMember(db)));
    const acknowledged = new Map<string, Set<string>>(buyers.map(({ cookie }) => [cookie, new Set()]));

    const count = () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);

    for (let round = 0; round < ROUNDS; round += 1) {
      const before = count();
      const server = start();
      const url = await server.ready;
      const works = await Promise.all(Array.from({ length: 12 }, () => insertWork(db, artist.id)));
      const shopping = buyers.map(async ({ cookie }) => {
        for (const work of works) await buy(url, cookie, work, acknowledged.get(cookie)!);
      });
      // At a random time after the first payment of this round.
      await vi.waitFor(() => expect(count()).toBeGreaterThan(before), { timeout: 30_000, interval: 5 });
      await sleep(Math.random() * 400);
      server.child.kill('SIGKILL');
      await Promise.allSettled(shopping);
      await server.ended;
    }

    const server = start();
    const url = await server.ready;
    for (const [cookie, purchases] of acknowledged) {
      for (const id of purchases) {
        const answer = await fetch(`${url}/api/purchases/${id}`, { headers: { cookie } });
        expect(await answer.json()).toMatchObject({ id, status: 'paid' });
      }
    }
    expect(count()).toBeGreaterThanOrEqual(ROUNDS);
    for (const [fault, query] of Object.entries(FAULTS)) {
      expect((await db.query(query)).rows, fault).toEqual([]);
    }
    const printed = running.map((process) => process.output()).join('\n');
    expect(printed).not.toMatch(SECRETS);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 180_000);
});
