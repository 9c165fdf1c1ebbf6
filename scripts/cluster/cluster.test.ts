/**
 * The whole cluster, with ROUNDS=full only: races, limits and the browser suite's main path across its processes, and
 * kill -9 of each while members use it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { ROOT } from '#server/root.ts';
import { askToBuy, insertMember, insertWork, payByCard } from '#server/testing/process-shop.ts';
import { PATIENT, SESSION_SECRET } from '#server/testing/server-process.ts';
import { UNLIMITED } from '../bench/servers.ts';
import { findChromium } from '../find-chromium.mjs';
import { startCluster } from './cluster.ts';
import { findLost, startLoad } from './load.ts';

const SALES = process.env.ROUNDS === 'full' ? 40 : 0;
const BUYERS = 50;
const LIKES = 40;
const KILLS = [
  'web 1',
  'worker',
  'replica',
  'web 2',
  'worker',
  'replica',
  'web 1',
  'web 2',
  'replica',
] as const;
const MESSAGES = 20;
const MEMBERS = 6;
const TIMEOUT_MS = 900_000;
const SPECS = ['accounts', 'discovery', 'artworks-sold', 'messages', 'orders', 'payments', 'support'];
const ENV = {
  ...PATIENT,
  SESSION_SECRET,
  ...UNLIMITED,
  RATE_LIMIT_MESSAGE: String(MESSAGES),
};

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
let db: pg.Pool;

const post = (to: string, cookie: string, body: object = {}): Promise<Response> =>
  fetch(cluster.url + to, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const membersOf = (count: number) => Promise.all(Array.from({ length: count }, () => insertMember(db)));

async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return `${printed}\nexit code ${code}`;
}

describe.runIf(SALES > 0)('a cluster', { timeout: TIMEOUT_MS }, () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-cluster-'));

  beforeAll(async () => {
    cluster = await startCluster({ dataDir, port: 0, env: ENV, isEphemeral: true });
    db = openPool({ connectionString: cluster.databaseUrl, max: 4 });
    await cluster.ready();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await db.end();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  // First, because it expects the demo gallery as it was filled.
  test('serves the main path of the browser suite', async () => {
    const printed = await run(
      path.join(ROOT, 'node_modules/.bin/playwright'),
      ['test', '--config', 'client/e2e/playwright.config.ts', ...SPECS.map((name) => `${name}.spec.ts`)],
      { ...process.env, CHROMIUM_PATH: findChromium(), E2E_URL: cluster.url },
    );
    expect(printed).toMatch(/exit code 0$/);
  });

  test(`sells a work once to ${BUYERS} buyers, ${SALES} times`, async () => {
    const [artist, ...buyers] = await membersOf(BUYERS + 1);
    for (let round = 0; round < SALES; round++) {
      const work = await insertWork(db, artist!.id);
      const answers = await Promise.all(buyers.map(({ cookie }) => askToBuy(cluster.url, cookie, work)));
      const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Record<string, string>[];
      const won = bodies.filter(({ clientSecret }) => clientSecret);
      const lost = bodies.filter(({ code }) => code === 'artwork_reserved');
      expect([won.length, lost.length]).toEqual([1, BUYERS - 1]);
      expect(await payByCard(cluster.url, won[0]!.clientSecret!)).toBe(true);
    }
  });

  test('counts exactly the likes and followers there are', async () => {
    const [artist, ...members] = await membersOf(21);
    const work = await insertWork(db, artist!.id);
    for (let round = 0; round < LIKES; round++) {
      const answers = await Promise.all(
        members.flatMap(({ cookie }) => [
          post(`/api/artworks/${work}/like`, cookie),
          post(`/api/users/${artist!.id}/follow`, cookie),
        ]),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    const { rows } = await db.query(
      `select likes_count, (select count(*)::int from likes where artwork_id = a.id) as likes
       from artworks a where id = $1 and likes_count = (select count(*) from likes where artwork_id = a.id)`,
      [work],
    );
    expect(rows).toHaveLength(1);
  });

  test('limits a member across all processes', async () => {
    const [member, other] = await membersOf(2);
    const sent = await Promise.all(
      Array.from({ length: 3 * MESSAGES }, (_, n) =>
        post('/api/messages', member!.cookie, { receiverId: other!.id, content: `Message ${n}` }),
      ),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MESSAGES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * MESSAGES);
  });

  test('loses nothing acknowledged while its processes are killed', async () => {
    const load = await startLoad(db, cluster.url, MEMBERS);
    const paid: string[] = [];
    let isOpen = true;
    async function shop(): Promise<void> {
      const [artist, buyer] = await membersOf(2);
      while (isOpen) {
        const work = await insertWork(db, artist!.id);
        try {
          const answer = await askToBuy(cluster.url, buyer!.cookie, work);
          const { clientSecret, purchaseId } = (await answer.json()) as Record<string, string>;
          if (clientSecret && (await payByCard(cluster.url, clientSecret))) paid.push(purchaseId!);
        } catch {
          // A killed process did not answer.
        }
      }
    }
    const shopping = [shop(), shop()];
    const failed: string[] = [];
    const unexpected: string[] = [];
    let lagMs = 0;
    for (const victim of KILLS) {
      await sleep(1000 + Math.random() * 1000);
      lagMs = Math.max(lagMs, (await cluster.status()).lag?.ms ?? 0);
      const before = load.failures.length;
      if (victim === 'replica') cluster.killReplica();
      else await cluster.processes[victim].end('SIGKILL');
      await vi.waitFor(
        async () => {
          const { processes, lag } = await cluster.status();
          expect(lag !== null && processes.every(({ isUp }) => isUp)).toBe(true);
        },
        { timeout: 60_000, interval: 200 },
      );
      const during = load.failures.slice(before);
      failed.push(`${victim}: ${during.length}`);
      // Requests in flight end with the process that serves them, and with no other.
      if (!victim.startsWith('web')) unexpected.push(...during);
    }
    isOpen = false;
    await Promise.all(shopping);
    await load.stop();

    expect(unexpected).toEqual([]);
    expect(await findLost(db, load)).toEqual([]);
    expect(paid.length).toBeGreaterThan(KILLS.length);
    await vi.waitFor(
      async () => {
        const { rows } = await db.query(
          `select id, status from purchases where id = any($1) and status <> 'paid'`,
          [paid],
        );
        expect(rows).toEqual([]);
      },
      { timeout: 60_000, interval: 500 },
    );
    const twice = await db.query(`select artwork_id from purchases
      where status not in ('canceled', 'failed', 'refunded') group by 1 having count(*) > 1`);
    expect(twice.rows).toEqual([]);
    const books = await run(process.execPath, ['server/reconcile.ts'], {
      ...process.env,
      DATABASE_URL: cluster.databaseUrl,
      DATA_DIR: dataDir,
    });
    expect(books).toContain('Ledger and payment provider match.');
    console.info(
      `${load.requests} requests, failed by kills: ${failed.join(', ')}; ${load.comments.length} comments, ` +
        `${load.likes.size} likes, ${paid.length} purchases kept; lag at most ${Math.round(lagMs)} ms`,
    );
  });
});
