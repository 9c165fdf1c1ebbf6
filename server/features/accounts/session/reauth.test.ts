/** Signing in again before an action reserved to the member: the payout account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { MINA, createDemoAccount } from '#server/testing/demo-account.ts';
import { Browser } from '#server/testing/browser.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';

type Claims = Record<string, unknown>;
const CLIENT = { clientId: 'gallery', clientSecret: 'a-secret' };
const AGAIN = '/api/login?prompt=login&max_age=600&returnTo=%2Freceipts%3Fsigned-in-again%3D1';
const RETURNED = '/receipts?signed-in-again=1';
const now = (): number => Math.floor(Date.now() / 1000);

/** 'reauth_required', or the status. */
async function onboard(browser: Browser): Promise<string> {
  const answer = await browser.send('/api/payouts/onboarding', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return answer.ok ? '200' : ((await answer.json()) as { code: string }).code;
}
const memberOf = async (browser: Browser): Promise<unknown> =>
  ((await (await browser.send('/api/auth/user')).json()) as Claims)['id'];
const setAuthTime = (app: TestApp, to: number | null) =>
  app.ctx.pool.query(
    `update sessions set sess = (sess::jsonb || jsonb_build_object('authTime', $1::int))::json`,
    [to],
  );
const expireReads = () => new Promise((resolve) => setTimeout(resolve, 1100));

describe('with the stand-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SIGN_IN: '1000' } });
    await createDemoAccount(app.ctx.db);
  });
  afterAll(() => app.close());
  async function signedIn(): Promise<Browser> {
    const browser = new Browser(app.url);
    await browser.submit(await browser.open('/api/login'), MINA);
    return browser;
  }

  it('a sign-in counts for ten minutes; then the provider asks for the password, and its answer counts', async () => {
    const browser = await signedIn();
    expect(await onboard(browser)).toBe('200');
    await setAuthTime(app, now() - 601);
    await expireReads();
    expect(await onboard(browser)).toBe('reauth_required');
    const before = browser.cookieFor('/api');
    const page = await browser.open(AGAIN);
    // Not 'Welcome back. New here?', as to someone who is signed out.
    expect(page.text).toContain('<h1>Confirm it’s you</h1>');
    expect(page.text).toContain(`value="${MINA.email}"`);
    expect(page.text).not.toContain('Create an account');
    expect(await onboard(browser)).toBe('reauth_required');
    const back = await browser.submit(page, MINA);
    expect(back.url.pathname + back.url.search).toBe(RETURNED);
    expect(await onboard(browser)).toBe('200');
    const old = await fetch(`${app.url}/api/auth/user`, { headers: { cookie: before } });
    expect(old.status).toBe(401);
  });

  it('a member who cancels is back where they were, and the page is told', async () => {
    const browser = await signedIn();
    const page = await browser.open(AGAIN);
    const [, cancel] = /href="([^"]+\/cancel)"/.exec(page.text)!;
    const back = await browser.open(cancel!);
    expect(back.url.pathname + back.url.search).toBe('/receipts?signed-in-again=canceled');
    expect((await browser.send('/api/auth/user')).status).toBe(200);
  });
});

describe('with another provider', () => {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let app: TestApp;
  beforeAll(async () => {
    provider = await startIdentityProvider(CLIENT.clientId);
    app = await startTestApp({
      env: { RATE_LIMIT_SIGN_IN: '1000' },
      config: { oidc: { issuer: provider.issuer, ...CLIENT } },
    });
  });
  afterAll(async () => {
    provider.close();
    await app.close();
  });

  async function comeBack(
    browser: Browser,
    path: string,
    claims: Claims,
  ): Promise<{ leaving: URLSearchParams; back: URL }> {
    const leaving = new URL((await browser.send(path)).headers.get('location')!).searchParams;
    provider.state.nonce = leaving.get('nonce')!;
    provider.state.respond = (honest) => provider.token(provider.signed({ ...honest, ...claims }));
    const state = leaving.get('state')!;
    const { url: back } = await browser.open(
      `/api/callback?${new URLSearchParams({ code: randomUUID(), state, iss: provider.issuer })}`,
    );
    return { leaving, back };
  }
  const newPerson = (): Claims => ({ sub: randomUUID(), email: `${randomUUID()}@example.com` });

  it.each([true, false])(
    'is asked by prompt, max_age and a verified address (%s); without auth_time the way back is the time',
    async (isVerified) => {
      const browser = new Browser(app.url);
      const person: Claims = { ...newPerson(), email_verified: isVerified };
      await comeBack(browser, '/api/login', person);
      expect(await onboard(browser)).toBe('reauth_required');
      const { leaving } = await comeBack(browser, AGAIN, person);
      expect([leaving.get('prompt'), leaving.get('max_age')]).toEqual(['login', '600']);
      expect(leaving.get('login_hint')).toBe(person['email_verified'] ? person['email'] : null);
      expect(await onboard(browser)).toBe('200');
    },
  );

  it('another account does not count, and changes nothing', async () => {
    const [browser, person] = [new Browser(app.url), newPerson()];
    await comeBack(browser, '/api/login', person);
    const member = await memberOf(browser);
    const { back } = await comeBack(browser, AGAIN, newPerson());
    expect(back.search).toBe('?signed-in-again=other');
    expect(await memberOf(browser)).toBe(member);
    expect(await onboard(browser)).toBe('reauth_required');
  });

  it.each<[string, number, string]>([
    ['asked no one, and says so', -601, 'reauth_required'],
    ['asked a moment ago', -500, '200'],
    ['has a clock that is ahead', 100, '200'],
  ])('that %s', async (_name, from, expected) => {
    const [browser, person] = [new Browser(app.url), newPerson()];
    await comeBack(browser, '/api/login', person);
    await comeBack(browser, AGAIN, { ...person, auth_time: now() + from });
    expect(await onboard(browser)).toBe(expected);
    const [row] = (
      await app.ctx.pool.query<{ at: number | null }>(
        `select max((sess ->> 'authTime')::float8) as at from sessions`,
      )
    ).rows;
    expect(row!.at ?? 0).toBeLessThanOrEqual(now());
  });

  it('records the time of a plain sign-in, too', async () => {
    const browser = new Browser(app.url);
    await comeBack(browser, '/api/login', { ...newPerson(), auth_time: now() - 60 });
    expect(await onboard(browser)).toBe('200');
  });
});
