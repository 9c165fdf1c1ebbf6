/** A sign-in from another browser is reported, and one that was ended from elsewhere asks for the password. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { Browser } from '#server/testing/browser.ts';
import { deleteOldDevices } from './devices.ts';

const PASSWORD = 'a long enough one';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DEVICE_COOKIE = 'atelier.device';

let app: TestApp;
const added: { memberId: string; device: string }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SIGN_IN: '1000' } });
  app.ctx.events.on('device.added', async (_tx, event) => void added.push(event));
});
afterAll(() => app.close());

let count = 0;
const newEmail = (): string => `device-${++count}@example.com`;
async function signUp(email: string): Promise<Browser> {
  const browser = new Browser(app.url);
  const page = await browser.open('/api/login');
  const path = `${page.url.pathname}/sign-up`;
  await browser.submit(page, { name: 'Ines Prado', email, password: PASSWORD }, path);
  return browser;
}
async function signIn(browser: Browser, email: string): Promise<void> {
  const page = await browser.open('/api/login');
  expect(page.text).toContain('name="password"');
  await browser.submit(page, { email, password: PASSWORD });
}
const json = async <T>(browser: Browser, path: string): Promise<T> =>
  (await (await browser.send(path)).json()) as T;
const memberOf = async (browser: Browser): Promise<string> =>
  (await json<{ id: string }>(browser, '/api/auth/user')).id;
const signOut = (browser: Browser) =>
  browser.open('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });

describe('a sign-in', () => {
  it('is reported from another browser only, by the bell', async () => {
    const email = newEmail();
    const first = await signUp(email);
    const member = await memberOf(first);
    await signOut(first);
    await signIn(first, email);
    const mine = () => added.filter(({ memberId }) => memberId === member);
    expect(mine()).toEqual([]);

    const second = new Browser(app.url);
    const page = await second.open('/api/login');
    await second.submit(page, { email, password: PASSWORD });
    expect(mine()).toEqual([{ memberId: member, device: 'an unknown device' }]);
    const bell = await json<{ type: string; about: object }[]>(second, '/api/notifications');
    expect(bell).toMatchObject([{ type: 'security', about: { change: 'device_added' } }]);
    await signOut(second);
    await signIn(second, email);
    expect(mine()).toHaveLength(1);
  });

  it('is reported to each member who uses a browser', async () => {
    const [own, others] = [newEmail(), newEmail()];
    const browser = await signUp(own);
    const other = await memberOf(await signUp(others));
    await signOut(browser);
    await signIn(browser, others);
    expect(added.filter(({ memberId }) => memberId === other)).toHaveLength(1);
  });

  it('names the browser', async () => {
    const email = newEmail();
    const member = await memberOf(await signUp(email));
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    // The last hop is the one that signs in here.
    const sent = await browser.send(page.url.pathname, {
      method: 'POST',
      body: new URLSearchParams({ email, password: PASSWORD }),
    });
    const resume = await browser.send(sent.headers.get('location')!);
    await browser.send(resume.headers.get('location')!, { headers: { 'user-agent': FIREFOX } });
    expect(added.filter(({ memberId }) => memberId === member)).toEqual([
      { memberId: member, device: 'Firefox on Windows' },
    ]);
  });

  it('stores a hash of the cookie, which no script can read', async () => {
    const browser = await signUp(newEmail());
    const cookie = browser.cookie(DEVICE_COOKIE)!;
    expect(cookie).toMatch(/^[\w-]{32}$/);
    const { rows } = await app.ctx.pool.query<{ hash: string }>(
      'select device_hash as hash from known_devices',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ hash }) => hash)).not.toContain(cookie);
  });

  it('ignores a made-up cookie', async () => {
    const email = newEmail();
    const member = await memberOf(await signUp(email));
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login', { headers: { cookie: `${DEVICE_COOKIE}=made-up` } });
    await browser.submit(page, { email, password: PASSWORD });
    expect(browser.cookie(DEVICE_COOKIE)).not.toBe('made-up');
    expect(added.filter(({ memberId }) => memberId === member)).toHaveLength(1);
  });

  it('is forgotten when the device was not used for 400 days', async () => {
    await app.ctx.pool.query(`update known_devices set seen_at = now() - interval '399 days'`);
    await deleteOldDevices(app.ctx);
    const remaining = async () => (await app.ctx.pool.query('select 1 from known_devices')).rowCount;
    expect(await remaining()).toBeGreaterThan(0);
    await app.ctx.pool.query(`update known_devices set seen_at = now() - interval '401 days'`);
    await deleteOldDevices(app.ctx);
    expect(await remaining()).toBe(0);
  });
});

describe('a session that was signed out from elsewhere', () => {
  it('does not come back through the provider without the password', async () => {
    const email = newEmail();
    const [owner, lost] = [await signUp(email), new Browser(app.url)];
    await signIn(lost, email);
    const sessions = await json<DeviceSession[]>(owner, '/api/sessions');
    const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
    await owner.send(`/api/sessions/${id}`, {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const page = await lost.open('/api/login?returnTo=/receipts');
    expect(page.text).toContain('name="password"');
    expect((await lost.send('/api/auth/user')).status).toBe(401);
    const back = await lost.submit(page, { email, password: PASSWORD });
    expect(back.url.pathname).toBe('/receipts');
    // From then on the provider's session counts again.
    await app.ctx.pool.query(`delete from sessions where sess -> 'passport' ->> 'user' = $1`, [
      await memberOf(lost),
    ]);
    await sleep(1100);
    expect((await lost.open('/api/login?returnTo=/receipts')).url.pathname).toBe('/receipts');
    expect((await lost.send('/api/auth/user')).status).toBe(200);
  });
});
