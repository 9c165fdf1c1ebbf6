import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { sessions } from '#shared/kernel/session-tables.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';
import { SESSION_COOKIE, signSessionId } from './session.ts';

/** Longer than a session may be cached. */
const STALE_MS = 1100;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

const ask = (cookie: string, path = '/api/auth/user'): Promise<Response> =>
  fetch(app.url + path, { headers: { cookie }, redirect: 'manual' });

/** The session queries while `work` runs. */
async function sessionStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(app.ctx.pool, 'query');
  await work();
  return query.mock.calls
    .map(([first]) => (typeof first === 'string' ? first : (first as { text: string }).text))
    .filter((text) => text.includes('sessions'));
}

it('reads session and member in one statement, and not again within a second', async () => {
  const { cookie } = await createMember(app);
  // However slow the machine is, all of this happens within a second.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const statements = await sessionStatements(async () => {
    const answers = await Promise.all([ask(cookie), ask(cookie), ask(cookie)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await ask(cookie);
  });
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('join users');
});

it('writes nothing without changes', async () => {
  const { cookie } = await createMember(app);
  const read = () => app.ctx.db.select().from(sessions);
  const before = await read();
  expect((await ask(cookie)).headers.getSetCookie()).toEqual([]);
  expect(await read()).toEqual(before);
});

it('creates no session for visitors', async () => {
  const answer = await fetch(`${app.url}/api/auth/user`);
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('forgets a session at once if it is ended here', async () => {
  const { cookie } = await createMember(app);
  expect((await ask(cookie)).status).toBe(200);
  await (await ask(cookie, '/api/logout')).arrayBuffer();
  expect((await ask(cookie)).status).toBe(401);
});

it('notices changes elsewhere within a second', async () => {
  const ended = await createMember(app);
  const promoted = await createMember(app);
  const removed = await createMember(app);
  for (const { cookie } of [ended, promoted, removed]) expect((await ask(cookie)).status).toBe(200);
  await app.ctx.pool.query(`delete from sessions where sess -> 'passport' ->> 'user' = $1`, [ended.id]);
  await app.ctx.db.update(users).set({ role: 'moderator' }).where(eq(users.id, promoted.id));
  await app.ctx.db.delete(users).where(eq(users.id, removed.id));
  await new Promise((resolve) => setTimeout(resolve, STALE_MS));
  expect((await ask(ended.cookie)).status).toBe(401);
  expect(await (await ask(promoted.cookie)).json()).toMatchObject({ role: 'moderator' });
  expect((await ask(removed.cookie)).status).toBe(401);
});

it('refuses a forged, foreign or expired cookie', async () => {
  const { cookie, id } = await createMember(app);
  await app.ctx.pool.query(
    `update sessions set expire = localtimestamp - interval '1 minute' where sess -> 'passport' ->> 'user' = $1`,
    [id],
  );
  const value = decodeURIComponent(cookie.slice(SESSION_COOKIE.length + 1));
  const forged = `${SESSION_COOKIE}=${encodeURIComponent(`${value.slice(0, -4)}AAAA`)}`;
  for (const tried of [cookie, forged, `${SESSION_COOKIE}=nonsense`])
    expect((await ask(tried)).status).toBe(401);
});

it('accepts every secret of the operator, and signs with the first', async () => {
  const [older, newer] = [
    'an-older-secret-of-the-operator-0123456',
    'a-newer-secret-of-the-operator-0123456',
  ];
  const before = await startTestApp({ env: { SESSION_SECRET: older } });
  const { cookie } = await createMember(before);
  const inApp = { databaseUrl: before.ctx.config.databaseUrl! };
  const during = await startTestApp({ ...inApp, env: { SESSION_SECRET: `${newer}, ${older}` } });
  const after = await startTestApp({ ...inApp, env: { SESSION_SECRET: newer } });
  const statuses = (header: string): Promise<number[]> =>
    Promise.all(
      [before, during, after].map(
        async ({ url }) => (await fetch(`${url}/api/auth/user`, { headers: { cookie: header } })).status,
      ),
    );
  try {
    expect(await statuses(cookie)).toEqual([200, 200, 401]);
    expect(await statuses((await createMember(during)).cookie)).toEqual([401, 200, 200]);
    // express-session verifies with all of them, too.
    await fetch(`${during.url}/api/logout`, { headers: { cookie }, redirect: 'manual' });
    expect((await fetch(`${during.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
  } finally {
    await after.close();
    await during.close();
    await before.close();
  }
});

it('sends the cookie for this site only, and HttpOnly', async () => {
  const plain = await fetch(`${app.url}/api/login`, { redirect: 'manual' });
  expect(plain.headers.getSetCookie()[0]).toMatch(
    /^atelier\.sid=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
  );
});

describe('over https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ env: { PUBLIC_URL: 'https://atelier.example', TRUST_PROXY: '1' } });
  });
  afterAll(() => secure.close());

  const open = (path: string, cookie = ''): Promise<Response> =>
    fetch(secure.url + path, {
      headers: { cookie, 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
  const status = async (cookie: string): Promise<number> => (await open('/api/auth/user', cookie)).status;

  it('sets a cookie that no other host of the domain can set', async () => {
    const answer = await open('/api/login');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-atelier\.sid=s%3Ah\..*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('location')).toContain('https://atelier.example/oidc/auth');
  });

  it('reads the name without the prefix for sessions that are older than it, and never writes it', async () => {
    const { id, cookie } = await createMember(secure);
    expect(await status(cookie)).toBe(200);
    expect(await status(`__Host-${cookie}`)).toBe(200);
    // Prepared by someone who can set cookies for the whole domain, with a session of their own.
    const { cookie: current } = await createMember(secure);
    await secure.ctx.pool.query(
      `update sessions set sid = 'h.planted' where sess -> 'passport' ->> 'user' = $1`,
      [(await (await open('/api/auth/user', current)).json()).id],
    );
    const planted = `atelier.sid=${encodeURIComponent(await signSessionId(secure.ctx, 'h.planted'))}`;
    expect(await status(planted)).toBe(401);
    expect(await status(`__Host-${planted}`)).toBe(200);
    const both = await open('/api/auth/user', `${cookie}; __Host-atelier.sid=garbage`);
    expect(await both.json()).toMatchObject({ id });
  });

  it('clears both names at sign-out and ends the session', async () => {
    const { cookie } = await createMember(secure);
    const answer = await open('/api/logout', cookie);
    const cleared = answer.headers.getSetCookie();
    expect(cleared.map((line) => line.split('=')[0])).toEqual(['__Host-atelier.sid', 'atelier.sid']);
    for (const line of cleared) expect(line).toMatch(/Expires=Thu, 01 Jan 1970 .*Secure/);
    expect(await status(cookie)).toBe(401);
  });
});
