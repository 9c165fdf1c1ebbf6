/** The provider ends sessions here when someone signs out there. */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createDemoAccount } from '#server/testing/demo-account.ts';
import { Browser } from '#server/testing/browser.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const HEADER = { alg: 'RS256', kid: 'one', typ: 'logout+jwt' };
const CLIENT = { clientId: 'gallery', clientSecret: 'a-secret' };
type Claims = Record<string, unknown>;

const statusFor = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status;

describe('with the stand-in', () => {
  let app: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SIGN_IN: '1000' } });
    other = await startTestApp({ databaseUrl: app.ctx.config.databaseUrl! });
    await createDemoAccount(app.ctx.db);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  async function signedIn(): Promise<{ browser: Browser; cookie: string }> {
    const browser = new Browser(app.url);
    await browser.submit(await browser.open('/api/login'), { demo: 'mina-okoro' });
    return { browser, cookie: browser.cookieFor('/api') };
  }
  const streamAt = async (url: string, cookie: string) =>
    (await fetch(`${url}/api/live`, { headers: { cookie } })).body!.getReader();
  async function ends(reader: Awaited<ReturnType<typeof streamAt>>): Promise<void> {
    while (!(await reader.read()).done);
  }

  it('signing out there ends that session here, in every process and with its streams, and no other', async () => {
    const [one, another] = [await signedIn(), await signedIn()];
    const stream = await streamAt(other.url, one.cookie);
    const kept = await streamAt(other.url, another.cookie);
    expect(await statusFor(other.url, one.cookie)).toBe(200);
    const page = await one.browser.open('/oidc/session/end');
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.text)![1]!;
    await one.browser.submit(page, { xsrf, logout: 'yes' }, '/oidc/session/end/confirm');
    await ends(stream);
    // Read a moment ago, and kept for a second.
    expect(await statusFor(other.url, one.cookie)).toBe(401);
    expect(await statusFor(app.url, one.cookie)).toBe(401);
    expect(await statusFor(other.url, another.cookie)).toBe(200);
    expect(await Promise.race([ends(kept).then(() => 'ended'), sleep(100, 'open')])).toBe('open');
  });

  it('signing out here ends the streams in every process', async () => {
    const { browser, cookie } = await signedIn();
    const stream = await streamAt(other.url, cookie);
    expect(await statusFor(other.url, cookie)).toBe(200);
    await browser.send('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    await ends(stream);
    expect(await statusFor(other.url, cookie)).toBe(401);
  });
});

describe('a logout token', () => {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startIdentityProvider(CLIENT.clientId);
    app = await startTestApp({
      env: { RATE_LIMIT_SIGN_IN: '1000', IDENTITY_TIMEOUT_SECONDS: '1' },
      config: { oidc: { issuer: provider.issuer, ...CLIENT } },
    });
  });
  afterAll(async () => {
    provider.close();
    await app.close();
  });

  /** One session at the provider, and the member's cookie here. */
  async function signIn(sub: string, sid?: string): Promise<string> {
    const browser = new Browser(app.url);
    const leaving = new URL((await browser.send('/api/login')).headers.get('location')!).searchParams;
    provider.state.nonce = leaving.get('nonce')!;
    provider.state.respond = (honest) =>
      provider.token(provider.signed({ ...honest, sub, email: `${sub}@example.com`, sid }));
    const answer = new URLSearchParams({
      code: randomUUID(),
      state: leaving.get('state')!,
      iss: provider.issuer,
    });
    await browser.open(`/api/callback?${answer}`);
    return browser.cookieFor('/api');
  }
  const now = (): number => Math.floor(Date.now() / 1000);
  const claims = (more: Claims): Claims => ({
    iss: provider.issuer,
    aud: CLIENT.clientId,
    iat: now(),
    exp: now() + 120,
    jti: randomUUID(),
    events: EVENTS,
    ...more,
  });
  const signed = (more: Claims, header: object = HEADER): string =>
    provider.signed(claims(more), undefined, header);
  const send = (token: string, headers = {}): Promise<Response> =>
    fetch(`${app.url}/api/backchannel-logout`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ logout_token: token }),
    });

  it('ends the session it names, or all of the member', async () => {
    const sub = randomUUID();
    const [a, b, c] = [await signIn(sub, 'a'), await signIn(sub, 'b'), await signIn(sub)];
    const stranger = await signIn(randomUUID(), 'x');
    const statuses = () => Promise.all([a, b, c, stranger].map((cookie) => statusFor(app.url, cookie)));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const answer = await send(signed({ sub, sid: 'a' }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await statuses()).toEqual([401, 200, 200, 200]);
    expect((await send(signed({ sid: 'b' }))).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 200, 200]);
    expect((await send(signed({ sub }))).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401, 200]);
    // Another member's session, and no one's.
    expect((await send(signed({ sub, sid: 'x' }))).status).toBe(200);
    expect((await send(signed({ sub: randomUUID() }))).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401, 200]);
  });

  const bySecret = (more: Claims): string => {
    const body = signed(more).split('.')[1]!;
    const text = `${Buffer.from('{"alg":"HS256","typ":"logout+jwt"}').toString('base64url')}.${body}`;
    return `${text}.${createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url')}`;
  };
  const without = (more: Claims, name: string): string => signed({ ...more, [name]: undefined });
  it.each<[string, (who: Claims) => string]>([
    ['that no one signed', (who) => provider.unsigned(claims(who))],
    ['signed with another key', (who) => provider.signedByStranger(claims(who))],
    ['signed with the client’s secret', bySecret],
    ['of another issuer', (who) => signed({ ...who, iss: 'https://evil.example' })],
    ['for another client', (who) => signed({ ...who, aud: 'another' })],
    ['that has expired', (who) => signed({ ...who, exp: now() - 60 })],
    ['without an end', (who) => without(who, 'exp')],
    ['that is old', (who) => signed({ ...who, iat: now() - 3600 })],
    ['from the future', (who) => signed({ ...who, iat: now() + 3600, exp: now() + 7200 })],
    ['without a time', (who) => without(who, 'iat')],
    ['without the event', (who) => without(who, 'events')],
    ['with another event', (who) => signed({ ...who, events: { other: {} } })],
    ['with a nonce, as an ID token has', (who) => signed({ ...who, nonce: 'n' })],
    ['that is typed as another kind', (who) => signed(who, { ...HEADER, typ: 'JWT' })],
    ['that has no type', (who) => signed(who, { alg: 'RS256', kid: 'one' })],
    ['without an id', (who) => without(who, 'jti')],
    ['about no one', () => signed({})],
    ['with a subject that is no text', () => signed({ sub: 7 })],
    ['that is no token', () => 'nonsense'],
    ['that is empty', () => ''],
  ])('%s is refused and ends nothing', async (_name, make) => {
    const [sub, sid] = [randomUUID(), randomUUID()];
    const cookie = await signIn(sub, sid);
    const answer = await send(make({ sub, sid }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
    expect(await statusFor(app.url, cookie)).toBe(200);
  });

  it('counts once, whichever process receives it', async () => {
    const sub = randomUUID();
    const token = signed({ sub });
    expect((await send(token)).status).toBe(200);
    const cookie = await signIn(sub);
    expect((await send(token)).status).toBe(400);
    expect(await statusFor(app.url, cookie)).toBe(200);
  });

  it('is limited in size', async () => {
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    const none = await fetch(`${app.url}/api/backchannel-logout`, { method: 'POST' });
    expect(none.status).toBe(400);
  });

  it('is answered with 503 while the provider’s keys cannot be read', async () => {
    const fresh = await startTestApp({
      databaseUrl: app.ctx.config.databaseUrl!,
      env: { IDENTITY_TIMEOUT_SECONDS: '1' },
      config: { oidc: { issuer: provider.issuer, ...CLIENT } },
    });
    const { jwks } = provider.state;
    try {
      provider.state.jwks = null;
      const body = new URLSearchParams({ logout_token: signed({ sub: 'a' }) });
      const answer = await fetch(`${fresh.url}/api/backchannel-logout`, { method: 'POST', body });
      expect(answer.status).toBe(503);
    } finally {
      provider.state.jwks = jwks;
      await fresh.close();
    }
  });
});
