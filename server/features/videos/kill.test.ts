/** A server killed while processing, as by a power cut. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openClient } from '#server/db/connect.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { type ServerProcess, sessionCookie, startServerProcess } from '#server/testing/server-process.ts';
import { SAMPLE_VIDEO, put } from './testing.ts';

const PATIENCE = { timeout: 40_000, interval: 10 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-kill-'));
const servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  client = openClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  for (const server of servers) server.child.kill('SIGKILL');
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ server: ServerProcess; url: string }> {
  const server = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  servers.push(server);
  return { server, url: await server.ready };
}

/** A signed-in artist. Returns the Cookie header. */
async function signIn(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, first_name, artist_name, profile_completed)
     values ('noor@example.com', 'Noor', 'Noor', true) returning id`,
  );
  const sid = randomUUID();
  const cookie = { originalMaxAge: 86_400_000, httpOnly: true, path: '/', sameSite: 'lax' };
  await client.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [
    sid,
    JSON.stringify({ cookie, passport: { user: rows[0]!.id } }),
  ]);
  return sessionCookie(sid);
}

async function send(url: string, cookie: string): Promise<string> {
  const headers = { cookie, 'content-type': 'application/json' };
  const ask = async (method: string, to: string, body: object) => {
    const answer = await fetch(url + to, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const { uploadURL } = await ask('POST', '/api/objects/upload', { contentType: 'video/mp4' });
  expect((await put(uploadURL!, SAMPLE_VIDEO, 'video/mp4')).status).toBe(200);
  return (await ask('PUT', '/api/videos', { videoUrl: uploadURL! })).id!;
}

interface Seen {
  status: string;
  attempts: number;
  full_key: string | null;
}
async function look(id: string): Promise<Seen> {
  const { rows } = await client.query<Seen>('select status, attempts, full_key from videos where id = $1', [
    id,
  ]);
  return rows[0]!;
}

test('the video is leased again and completed', { timeout: 120_000 }, async () => {
  const first = await start();
  const id = await send(first.url, await signIn());
  await vi.waitFor(async () => expect((await look(id)).status).toBe('processing'), PATIENCE);
  first.server.child.kill('SIGKILL');
  await first.server.ended;
  expect(await look(id)).toEqual({ status: 'processing', attempts: 1, full_key: null });
  // Acts as if the dead worker had been silent for half a minute.
  await client.query(`update videos set updated_at = now() - interval '31 seconds' where id = $1`, [id]);
  const second = await start();
  await vi.waitFor(async () => expect((await look(id)).status).toBe('ready'), PATIENCE);
  expect(await look(id)).toEqual({ status: 'ready', attempts: 2, full_key: `films/${id}/2/full` });
  second.server.child.kill('SIGTERM');
  expect(await second.server.ended).toBe(0);
});
