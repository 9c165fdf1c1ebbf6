/** Sign-in through a browser: the real app, the real provider, cookies and redirects. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISSUER } from '#server/providers/identity/sandbox/provider.ts';
import { identityPayloads } from '#server/providers/identity/sandbox/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { SESSION_COOKIE } from '#server/http/session.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createDemoAccount } from '#server/testing/demo-account.ts';
import { Browser, type Page } from '#server/testing/browser.ts';

const ADMIN = 'chief@example.com';
const PASSWORD = 'a long enough one';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: `${ADMIN}, other@example.com`, RATE_LIMIT_SIGN_IN: '1000' },
  });
  await createDemoAccount(app.ctx.db);
});
afterAll(() => app.close());

let count = 0;
const newEmail = (): string => `person-${++count}@example.com`;

async function signUp(browser: Browser, email: string, returnTo = '/'): Promise<Page> {
  const page = await browser.open(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  const path = `${page.url.pathname}/sign-up`;
  return browser.submit(page, { name: 'Ines Maria Prado', email, password: PASSWORD }, path);
}

async function currentUser(browser: Browser): Promise<Record<string, unknown> | null> {
  const response = await browser.send('/api/auth/user');
  return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : null;
}

const fromHere = { 'sec-fetch-site': 'same-origin' };

describe('signing in', () => {
  it('creates an account and a member, and returns to where it began', async () => {
    const browser = new Browser(app.url);
    const email = newEmail();
    const end = await signUp(browser, email.toUpperCase(), '/upload?draft=1');
    expect(end.url.pathname + end.url.search).toBe('/upload?draft=1');
    expect(await currentUser(browser)).toMatchObject({
      firstName: 'Ines Maria',
      lastName: 'Prado',
      email,
      role: 'member',
      profileCompleted: false,
    });
  });

  it('finds the same member the next time', async () => {
    const email = newEmail();
    const first = new Browser(app.url);
    await signUp(first, email);
    const second = new Browser(app.url);
    await second.submit(await second.open('/api/login'), { email, password: PASSWORD });
    expect((await currentUser(second))?.['id']).toBe((await currentUser(first))?.['id']);
  });

  it('reports a wrong email or password and keeps the address', async () => {
    const browser = new Browser(app.url);
    for (const email of ['mina-okoro@atelier.test', 'nobody"><b>@example.com']) {
      const page = await browser.submit(await browser.open('/api/login'), { email, password: 'wrong' });
      expect(page.status).toBe(422);
      expect(page.text).toContain('role="alert">Wrong email or password.');
      expect(page.text).toContain(
        `value="${email.replaceAll('"', '&#34;').replaceAll('>', '&#62;').replaceAll('<', '&#60;')}"`,
      );
      expect(page.text).not.toContain('wrong');
    }
    expect(await currentUser(browser)).toBeNull();
  });

  it('signs in demo members with one button, and no one else', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    expect(page.text).toContain('value="mina-okoro"');
    expect(page.text).not.toContain('value="kwame-lisle"');
    const refused = await browser.submit(page, { demo: 'kwame-lisle' });
    expect(refused.status).toBe(422);
    await browser.submit(page, { demo: 'mina-okoro' });
    expect(await currentUser(browser)).toMatchObject({ email: 'mina-okoro@atelier.test' });
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%0d%0a//x',
    'javascript:alert(1)',
  ])('never leaves the site afterwards: %s', async (returnTo) => {
    const browser = new Browser(app.url);
    const page = await browser.open(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    const end = await browser.submit(page, { demo: 'mina-okoro' });
    expect(end.url.origin).toBe(app.url);
    expect(end.hops.every((hop) => new URL(hop, app.url).origin === app.url)).toBe(true);
  });

  it('rotates the session id and stores the member’s id only', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    const before = browser.cookie(SESSION_COOKIE);
    await browser.submit(page, { demo: 'mina-okoro' });
    const after = browser.cookie(SESSION_COOKIE);
    expect(before).toBeDefined();
    expect(after).not.toBe(before);
    const old = await fetch(`${app.url}/api/auth/user`, {
      headers: { cookie: `${SESSION_COOKIE}=${before}` },
    });
    expect(old.status).toBe(401);
    const { rows } = await app.ctx.pool.query<{ passport: unknown }>(
      `select sess -> 'passport' as passport from sessions where sess::jsonb ? 'idToken' order by expire desc limit 1`,
    );
    expect(Object.keys(rows[0]!.passport as object)).toEqual(['user']);
  });

  it('works in two tabs', async () => {
    const browser = new Browser(app.url);
    const first = await browser.open('/api/login?returnTo=/one');
    await browser.open('/api/login?returnTo=/two');
    expect((await browser.submit(first, { demo: 'mina-okoro' })).url.pathname).toBe('/one');
  });

  it('continues at once if already signed in', async () => {
    const browser = new Browser(app.url);
    await signUp(browser, newEmail());
    expect((await browser.open('/api/login?returnTo=/receipts')).hops).toEqual(['/receipts']);
  });

  it.each(['?error=access_denied&state=x', '?code=abc&state=made-up', ''])(
    'redirects an unmatched response home: %s',
    async (query) => {
      const browser = new Browser(app.url);
      await browser.open('/api/login');
      expect((await browser.open(`/api/callback${query}`)).hops).toEqual(['/?sign-in=failed']);
      expect(await currentUser(browser)).toBeNull();
    },
  );

  it('redirects a refusal and a forged code home, too', async () => {
    for (const answer of ['error=access_denied', 'code=forged']) {
      const browser = new Browser(app.url);
      const leaving = await browser.send('/api/login');
      const state = new URL(leaving.headers.get('location')!).searchParams.get('state');
      const iss = encodeURIComponent(ISSUER);
      const { hops } = await browser.open(`/api/callback?${answer}&state=${state}&iss=${iss}`);
      expect(hops).toEqual(['/?sign-in=failed']);
      expect(await currentUser(browser)).toBeNull();
    }
  });

  it('redirects a browser from 127.0.0.1 to the public name', async () => {
    const { port } = new URL(app.url);
    for (const path of ['/api/login?returnTo=/upload', '/idp/login/x', '/oidc/auth?x=1']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe(`${app.url}${path}`);
    }
  });
});

describe('creating an account', () => {
  it('is shown first to new users with their name, and existing accounts work too', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login?prompt=create&name=Ines+%22Prado%22&returnTo=/upload');
    expect(page.text).toContain('<h1>Create an account</h1>');
    expect(page.text).toContain('value="Ines &#34;Prado&#34;"');
    const email = newEmail();
    const end = await browser.submit(page, { name: 'Ines Prado', email, password: PASSWORD });
    expect(end.url.pathname).toBe('/upload');
    expect(await currentUser(browser)).toMatchObject({ email, lastName: 'Prado' });

    const again = new Browser(app.url);
    const signIn = (await again.open('/api/login?prompt=create')).text.match(/href="([^"]+\/sign-in)"/)![1]!;
    const form = await again.open(signIn);
    await again.submit(form, { email, password: PASSWORD }, signIn.replace('/sign-in', ''));
    expect(await currentUser(again)).toMatchObject({ email });
  });

  it('is skipped for users whom the provider still knows', async () => {
    const browser = new Browser(app.url);
    const email = newEmail();
    await signUp(browser, email);
    await app.ctx.pool.query('delete from sessions');
    await browser.open('/api/login?prompt=create');
    expect(await currentUser(browser)).toMatchObject({ email });
  });

  it('names each invalid field and keeps the values', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    const path = `${page.url.pathname}/sign-up`;
    expect((await browser.open(path)).status).toBe(200);
    const answer = await browser.submit(page, { name: '', email: 'not an address', password: 'short' }, path);
    expect(answer.status).toBe(422);
    for (const sentence of ['enter your name', 'enter a valid email', 'at least 10 characters']) {
      expect(answer.text).toContain(sentence);
    }
    expect(answer.text).toContain('value="not an address"');
    expect(answer.text).not.toContain('short');
  });

  it('refuses an address that is taken', async () => {
    const email = newEmail();
    await signUp(new Browser(app.url), email);
    const answer = await signUp(new Browser(app.url), email);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This email already has an account.');
  });
});

describe('linking identities', () => {
  it('links a row that has the address and no identity', async () => {
    const email = newEmail();
    const [row] = await app.ctx.db.insert(users).values({ email, firstName: 'Waiting' }).returning();
    const browser = new Browser(app.url);
    await signUp(browser, email);
    expect(await currentUser(browser)).toMatchObject({ id: row!.id, firstName: 'Waiting' });
  });

  it('makes the addresses of ADMIN_EMAILS admins', async () => {
    const browser = new Browser(app.url);
    await signUp(browser, ADMIN);
    expect(await currentUser(browser)).toMatchObject({ role: 'admin' });
  });
});

describe('signing out', () => {
  async function signedIn(): Promise<Browser> {
    const browser = new Browser(app.url);
    await browser.submit(await browser.open('/api/login'), { demo: 'mina-okoro' });
    expect(await currentUser(browser)).not.toBeNull();
    return browser;
  }

  it('ends the session here and at the provider, and redirects to the landing page', async () => {
    const browser = await signedIn();
    const cookie = browser.cookieFor('/api');
    const end = await browser.open('/api/logout', { headers: fromHere });
    expect(end.url.href).toBe(`${app.url}/`);
    expect(end.hops).toHaveLength(2);
    expect(browser.cookie(SESSION_COOKIE)).toBeUndefined();
    expect((await fetch(`${app.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
    const again = await browser.open('/api/login');
    expect(again.text).toContain('name="password"');
  });

  it('redirects home if the provider has no session any more', async () => {
    const browser = await signedIn();
    await app.ctx.db.delete(identityPayloads).where(eq(identityPayloads.model, 'Session'));
    const end = await browser.open('/api/logout', { headers: fromHere });
    expect(end.url.href).toBe(`${app.url}/`);
    expect(await currentUser(browser)).toBeNull();
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
    { origin: 'null' },
    // A link that hides where it is, over plain http.
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  ])('is not done for another site: %o', async (headers) => {
    const browser = await signedIn();
    expect((await browser.open('/api/logout', { headers: headers as unknown as HeadersInit })).hops).toEqual([
      '/',
    ]);
    expect(await currentUser(browser)).not.toBeNull();
  });

  it('is done over plain http from a page of this site', async () => {
    const browser = await signedIn();
    await browser.open('/api/logout', { headers: { accept: 'text/html', referer: `${app.url}/receipts` } });
    expect(await currentUser(browser)).toBeNull();
  });

  it('ends the session whose cookie is valid, not the one sent first', async () => {
    const browser = await signedIn();
    const valid = browser.cookieFor('/api');
    const cookie = `${SESSION_COOKIE}=garbage; ${valid}`;
    const send = (path: string, more = {}): Promise<Response> =>
      fetch(app.url + path, { headers: { cookie, ...more }, redirect: 'manual' });
    expect((await send('/api/auth/user')).status).toBe(200);
    await send('/api/logout', fromHere);
    expect((await send('/api/auth/user')).status).toBe(401);
  });

  it('asks for confirmation at the provider if the request is not ours', async () => {
    const browser = await signedIn();
    const page = await browser.open('/oidc/session/end');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sign out?');
  });
});

describe('another port on the same database', () => {
  it('knows the same members, the admin as admin, and signs out who signed in before', async () => {
    const env = { ADMIN_EMAILS: ADMIN };
    const first = await startTestApp({ env });
    const [member, admin] = [new Browser(first.url), new Browser(first.url)];
    const email = newEmail();
    await signUp(member, email);
    await signUp(admin, ADMIN);
    const known = await currentUser(member);
    expect(await currentUser(admin)).toMatchObject({ role: 'admin' });

    const moved = await startTestApp({ databaseUrl: first.ctx.config.databaseUrl!, env });
    try {
      const signInThere = async (address: string): Promise<Browser> => {
        const browser = new Browser(moved.url);
        const page = await browser.open('/api/login');
        await browser.submit(page, { email: address, password: PASSWORD }, page.url.pathname);
        return browser;
      };
      expect(await currentUser(await signInThere(email))).toMatchObject({ id: known!['id'], email });
      expect(await currentUser(await signInThere(ADMIN))).toMatchObject({ role: 'admin' });
      const browser = new Browser(moved.url);
      browser.adopt(member);
      expect(await currentUser(browser)).toMatchObject({ id: known!['id'] });
      expect((await browser.open('/api/logout', { headers: fromHere })).url.href).toBe(`${moved.url}/`);
      expect(await currentUser(browser)).toBeNull();
    } finally {
      await moved.close();
      await first.close();
    }
  });
});

describe('pages', () => {
  it('have a policy without scripts and are not cached', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|script-src/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toContain('<script');
    for (const [, asset] of page.text.matchAll(/(?:href|src)="(\/idp\/assets\/[^"]+)"/g)) {
      expect((await browser.send(asset!)).status, asset).toBe(200);
    }
  });

  it('report that they have expired, with a link to start again', async () => {
    const page = await new Browser(app.url).open('/idp/login/long-gone');
    expect(page.status).toBe(400);
    expect(page.text).toContain('This page has expired');
    expect(page.text).toContain('href="/api/login"');
  });

  it('lead members who are signed in to the product, once they were used', async () => {
    const browser = new Browser(app.url);
    const page = await browser.open('/api/login');
    await browser.submit(page, { demo: 'mina-okoro' });
    const back = await browser.open(page.url.pathname);
    expect(back.url.href).toBe(`${app.url}/`);
  });
});

describe('limits and outages', () => {
  it('answers too many attempts with a page', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_SIGN_IN: '2' } });
    try {
      const browser = new Browser(strict.url);
      const page = await browser.open('/api/login');
      for (let i = 0; i < 2; i++) await browser.submit(page, { email: 'a@example.com', password: 'x' });
      const limited = await browser.submit(page, { email: 'a@example.com', password: 'x' });
      expect(limited.status).toBe(429);
      expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(limited.text).toContain('Too many attempts');
    } finally {
      await strict.close();
    }
  });

  it('answers 503 while the provider is unavailable', async () => {
    const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' };
    const cut = await startTestApp({ config: { oidc } });
    try {
      const response = await fetch(`${cut.url}/api/login`, { redirect: 'manual' });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'identity_unavailable' });
      const page = await fetch(`${cut.url}/api/login`, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('The sign-in service isn’t responding.');
    } finally {
      await cut.close();
    }
  });
});
