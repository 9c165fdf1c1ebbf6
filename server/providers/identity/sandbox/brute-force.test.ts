/** Guessing passwords at the stand-in, through two servers at once. Many accounts with ROUNDS=full. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { Browser, type Page } from '#server/testing/browser.ts';
import { createAccount } from './accounts.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 1;
const LIMIT = 6;
const PASSWORD = 'engine number one';
const TIMEOUT_MS = ROUNDS * 30_000;
const env = { RATE_LIMIT_SIGN_IN: String(LIMIT), TRUST_PROXY: '1' };

let apps: TestApp[];
let doors: { browser: Browser; page: Page }[];
let addresses = 0;
const newAddress = (): string => `192.0.2.${++addresses % 250}, 198.51.${addresses >> 8}.${addresses & 255}`;

const openDoor = async (app: TestApp) => {
  const browser = new Browser(app.url);
  return {
    browser,
    page: await browser.open('/api/login', { headers: { 'x-forwarded-for': newAddress() } }),
  };
};
beforeAll(async () => {
  const first = await startTestApp({ env });
  apps = [first, await startTestApp({ env, databaseUrl: first.ctx.config.databaseUrl! })];
  doors = await Promise.all(apps.map(openDoor));
});
afterAll(async () => {
  await apps[1]!.close();
  await apps[0]!.close();
});

const newAccount = async (): Promise<string> => {
  const email = `${randomUUID()}@example.com`;
  await createAccount(apps[0]!.ctx.db, { email, password: PASSWORD, givenName: 'Ada', familyName: null });
  return email;
};

let turns = 0;
/** At each server in turn. */
async function attempt(email: string, password: string, address = newAddress()): Promise<Page> {
  const { browser, page } = doors[turns++ % doors.length]!;
  return browser.open(page.url.pathname, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { 'x-forwarded-for': address },
  });
}
const statuses = async (count: number, one: (n: number) => Promise<Page>): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < count; n++) all.push((await one(n)).status);
  return all;
};
const LIMITED = [...Array<number>(LIMIT).fill(422), 429, 429];

test('one account, from anywhere', { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = await newAccount();
    const guess = (n: number) => attempt(n % 2 === 0 ? email : ` ${email.toUpperCase()}`, `guess ${n}`);
    expect(await statuses(LIMITED.length, guess)).toEqual(LIMITED);
    const right = await attempt(email, PASSWORD);
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(right.text).toContain('Too many attempts');
  }
  for (const { browser } of doors) expect((await browser.send('/api/auth/user')).status).toBe(401);
});

test('one address, at any account', { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const address = newAddress();
    const guess = () => attempt(`${randomUUID()}@example.com`, 'guess', address);
    expect(await statuses(LIMITED.length, guess)).toEqual(LIMITED);
  }
});

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('no one learns who has an account: same answer, same limit, as much time', async () => {
  const times: Record<string, number[]> = { known: [], unknown: [] };
  const answers: Record<string, string> = {};
  for (let n = 0; n < 7; n++) {
    for (const kind of ['known', 'unknown']) {
      const email = kind === 'known' ? await newAccount() : `${randomUUID()}@example.com`;
      const since = performance.now();
      const { status, text } = await attempt(email, 'guess');
      times[kind]!.push(performance.now() - since);
      const page = text.replaceAll(email, 'EMAIL').replaceAll(/login\/[\w-]+/g, 'login/UID');
      answers[kind] = `${status} ${page}`;
    }
  }
  expect(answers['known']).toBe(answers['unknown']);
  const stranger = `${randomUUID()}@example.com`;
  expect(await statuses(LIMITED.length, () => attempt(stranger, 'guess'))).toEqual(LIMITED);
  // Hashing takes most of it; without it an answer would take a tenth.
  expect(median(times['unknown']!) / median(times['known']!)).toBeGreaterThan(0.4);
});
