/** A hostile, broken or hanging sign-in provider gets no session and no account; the member reads one sentence. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { Browser } from '#server/testing/browser.ts';
import { createMember } from '#server/testing/factories.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';

type Claims = Record<string, unknown>;
const CLIENT = { clientId: 'gallery', clientSecret: 'a-secret' };
/** Shown by the landing page as 'Signup Failed'. */
const REFUSED = ['/?sign-in=failed'];
const IS_FULL = process.env.ROUNDS === 'full';
/** Here the provider has a second, by default eight; a busy machine takes longer. */
const PATIENCE_MS = IS_FULL ? 2000 : 7000;
const HOUR = 3600;

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let app: TestApp;
const startApp = () =>
  startTestApp({
    env: { RATE_LIMIT_SIGN_IN: '1000', IDENTITY_TIMEOUT_SECONDS: '1' },
    config: { oidc: { issuer: provider.issuer, ...CLIENT } },
  });
beforeAll(async () => {
  provider = await startIdentityProvider(CLIENT.clientId);
  app = await startApp();
});
afterAll(async () => {
  provider.close();
  await app.close();
});
const newPerson = (): Claims => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
});

interface Leaving {
  browser: Browser;
  /** The query with which an honest provider would send the browser back. */
  answer: URLSearchParams;
}
async function leave(url = app.url): Promise<Leaving> {
  const browser = new Browser(url);
  const sent = await browser.send('/api/login?returnTo=/upload');
  const { searchParams } = new URL(sent.headers.get('location')!);
  provider.state.nonce = searchParams.get('nonce')!;
  const state = searchParams.get('state')!;
  return { browser, answer: new URLSearchParams({ code: randomUUID(), state, iss: provider.issuer }) };
}
const comeBack = ({ browser, answer }: Leaving) =>
  browser.open(`/api/callback?${answer}`, { headers: { accept: 'text/html' } });

const currentUser = async (browser: Browser): Promise<Claims | null> => {
  const response = await browser.send('/api/auth/user');
  return response.status === 200 ? ((await response.json()) as Claims) : null;
};
const countMembers = async (): Promise<number> =>
  (await app.ctx.pool.query<{ n: number }>('select count(*)::int as n from users')).rows[0]!.n;

/** The token endpoint's answer, from what an honest ID token of a new person claims. */
function respond(make: (claims: Claims) => string): void {
  provider.state.respond = (honest) => provider.token(make({ ...honest, ...newPerson() }));
}

async function expectRefusal(leaving: Leaving): Promise<void> {
  const before = await countMembers();
  expect((await comeBack(leaving)).hops).toEqual(REFUSED);
  expect(await currentUser(leaving.browser)).toBeNull();
  expect(await countMembers()).toBe(before);
}

async function expectOutage(leaving: Leaving): Promise<void> {
  const since = performance.now();
  const page = await comeBack(leaving);
  expect(performance.now() - since).toBeLessThan(PATIENCE_MS);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.text).toContain('The sign-in service isn’t responding.');
  expect(await currentUser(leaving.browser)).toBeNull();
}

async function signInAs(person: Claims): Promise<Claims> {
  provider.state.respond = (honest) => provider.token(provider.signed({ ...honest, ...person }));
  const leaving = await leave();
  expect((await comeBack(leaving)).hops).toEqual(['/upload']);
  return (await currentUser(leaving.browser))!;
}

it('signs in with an honest answer', async () => {
  const person = newPerson();
  expect(await signInAs(person)).toMatchObject({ email: person['email'] });
});

describe('refuses an ID token', () => {
  const byClientSecret = (claims: Claims): string => {
    const [, body] = provider.signed(claims).split('.');
    const text = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${body}`;
    return `${text}.${createHmac('sha256', CLIENT.clientSecret).update(text).digest('base64url')}`;
  };
  const without = (claims: Claims, name: string): Claims => ({ ...claims, [name]: undefined });
  const seconds = (from: number): number => Math.floor(Date.now() / 1000) + from;
  it.each<[string, (claims: Claims) => string]>([
    ['of another issuer', (c) => provider.signed({ ...c, iss: 'https://evil.example' })],
    ['for another client', (c) => provider.signed({ ...c, aud: 'another' })],
    [
      'for several clients, given to another',
      (c) => provider.signed({ ...c, aud: [CLIENT.clientId, 'x'], azp: 'x' }),
    ],
    ['with the nonce of another sign-in', (c) => provider.signed({ ...c, nonce: 'another' })],
    ['without a nonce', (c) => provider.signed(without(c, 'nonce'))],
    ['that has expired', (c) => provider.signed({ ...c, iat: seconds(-2 * HOUR), exp: seconds(-HOUR) })],
    ['issued in the future', (c) => provider.signed({ ...c, iat: seconds(HOUR), exp: seconds(2 * HOUR) })],
    ['that no one signed', (c) => provider.unsigned(c)],
    ['signed with another key', (c) => provider.signedByStranger(c)],
    ['signed with the client’s secret', byClientSecret],
    ['with a cut signature', (c) => provider.signed(c).slice(0, -20)],
    ['without a subject', (c) => provider.signed(without(c, 'sub'))],
    ['with an empty subject', (c) => provider.signed({ ...c, sub: '' })],
    ['with an endless subject', (c) => provider.signed({ ...c, sub: 'x'.repeat(300) })],
    ['with NUL in the subject', (c) => provider.signed({ ...c, sub: 'a\u0000b' })],
  ])('%s', async (_name, make) => {
    respond(make);
    await expectRefusal(await leave());
  });
});

describe('refuses a way back', () => {
  it('used before, in another browser or the same one', async () => {
    const leaving = await leave();
    respond((claims) => provider.signed(claims));
    await comeBack(leaving);
    await expectRefusal({ ...leaving, browser: new Browser(app.url) });
    expect((await comeBack(leaving)).hops).toEqual(['/']);
  });

  it('that repeats a code the provider has exchanged before', async () => {
    provider.state.respond = () => ({ status: 400, body: { error: 'invalid_grant' } });
    await expectRefusal(await leave());
  });

  it('that comes from another provider', async () => {
    respond((claims) => provider.signed(claims));
    const leaving = await leave();
    leaving.answer.set('iss', 'https://evil.example');
    await expectRefusal(leaving);
  });

  it('that lacks the provider’s name', async () => {
    respond((claims) => provider.signed(claims));
    const leaving = await leave();
    leaving.answer.delete('iss');
    await expectRefusal(leaving);
  });

  it('that has user info about someone else', async () => {
    respond((claims) => provider.signed({ ...claims, email: undefined }));
    provider.state.userInfo = { ...newPerson() };
    await expectRefusal(await leave());
  });
});

describe('takes no account over', () => {
  it('if the address is not verified, or is another member’s', async () => {
    const victim = await createMember(app);
    const unverified = await signInAs({ ...newPerson(), email: victim.email, email_verified: false });
    expect(unverified['id']).not.toBe(victim.id);
    const owner = newPerson();
    const first = await signInAs(owner);
    const second = await signInAs({ ...newPerson(), email: owner['email'] });
    expect(second['id']).not.toBe(first['id']);
    expect(second['email']).toBeNull();
  });

  it('if the name is hostile; it is shown as text a profile may have', async () => {
    const { rows } = await app.ctx.pool.query<{ firstName: string; lastName: string | null }>(
      `select first_name as "firstName", last_name as "lastName" from users where id = $1`,
      [
        (
          await signInAs({
            ...newPerson(),
            given_name: `\u0000\u202E<img src=x onerror=alert(1)>\n${'x'.repeat(500)}`,
            family_name: { toString: 'no' },
          })
        )['id'],
      ],
    );
    expect(rows[0]!.firstName).toMatch(/^<img src=x onerror=alert\(1\)> x+$/);
    expect(rows[0]!.firstName).toHaveLength(80);
    expect(rows[0]!.lastName).toBeNull();
  });

  it.each(['not an address', 'x'.repeat(300) + '@example.com', 'a@example.com\nbcc: b@example.com', 7])(
    'nor keeps what is no address: %s',
    async (email) => {
      expect((await signInAs({ ...newPerson(), email }))['email']).toBeNull();
    },
  );
});

describe('says in time that the provider does not respond', () => {
  it.each<[string, () => void]>([
    ['it hangs', () => (provider.state.respond = () => null)],
    ['it sends 2 MB', () => respond((c) => provider.signed({ ...c, given_name: 'x'.repeat(2e6) }))],
    ['it fails', () => (provider.state.respond = () => ({ status: 500, body: { error: 'server_error' } }))],
    [
      'it sends a page',
      () => (provider.state.respond = () => ({ status: 502, body: '<h1>Bad gateway</h1>' })),
    ],
  ])('%s', async (_name, fail) => {
    fail();
    await expectOutage(await leave());
  });

  it('its keys hang', async () => {
    const another = await startApp();
    const { jwks } = provider.state;
    try {
      provider.state.jwks = null;
      respond((claims) => provider.signed(claims));
      await expectOutage(await leave(another.url));
    } finally {
      provider.state.jwks = jwks;
      await another.close();
    }
  });
});
