import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { sessions } from '#shared/kernel/session-tables.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';
import { SESSION_COOKIE } from './session.ts';

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

it('sends the cookie for this site only, HttpOnly, and Secure over TLS', async () => {
  const plain = await fetch(`${app.url}/api/login`, { redirect: 'manual' });
  expect(plain.headers.getSetCookie()[0]).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://atelier.example', TRUST_PROXY: '1' } });
  try {
    const { port } = new URL(secure.url);
    const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
      headers: { 'x-forwarded-proto': 'https' },
      redirect: 'manual',
    });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
    expect(answer.headers.get('location')).toContain('https://atelier.example/oidc/auth');
  } finally {
    await secure.close();
  }
});
