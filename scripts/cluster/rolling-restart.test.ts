/** Two processes behind a proxy are restarted in turn while members use them: nobody notices. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { freePort } from '#server/providers/database/sandbox/server-process.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { UNLIMITED } from '../bench/servers.ts';
import { findLost, startLoad } from './load.ts';
import { type Proxy, startProxy } from './proxy.ts';

const REQUESTS = process.env.ROUNDS === 'full' ? 10_000 : 0;
const RESTARTS = process.env.ROUNDS === 'full' ? 8 : 1;
const MEMBERS = 8;
const TIMEOUT_MS = 600_000;

let database: { url: string; drop(): Promise<void> };
let db: pg.Pool;
let proxy: Proxy;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-rolling-'));
const ports: number[] = [];
const servers: ServerProcess[] = [];
const ended: ServerProcess[] = [];

async function start(index: number): Promise<void> {
  servers[index] = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(ports[index]),
    PUBLIC_URL: proxy.url,
    DRAIN_SECONDS: '2',
    ...UNLIMITED,
  });
  await servers[index].ready;
  await vi.waitFor(() => expect(proxy.ready()).toContain(ports[index]), { timeout: 30_000 });
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool({ connectionString: database.url, max: 4 });
  ports.push(await freePort(), await freePort());
  proxy = await startProxy({ port: 0, targets: ports });
  await Promise.all([start(0), start(1)]);
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await proxy.close();
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a rolling restart fails no request', { timeout: TIMEOUT_MS }, async () => {
  const load = await startLoad(db, proxy.url, MEMBERS);
  for (let n = 0; n < RESTARTS || load.requests < REQUESTS; n++) {
    const before = load.requests;
    const server = servers[n % 2]!;
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    ended.push(server);
    await start(n % 2);
    expect(load.requests).toBeGreaterThan(before);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(await findLost(db, load)).toEqual([]);

  // Each restart ends the stream of a process, which is opened again at the other one.
  expect(load.streams).toBeGreaterThanOrEqual(ended.length);
  expect(load.signals).toBeGreaterThan(0);
  const printed = ended.map((server) => server.output()).join('\n');
  expect(printed).not.toContain('after calling end');
  expect(printed.match(/^.*"level":(?:50|60).*$/gm)).toBeNull();
  console.info(
    `${load.requests} requests, ${ended.length} restarts, ${load.streams} streams, ${load.signals} signals`,
  );
});
