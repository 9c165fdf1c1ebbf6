/** Ten minutes of use with ROUNDS=full, seconds otherwise: after the warm-up neither memory nor connections grow. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from '../testing/database.ts';
import { askToBuy, insertMember, insertWork, payByCard } from '../testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openStream } from '../testing/stream.ts';

const MINUTES = process.env.ROUNDS === 'full' ? 10 : 0.05;
const WARM_UP_MINUTES = MINUTES / 5;
const SAMPLES = MINUTES < 1 ? 3 : 24;
const MEMBERS = 6;
const TIMEOUT_MS = 60_000 + (MINUTES + WARM_UP_MINUTES) * 120_000;
const MINUTE = 60_000;
const MIB = 2 ** 20;
/** Per minute, after collecting garbage. A leak of 1 KB a request is 3 MB of heap; the rest wanders around its level. */
const MAX_GROWTH = { heap: MIB / 2, rss: 4 * MIB, files: 2, connections: 1 };
type Figure = keyof typeof MAX_GROWTH;
type Sample = Record<Figure | 'at', number>;

let database: { url: string; drop(): Promise<void> };
let db: pg.Pool;
let server: ServerProcess;
let url: string;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-soak-'));
const PRELOAD = new URL('../testing/report-memory.ts', import.meta.url);
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool({ connectionString: database.url, max: 4 });
  const limits = ['READ', 'SEARCH', 'WRITE', 'REACTION', 'PAYMENT', 'COMMENT', 'MESSAGE'];
  server = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${PRELOAD.href}`,
    ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '1000000'])),
  });
  url = await server.ready;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sample(): Promise<Sample> {
  const reports = () => server.output().match(/^memory .*$/gm) ?? [];
  const before = reports().length;
  server.child.kill('SIGUSR2');
  await vi.waitFor(() => expect(reports().length).toBeGreaterThan(before), { timeout: 10_000 });
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()`,
  );
  const report = JSON.parse(reports().at(-1)!.slice('memory '.length)) as Omit<Sample, 'at' | 'connections'>;
  return { ...report, connections: rows[0]!.n, at: Date.now() / MINUTE };
}

/** The slope of the least squares line, per minute. */
function slope(samples: Sample[], key: Figure): number {
  const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const xs = samples.map(({ at }) => at);
  const ys = samples.map((one) => one[key]);
  const [x, y] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, one, index) => sum + (one - x) * (ys[index]! - y), 0);
  return above / xs.reduce((sum, one) => sum + (one - x) ** 2, 0);
}

let requests = 0;
/** Acts like a member, again and again. */
async function use(artistId: string, until: () => boolean): Promise<void> {
  const { cookie } = await insertMember(db);
  const ask = async (to: string, method = 'GET', body?: object): Promise<number> => {
    requests += 1;
    const answer = await fetch(url + to, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  while (!until()) {
    const work = await insertWork(db, artistId);
    const stream = await openStream(url, cookie, `artwork:${work}`);
    const statuses = [
      await ask('/api/artworks?limit=20'),
      await ask('/api/artworks?q=undertow'),
      await ask(`/api/artworks/${work}`),
      await ask(`/api/artworks/${work}/like`, 'POST'),
      await ask(`/api/artworks/${work}/comments`),
    ];
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await ask(`/api/artworks/${work}/comments`, 'POST', { content: 'Lovely.' })).toBe(201);
    const asked = await askToBuy(url, cookie, work);
    const { clientSecret } = (await asked.json()) as { clientSecret: string };
    expect(await payByCard(url, clientSecret)).toBe(true);
    stream.close();
  }
}

test(`${MINUTES} minutes of use`, { timeout: TIMEOUT_MS }, async () => {
  const artist = await insertMember(db);
  const end = Date.now() + (WARM_UP_MINUTES + MINUTES) * MINUTE;
  const members = Array.from({ length: MEMBERS }, () => use(artist.id, () => Date.now() > end));
  const measured = (async () => {
    await sleep(WARM_UP_MINUTES * MINUTE);
    const samples: Sample[] = [];
    while (samples.length < SAMPLES) {
      samples.push(await sample());
      await sleep((MINUTES * MINUTE) / SAMPLES);
    }
    return samples;
  })();
  await Promise.all(members);
  const samples = await measured;
  expect(requests).toBeGreaterThan(20);
  for (const { files, connections, heap } of samples) {
    expect(files).toBeLessThan(200);
    expect(connections).toBeLessThan(40);
    expect(heap).toBeLessThan(300 * MIB);
  }
  const keys = Object.keys(MAX_GROWTH) as Figure[];
  const growth = Object.fromEntries(keys.map((key) => [key, slope(samples, key)]));
  const first = samples[0]!;
  const last = samples.at(-1)!;
  const shown = keys.map(
    (key) => `${key} ${first[key]} -> ${last[key]}, ${growth[key]!.toFixed(2)} a minute`,
  );
  process.stdout.write(`${requests} requests; ${shown.join('; ')}\n`);
  // In seconds nothing but noise could be measured.
  if (MINUTES < 1) return;
  for (const key of keys) expect(growth[key]!, key).toBeLessThan(MAX_GROWTH[key]);
});
