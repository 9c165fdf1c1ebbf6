/** The role of docs/serving-role.sql: what serves members owns nothing, and can still do everything for them. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '../features.ts';
import { ROOT } from '../root.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { Browser } from '../testing/browser.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createArtwork, createMember, readArtwork } from '../testing/factories.ts';
import { buy } from '../testing/payments.ts';
import { openClient } from './connect.ts';

const NAME = 'atelier_serve';
const SQL = readFileSync(path.join(ROOT, 'docs/serving-role.sql'), 'utf8');
const role = `serve_${randomBytes(6).toString('hex')}`;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;

async function asOwner(...statements: string[]): Promise<void> {
  const client = openClient({ connectionString: database.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  const mine = SQL.replaceAll(NAME, role);
  // It may be run again.
  await asOwner(mine, mine, `alter role ${role} password 'serving'`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'serving';
  app = await startTestApp({
    databaseUrl: url.href,
    env: { DATABASE_DIRECT_URL: database.url, RATE_LIMIT_SIGN_IN: '1000' },
  });
});
afterAll(async () => {
  await app.close();
  await asOwner(`drop owned by ${role}`, `drop role ${role}`);
  await database.drop();
});

it.each([
  'create table loot (id int)',
  'drop table users',
  'alter table users add column loot text',
  'truncate users',
  'create schema loot',
  'alter table purchases disable trigger all',
  'create role loot',
  `copy (select 1) to program 'true'`,
])('cannot %s', async (statement) => {
  await expect(app.ctx.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

it('serves every call that reads', async () => {
  const { cookie } = await createMember(app, { role: 'moderator' });
  const id = '00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all(
    ENDPOINTS.filter(({ method }) => method === 'GET').map(async (e) => {
      const { status } = await fetch(`${app.url}${e.path.replace(/:\w+/g, id)}?q=sea`, {
        headers: { cookie },
      });
      return `${status} ${e.path}`;
    }),
  );
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter((answer) => answer.startsWith('5') && !answer.startsWith('501'))).toEqual([]);
});

it('serves sign-in, writing, selling and paying', async () => {
  const browser = new Browser(app.url);
  const page = await browser.open('/api/login');
  const form = { name: 'Ines Prado', email: 'ines@example.com', password: 'a long enough one' };
  await browser.submit(page, form, `${page.url.pathname}/sign-up`);
  const cookie = browser.cookieFor('/api');
  const work = await createArtwork(app, { isForSale: true, price: '49.99' });
  const send = async (method: string, at: string, body?: object): Promise<number> => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(app.url + at, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.status;
  };
  expect(await send('POST', `/api/artworks/${work.id}/like`)).toBe(200);
  expect(await send('POST', `/api/artworks/${work.id}/comments`, { content: 'Quiet.' })).toBe(201);
  expect(await send('POST', `/api/users/${work.userId}/follow`)).toBe(200);
  expect(await send('POST', '/api/messages', { receiverId: work.userId, content: 'Hello' })).toBe(201);
  expect(await send('POST', '/api/notifications/read')).toBe(204);
  await buy(app, cookie, work.id);
  expect((await readArtwork(app, work.id)).isForSale).toBe(false);
  await browser.send('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(app.logLines.filter((line) => /permission denied|unexpected error/.test(line))).toEqual([]);
});
