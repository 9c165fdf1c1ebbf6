/** During an upgrade the version before runs on today's schema, and reads what today's version wrote. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/connect.ts';
import { Browser } from './testing/browser.ts';
import { createTestDatabase } from './testing/database.ts';
import { commitBefore, unpackServer } from './testing/earlier-version.ts';
import { newestMigration } from './testing/old-database.ts';
import { insertMember, insertWork, payByCard } from './testing/process-shop.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });
const LISTS = [
  '/api/auth/user',
  '/api/artworks',
  '/api/artworks?category=photography',
  '/api/artworks?filter=following',
  '/api/artworks?search=quiet',
  '/api/featured-artists',
  '/api/inspiration-content',
  '/api/courses',
  '/api/hire-projects',
  '/api/awards',
  '/api/conversations',
  '/api/notifications',
  '/api/purchases',
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: pg.Pool;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-versions-'));
const folders = [dataDir];
const running: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await db.end();
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function start(main?: string): Promise<string> {
  const server = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir }, main);
  running.push(server);
  return server.ready;
}

async function expectToRead(browser: Browser, paths: string[]): Promise<void> {
  for (const path of paths) expect([path, (await browser.send(path)).status]).toEqual([path, 200]);
}

/** A member signs up, looks around, likes, comments, writes to an artist and buys. @returns the member's browser */
async function live(url: string, email: string): Promise<{ browser: Browser; purchaseId: string }> {
  const browser = new Browser(url);
  const page = await browser.open('/api/login');
  const account = { name: 'Ines Prado', email, password: 'a long enough one' };
  await browser.submit(page, account, `${page.url.pathname}/sign-up`);
  const send = async (method: string, path: string, body: object): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.send(path, { method, headers, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201, 204])]);
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, string>);
  };
  const artist = await insertMember(db);
  const artworkId = await insertWork(db, artist.id);
  await send('POST', `/api/artworks/${artworkId}/like`, {});
  await send('POST', `/api/artworks/${artworkId}/comments`, { content: 'How quiet.' });
  await send('POST', `/api/users/${artist.id}/follow`, {});
  await send('POST', '/api/messages', { receiverId: artist.id, content: 'Is it for sale?' });
  const order = { artworkId, commissionAgreed: true };
  const { clientSecret, purchaseId } = await send('POST', '/api/create-payment-intent', order);
  expect(await payByCard(url, clientSecret!)).toBe(true);
  await vi.waitFor(
    async () => {
      const paid = await browser.send(`/api/purchases/${purchaseId}`);
      expect(await paid.json()).toMatchObject({ status: 'paid' });
    },
    { timeout: 20_000, interval: 100 },
  );
  await expectToRead(browser, [
    ...LISTS,
    `/api/artworks/${artworkId}`,
    `/api/artworks/${artworkId}/comments`,
  ]);
  return { browser, purchaseId: purchaseId! };
}

test('the version before the newest migration serves beside today’s, on one database', async ({ skip }) => {
  const commit = commitBefore(await newestMigration());
  if (!commit) skip('the history of the newest migration is not here (no git, or a shallow clone)');
  const folder = unpackServer(commit!);
  folders.push(folder);
  const today = await live(await start(), 'today@example.com');
  const earlier = await live(await start(path.join(folder, 'server/main.ts')), 'earlier@example.com');

  // Each reads what the other wrote, with the session that the other made.
  for (const [{ browser: from, purchaseId }, { browser: to }] of [
    [today, earlier],
    [earlier, today],
  ] as const) {
    const moved = new Browser(to.origin);
    moved.adopt(from);
    await expectToRead(moved, [...LISTS, `/api/purchases/${purchaseId}`]);
  }
  const printed = running.map((server) => server.output()).join('\n');
  expect(printed).not.toMatch(/"level":[56]0/);
});
