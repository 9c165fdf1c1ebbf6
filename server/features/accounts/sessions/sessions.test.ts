/** The list of a member's sessions, and ending them elsewhere. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember, signIn } from '#server/testing/factories.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.ctx.config.databaseUrl! });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const send = (cookie: string, path = '', init: RequestInit = {}, url = app.url) =>
  fetch(`${url}/api/sessions${path}`, { ...init, headers: { cookie } });
const list = async (cookie: string): Promise<DeviceSession[]> =>
  (await (await send(cookie)).json()) as DeviceSession[];
const statusAt = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;
const streamAt = async (url: string, cookie: string, query = '') =>
  (await fetch(`${url}/api/live${query}`, { headers: { cookie } })).body!.getReader();
async function ends(reader: Awaited<ReturnType<typeof streamAt>>): Promise<'ended'> {
  while (!(await reader.read()).done);
  return 'ended';
}
/** Moves the last use of all sessions of the member. */
const setSeen = (member: TestMember, ago: string) =>
  app.ctx.pool.query(
    `update sessions set seen_at = now() - $2::interval where sess -> 'passport' ->> 'user' = $1`,
    [member.id, ago],
  );
async function until(check: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 40 && !(await check()); i++) await sleep(50);
}

describe('the list', () => {
  it('has this browser first, with what it says of itself, and no session of others', async () => {
    const member = await createMember(app);
    await createMember(app);
    const phone = await signIn(app, member.id);
    await setSeen(member, '6 minutes');
    await fetch(`${app.url}/api/auth/user`, { headers: { cookie: phone, 'user-agent': SAFARI } });
    await fetch(`${app.url}/api/auth/user`, { headers: { cookie: member.cookie, 'user-agent': FIREFOX } });
    const stream = await streamAt(app.url, phone, '?zone=Africa%2FLagos');
    await until(async () => (await list(member.cookie))[1]?.timeZone !== null);
    expect(await list(member.cookie)).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', isPhone: false, isCurrent: true }),
      expect.objectContaining({
        browser: 'Safari',
        system: 'iPhone',
        isPhone: true,
        timeZone: 'Africa/Lagos',
        isCurrent: false,
      }),
    ]);
    await stream.cancel();
  });

  it('never shows the id that signs in', async () => {
    const { cookie } = await createMember(app);
    const sid = /s%3A(.+?)\./.exec(cookie)![1]!;
    expect(await (await send(cookie)).text()).not.toContain(sid);
  });

  it('leaves out sessions that have expired', async () => {
    const member = await createMember(app);
    await signIn(app, member.id);
    await app.ctx.pool.query(
      `update sessions set expire = now() - interval '1 day' where sid <> $1 and sess -> 'passport' ->> 'user' = $2`,
      [decodeURIComponent(/s%3A(.+?)\./.exec(member.cookie)![1]!), member.id],
    );
    expect(await list(member.cookie)).toHaveLength(1);
  });

  it('knows the last use to five minutes, and writes no more often', async () => {
    const member = await createMember(app);
    const seenAt = async () => (await list(member.cookie))[0]!.seenAt;
    await setSeen(member, '4 minutes');
    const before = await seenAt();
    await sleep(1100);
    expect(await seenAt()).toBe(before);
    await setSeen(member, '6 minutes');
    const outdated = await seenAt();
    await sleep(1100);
    await until(async () => (await seenAt()) !== outdated);
    expect(Date.parse(String(await seenAt()))).toBeGreaterThan(Date.now() - 10_000);
  });
});

describe('signing out', () => {
  it('one ends it in every process, with its streams, and no other', async () => {
    const member = await createMember(app);
    const lost = await signIn(app, member.id);
    const [stream, kept] = [await streamAt(other.url, lost), await streamAt(other.url, member.cookie)];
    expect(await statusAt(other.url, lost)).toBe(200);
    const { id } = (await list(member.cookie)).find((session) => !session.isCurrent)!;
    expect((await send(member.cookie, `/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await ends(stream)).toBe('ended');
    expect([await statusAt(other.url, lost), await statusAt(other.url, member.cookie)]).toEqual([401, 200]);
    expect(await Promise.race([ends(kept), sleep(100, 'open')])).toBe('open');
    expect((await send(member.cookie, `/${id}`, { method: 'DELETE' })).status).toBe(404);
    await kept.cancel();
  });

  it('all others keeps this one, and those of other members', async () => {
    const [member, stranger] = [await createMember(app), await createMember(app)];
    const lost = [await signIn(app, member.id), await signIn(app, member.id)];
    const stream = await streamAt(other.url, lost[0]!);
    const answer = await send(member.cookie, '', { method: 'DELETE' });
    expect(await answer.json()).toEqual({ ended: 2 });
    expect(await ends(stream)).toBe('ended');
    for (const cookie of lost) expect(await statusAt(other.url, cookie)).toBe(401);
    for (const { cookie } of [member, stranger]) expect(await statusAt(other.url, cookie)).toBe(200);
  });
});
