import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openPool } from './connect.ts';

const CONNECT = new URL('connect.ts', import.meta.url).href;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection lost when a transaction begins is replaced', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 2000 });
  const client = await pool.connect();
  client.release();
  // Found out only by the next statement.
  client.connection.stream.destroy();
  const db = drizzle(pool);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin');
  expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test('a connection lost in use can still be released by who asked with a callback', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 2000 });
  const lost = await new Promise<{ client: pg.PoolClient; release: () => void }>((resolve) => {
    pool.connect((_error, client, release) => resolve({ client: client!, release }));
  });
  const ended = new Promise<void>((resolve) => lost.client.once('end', () => resolve()));
  lost.client.connection.stream.destroy();
  await ended;
  lost.release();
  const { release } = await new Promise<{ release: () => void }>((resolve) => {
    pool.connect((_error, _client, done) => resolve({ release: done }));
  });
  release();
  // Twice by mistake is still an error.
  expect(release).toThrow('already been released');
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test('a statement that takes too long is ended, and its connection serves on', async () => {
  const pool = openPool({ connectionString: database.url, max: 1 }, undefined, {
    waitMs: 2000,
    statementMs: 300,
  });
  await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});

test('without a name in the URL the role is the account, also where $USER is not set as under cron', () => {
  const source = `import { openClient } from ${JSON.stringify(CONNECT)};
    process.stdout.write(openClient({ connectionString: 'postgres:///atelier' }).user ?? 'nobody')`;
  const options = { env: { PATH: process.env.PATH }, encoding: 'utf8' } as const;
  const role = execFileSync(process.execPath, ['--input-type=module', '--eval', source], options);
  expect(role).toBe(userInfo().username);
});
