/** Clients that send or read a byte at a time hold sockets, no database connections. Many with ROUNDS=full. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from '../testing/database.ts';
import { insertMember, insertWork } from '../testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const CLIENTS = process.env.ROUNDS === 'full' ? 400 : 60;
const SECONDS = process.env.ROUNDS === 'full' ? 30 : 1;
const REQUEST_SECONDS = SECONDS + 2;
const TIMEOUT_MS = 60_000 + SECONDS * 2000;
/** Enough for a busy machine; a blocked server would not answer at all. */
const PATIENCE_MS = 15_000;

let database: { url: string; drop(): Promise<void> };
let db: pg.Pool;
let server: ServerProcess;
let url: URL;
let cookie: string;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-slow-'));
const sockets: net.Socket[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool({ connectionString: database.url, max: 2 });
  server = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_READ: '100000',
    RATE_LIMIT_WRITE: '100000',
    REQUEST_SECONDS: String(REQUEST_SECONDS),
  });
  url = new URL(await server.ready);
  const member = await insertMember(db);
  cookie = member.cookie;
  for (let n = 0; n < 100; n++) await insertWork(db, member.id);
  await db.query(`update artworks set description = repeat('A long story. ', 300)`);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function connect(head: string[], onConnect: (socket: net.Socket) => void): net.Socket {
  const socket = net.connect({ host: '127.0.0.1', port: Number(url.port) }, () => {
    socket.write([...head, `Host: ${url.host}`, `Cookie: ${cookie}`, '', ''].join('\r\n'));
    onConnect(socket);
  });
  sockets.push(socket.on('error', () => {}));
  return socket;
}
/** A byte a second. */
function drip(socket: net.Socket, bytes: Buffer): void {
  let sent = 0;
  const timer = setInterval(() => socket.write(bytes.subarray(sent++, sent)), 1000);
  socket.on('close', () => clearInterval(timer));
}
const ONE = Buffer.from('{"content":"a word"}'.padEnd(2000));

const KINDS: Record<string, () => net.Socket> = {
  'sends a body slowly': () =>
    connect(
      ['POST /api/messages HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${ONE.length}`],
      (socket) => drip(socket, ONE),
    ),
  'uploads slowly': () =>
    connect(
      ['PUT /storage/atelier/nothing HTTP/1.1', 'Content-Type: image/jpeg', 'Content-Length: 100000'],
      (socket) => drip(socket, randomBytes(1000)),
    ),
  'reads a list slowly': () =>
    connect(['GET /api/artworks?limit=100 HTTP/1.1'], (socket) => {
      socket.pause();
      const timer = setInterval(() => socket.read(1), 1000);
      socket.on('close', () => clearInterval(timer));
    }),
  'opens a stream and reads nothing': () =>
    connect(['GET /api/live HTTP/1.1'], (socket) => void socket.pause()),
};

/** Server connections with a request in progress. */
async function busyConnections(): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state <> 'idle' and now() - state_change > interval '500 milliseconds'`,
  );
  return rows[0]!.n;
}

test.each(Object.keys(KINDS))(`${CLIENTS} clients: each %s`, { timeout: TIMEOUT_MS }, async (kind) => {
  for (let n = 0; n < CLIENTS; n++) KINDS[kind]!();
  await sleep(500);
  const until = Date.now() + SECONDS * 1000;
  let asked = 0;
  while (Date.now() < until || asked < 3) {
    const since = performance.now();
    const answer = await fetch(`${url.origin}/api/artworks`, { headers: { cookie } });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    expect(performance.now() - since).toBeLessThan(PATIENCE_MS);
    const isFree = async () => expect(await busyConnections()).toBe(0);
    await vi.waitFor(isFree, { timeout: PATIENCE_MS });
    asked += 1;
    await sleep(200);
  }
});

test('a client that sends too slowly is eventually told so', { timeout: TIMEOUT_MS }, async () => {
  const socket = KINDS['sends a body slowly']!();
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('close', () => resolve('closed'));
  });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
