/** What a token may do, on two processes, and what pauses and ends it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { AccessToken } from '#shared/accounts/tokens/contract.ts';
import { accessTokens } from '#shared/accounts/tokens/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type Endpoint, type Scope, SCOPES, isForStaff } from '#shared/http/endpoint.ts';
import { ENDPOINTS } from '#server/features.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import {
  type TestMember,
  createAccessToken,
  createArtwork,
  createMember,
  signIn,
} from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import { deleteOldTokens } from './service.ts';

const DAY_MS = 86_400_000;
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

interface Sending {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  at?: TestApp;
}
const send = (
  auth: Record<string, string>,
  path: string,
  { method = 'GET', body, headers, at = app }: Sending = {},
) =>
  fetch(at.url + path, {
    method,
    headers: { ...auth, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'manual',
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const codeOf = async (response: Response) =>
  response.ok ? response.status : ((await response.json()) as { code: string }).code;
const create = (member: TestMember, body: object) =>
  send({ cookie: member.cookie }, '/api/tokens', { method: 'POST', body });
const listOf = async (member: TestMember) =>
  (await (await send({ cookie: member.cookie }, '/api/tokens')).json()) as AccessToken[];

describe('every endpoint', () => {
  /** What no token may do, whatever a contract says. */
  const CLOSED =
    /messages|conversations|reports|block|hire|subscription|create-payment-intent|office|moderation|sessions|tokens|export|account|payouts|mail|notifications|support|receipts|certificate|\/ads\//;
  const WRITES =
    /artworks|artwork-images|drafts|pinned-works|objects\/upload|comments|collection|saved$|like$|follow$/;
  const SELLS = /sales|offers|delivery-profiles|refund|ship$|purchases\/artist|statistics(\/works)?$/;

  const isClosed = (e: Endpoint) =>
    CLOSED.test(e.path) || isForStaff(e) || e.access === 'public' || e.reauth !== undefined;
  const fits = {
    // Without money.
    read: ({ method, path }) => method === 'GET' && !SELLS.test(path),
    write: ({ method, path }) => method !== 'GET' && WRITES.test(path),
    sell: ({ path }) => SELLS.test(path),
  } satisfies Record<Scope, (e: Endpoint) => boolean>;

  test.each(ENDPOINTS.map((e) => ({ name: `${e.method} ${e.path}`, e })))('$name', ({ e }) => {
    expect(e.scope === undefined || (!isClosed(e) && fits[e.scope](e))).toBe(true);
  });

  it('is named once', () => {
    const names = ENDPOINTS.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(name))).toEqual([]);
  });
});

describe('a scope', () => {
  it('opens its endpoints, and no others', async () => {
    const { artist, ...sale } = await createOrder(app);
    const { id: work } = await createArtwork(app, { userId: artist.id });
    const tries: [string, string, object | undefined, Scope | 'public' | null][] = [
      ['GET', `/api/artworks/${work}`, undefined, 'read'],
      ['GET', '/api/search/summary?q=water', undefined, 'read'],
      ['PATCH', `/api/artworks/${work}`, {}, 'write'],
      ['POST', '/api/collections', { title: 'Salt' }, 'write'],
      ['GET', `/api/sales/${sale.id}`, undefined, 'sell'],
      ['GET', '/api/offers', undefined, 'sell'],
      ['GET', '/api/config', undefined, 'public'],
      ['GET', '/api/messages', undefined, null],
      ['GET', '/api/tokens', undefined, null],
      ['POST', '/api/create-payment-intent', { artworkId: work }, null],
      ['GET', '/api/ads/active?type=banner', undefined, null],
      ['GET', '/api/statistics/csv?days=30', undefined, null],
      ['GET', '/api/live', undefined, null],
    ];
    for (const given of SCOPES) {
      const { token } = await createAccessToken(app, artist.id, { scopes: [given] });
      for (const [method, path, body, scope] of tries) {
        const answer = await send(bearer(token), path, { method, ...(body && { body }) });
        const code = await codeOf(answer);
        const isRefused = scope !== given && scope !== 'public';
        const challenge = answer.headers.get('www-authenticate');
        expect([code === 'scope_missing', challenge === 'Bearer error="insufficient_scope"']).toEqual([
          isRefused,
          isRefused,
        ]);
      }
    }
  });

  it('never makes a member a moderator or a buyer', async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    const { token } = await createAccessToken(app, moderator.id);
    const hidden = await createArtwork(app, { isHidden: true });
    expect(await codeOf(await send(bearer(token), `/api/artworks/${hidden.id}`))).toBe('artwork_not_found');
    const { id: sale } = await createOrder(app);
    expect(await codeOf(await send(bearer(token), `/api/sales/${sale}`))).toBe('purchase_not_found');
  });
});

describe('a request with a token', () => {
  it('ignores cookies and where it comes from, and counts like its member', async () => {
    const [member, stranger] = [await createMember(app), await createMember(app)];
    const { token } = await createAccessToken(app, member.id);
    const headers = {
      cookie: stranger.cookie,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    };
    const made = await send(bearer(token), '/api/collections', {
      method: 'POST',
      body: { title: 'Salt' },
      headers,
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('set-cookie')).toBeNull();
    expect(made.headers.get('access-control-allow-origin')).toBeNull();
    expect(made.headers.get('ratelimit')).toMatch(/^"reaction";r=239;/);
    const own = await send({ cookie: member.cookie }, '/api/collections', {
      method: 'POST',
      body: { title: 'Two' },
    });
    expect(own.headers.get('ratelimit')).toMatch(/^"reaction";r=238;/);
    const bad = await send({ ...bearer('atl_no'), cookie: member.cookie }, '/api/auth/user');
    expect(await codeOf(bad)).toBe('token_invalid');
    expect(bad.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('says what is left of a limit on every answer', async () => {
    const member = await createMember(app);
    const { token } = await createAccessToken(app, member.id, { scopes: ['read'] });
    const answers = [
      await send(bearer(token), '/api/artworks'),
      await send(bearer(token), '/api/artworks', { method: 'POST', body: {} }),
      await send(bearer(token), '/api/nothing-here'),
      await send(bearer('atl_forged'), '/api/artworks'),
      await send({}, '/api/artworks', { method: 'POST', body: {} }),
    ];
    for (const answer of answers)
      expect(answer.headers.get('ratelimit'), answer.url).toMatch(/^"\w+";r=\d+;t=\d+$/);
  });

  it('finds its own write at once in another process', async () => {
    const artist = await createMember(app);
    const { token } = await createAccessToken(app, artist.id);
    const { id } = await createArtwork(app, { userId: artist.id });
    const ids = async () =>
      ((await (await send(bearer(token), '/api/artworks', { at: other })).json()) as { id: string }[]).map(
        (work) => work.id,
      );
    expect(await ids()).toContain(id);
    const removed = await send(bearer(token), `/api/artworks/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(204);
    expect(await ids()).not.toContain(id);
  });
});

describe('making a token', () => {
  it('shows it once, and stores only its hash', async () => {
    const member = await createMember(app);
    const before = app.logLines.length;
    const response = await create(member, { name: ' Studio ', scopes: ['write', 'read', 'read'], days: 90 });
    expect(response.status).toBe(201);
    const { token, ...made } = (await response.json()) as AccessToken & { token: string };
    expect(token).toMatch(/^atl_[0-9A-Za-z]{36}$/);
    expect(made).toMatchObject({ name: 'Studio', scopes: ['read', 'write'], usedAt: null });
    expect(made.hint).toBe(`${token.slice(0, 7)}…${token.slice(-3)}`);
    expect(await listOf(member)).toEqual([made]);
    expect((await send(bearer(token), '/api/auth/user')).status).toBe(200);
    await vi.waitFor(async () => expect((await listOf(member))[0]!.usedAt).not.toBeNull(), 10_000);
    const rows = await app.ctx.pool.query('select * from access_tokens where user_id = $1', [member.id]);
    const logged = app.logLines.slice(before).join('');
    for (const text of [JSON.stringify(rows.rows), logged]) expect(text).not.toContain(token.slice(8, -4));
    // One character changed is noticed without asking the database.
    const wrong = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    expect(await codeOf(await send(bearer(wrong), '/api/auth/user'))).toBe('token_invalid');
  });

  it('asks to sign in again, and refuses a second one of a name', async () => {
    const member = await createMember(app);
    const form = { name: 'Shop', scopes: ['read'], days: 365 };
    expect((await create(member, form)).status).toBe(201);
    expect(await codeOf(await create(member, form))).toBe('token_name_taken');
    const past = new Date(app.clock.now().getTime() - 1000);
    await app.ctx.db.update(accessTokens).set({ expiresAt: past }).where(eq(accessTokens.userId, member.id));
    expect((await create(member, form)).status).toBe(201);
    expect(await listOf(member)).toHaveLength(1);
    for (const bad of [{ days: 366 }, { scopes: [] }, { scopes: ['office'] }, { name: ' ' }])
      expect(await codeOf(await create(member, { ...form, ...bad }))).toBe('invalid_request');
    const old = { ...member, cookie: await signIn(app, member.id) };
    await app.ctx.pool.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{authTime}', '1')::json where sess -> 'passport' ->> 'user' = $1`,
      [member.id],
    );
    expect(await codeOf(await create(old, { ...form, name: 'Other' }))).toBe('reauth_required');
  });
});

describe('within a second on both processes', () => {
  async function use() {
    const member = await createMember(app);
    const { id, token } = await createAccessToken(app, member.id);
    const codes = async () =>
      Promise.all(
        [app, other].map(async (at) => codeOf(await send(bearer(token), '/api/auth/user', { at }))),
      );
    expect(await codes()).toEqual([200, 200]);
    const becomes = (code: number | string) =>
      vi.waitFor(async () => expect(await codes()).toEqual([code, code]), { timeout: 10_000, interval: 100 });
    return { member, id, becomes };
  }
  const change = (member: TestMember, fields: Partial<typeof users.$inferInsert>) =>
    app.ctx.db.update(users).set(fields).where(eq(users.id, member.id));

  it('a suspension and a deletion that was asked for pause it', async () => {
    const { member, becomes } = await use();
    const later = new Date(Date.now() + DAY_MS);
    await change(member, { suspendedUntil: later });
    await becomes('token_paused');
    await change(member, { suspendedUntil: null, deletesAt: later });
    await becomes('token_paused');
    await change(member, { deletesAt: null });
    await becomes(200);
  });

  it('the member ends it', async () => {
    const { member, id, becomes } = await use();
    const remove = () => send({ cookie: member.cookie }, `/api/tokens/${id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(204);
    await becomes('token_invalid');
    expect(await codeOf(await remove())).toBe('token_not_found');
  });

  it('signing out everywhere ends it', async () => {
    const { member, becomes } = await use();
    expect((await send({ cookie: member.cookie }, '/api/sessions', { method: 'DELETE' })).status).toBe(200);
    await becomes('token_invalid');
  });

  it('an admin who signs the member out ends it', async () => {
    const { member, becomes } = await use();
    const admin = await createMember(app, { role: 'admin' });
    const path = `/api/office/members/${member.id}/sign-out`;
    expect((await send({ cookie: admin.cookie }, path, { method: 'POST' })).status).toBe(200);
    await becomes('token_invalid');
  });

  it('its expiry ends it, and it stays listed for 30 days', async () => {
    const { member, becomes } = await use();
    app.clock.advance(30 * DAY_MS);
    other.clock.advance(30 * DAY_MS);
    await becomes('token_invalid');
    expect(await listOf(member)).toHaveLength(1);
    app.clock.advance(30 * DAY_MS);
    expect(await listOf(member)).toEqual([]);
    await deleteOldTokens(app.ctx);
    expect(await app.ctx.db.$count(accessTokens, eq(accessTokens.userId, member.id))).toBe(0);
  });
});
