/** Two server processes on one database are one gallery: sessions, chat, counters and limits. More with ROUNDS=full. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from '../testing/database.ts';
import { insertMember, insertWork } from '../testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openStream } from '../testing/stream.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 2;
const TIMEOUT_MS = 30_000 + ROUNDS * 10_000;
const LIMIT = 20;
const LIMITS = {
  RATE_LIMIT_REACTION: `${LIMIT}`,
  RATE_LIMIT_MESSAGE: `${LIMIT}`,
  RATE_LIMIT_WRITE: '100000',
};

let database: { url: string; drop(): Promise<void> };
let db: pg.Pool;
let servers: ServerProcess[];
let urls: string[];
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-two-'));
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool({ connectionString: database.url, max: 4 });
  const start = () => startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...LIMITS });
  servers = [start(), start()];
  urls = await Promise.all(servers.map(({ ready }) => ready));
});
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await db.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (n: number): string => urls[n % urls.length]!;
const send = (url: string, cookie: string, body?: object, method = 'POST') =>
  fetch(url, {
    method,
    headers: { cookie, 'content-type': 'application/json', origin: new URL(url).origin },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const count = async (query: string, values: unknown[]): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from ${query}`, values)).rows[0]!.n;
const statusesOf = async (answers: Promise<Response>[]) => {
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return (status: number) => statuses.filter((one) => one === status).length;
};
const times = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));

test('a message sent through one process arrives at the other', { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [ada, bo] = [await insertMember(db), await insertMember(db)];
    const stream = await openStream(at(round + 1), bo.cookie);
    const sent = await send(`${at(round)}/api/messages`, ada.cookie, { receiverId: bo.id, content: 'Hello' });
    expect(sent.status).toBe(201);
    expect(await stream.next('message')).toMatchObject({ otherId: ada.id });
    stream.close();
  }
});

test('signing out in one process ends the session in the other', { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { cookie } = await insertMember(db);
    const member = () => fetch(`${at(round + 1)}/api/auth/user`, { headers: { cookie } });
    expect((await member()).status).toBe(200);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    await fetch(`${at(round)}/api/logout`, { headers, redirect: 'manual' });
    await vi.waitFor(async () => expect((await member()).status).toBe(401), {
      timeout: 10_000,
      interval: 50,
    });
  }
});

test('likes in both processes are counted once', { timeout: TIMEOUT_MS }, async () => {
  const artist = await insertMember(db);
  for (let round = 0; round < ROUNDS; round++) {
    const work = await insertWork(db, artist.id);
    const members = await Promise.all(times(8, () => insertMember(db)));
    const like = ({ cookie }: { cookie: string }, n: number) =>
      send(`${at(n)}/api/artworks/${work}/like`, cookie);
    await Promise.all(members.flatMap((member) => times(3, (n) => like(member, n))));
    const { rows } = await db.query('select likes_count as counted from artworks where id = $1', [work]);
    expect(rows).toEqual([{ counted: await count('likes where artwork_id = $1', [work]) }]);
  }
});

test('limits apply to both processes together', { timeout: TIMEOUT_MS }, async () => {
  const artist = await insertMember(db);
  for (let round = 0; round < ROUNDS; round++) {
    const { cookie } = await insertMember(db);
    const work = await insertWork(db, artist.id);
    const likes = await statusesOf(
      times(LIMIT + 8, (n) => send(`${at(n)}/api/artworks/${work}/like`, cookie)),
    );
    expect([likes(200), likes(429)]).toEqual([LIMIT, 8]);
    const [talker, listener] = [await insertMember(db), await insertMember(db)];
    const messages = await statusesOf(
      times(LIMIT + 8, (n) =>
        send(`${at(n)}/api/messages`, talker.cookie, { receiverId: listener.id, content: `No. ${n}` }),
      ),
    );
    expect([messages(201), messages(429)]).toEqual([LIMIT, 8]);
    expect(await count('messages where sender_id = $1', [talker.id])).toBe(LIMIT);
  }
});
