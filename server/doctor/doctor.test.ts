import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { makeRoot, makeSigner } from '#server/providers/credentials/make-chain.ts';
import { createSandboxObjectStore } from '#server/providers/storage/sandbox/sandbox-object-store.ts';
import { readConfig } from '#server/config.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { REAL_SERVICES } from '#server/testing/real-services.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkSignIn } from './check-sign-in.ts';
import { checkSigning } from './check-signing.ts';
import { checkSite } from './check-site.ts';
import { checkStorage } from './check-storage.ts';
import type { Finding } from './finding.ts';

const SITE = 'https://gallery.example';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** @returns the port */
async function serve(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const problems = (found: Finding[]): string[] =>
  found.filter(({ verdict }) => verdict === 'problem').map(({ what }) => what);
const configWith = (env: Record<string, string>) =>
  readConfig({ ...REAL_SERVICES, SESSION_SECRET: 's'.repeat(40), ...env });

describe('the database', () => {
  it('is fine when it is migrated and someone can become the admin', async () => {
    const database = await createTestDatabase();
    closing.push(database.drop);
    const config = configWith({ DATABASE_URL: database.url, ADMIN_EMAILS: 'ada@example.com' });
    const found = await checkDatabase(config);
    expect(problems(found)).toEqual([]);
    expect(found.map(({ what }) => what).join(' ')).toContain('the first of ada@example.com');
  });

  it('is empty before the first start, and needs an admin', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    closing.push(database.drop);
    const found = await checkDatabase(configWith({ DATABASE_URL: database.url }));
    expect(problems(found)).toEqual(['There is no admin, and no one can become one.']);
    expect(found.map(({ what }) => what).join(' ')).toMatch(/0 of \d+ migrations/);
  });

  it('does not answer: says so without the password', async () => {
    const url = 'postgres://atelier:secret@127.0.0.1:1/atelier';
    const found = await checkDatabase(configWith({ DATABASE_URL: url }));
    expect(problems(found)).toEqual([expect.stringContaining('doesn’t respond')]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });
});

describe('the bucket', () => {
  const CORS = {
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'GET, PUT, POST',
    'access-control-expose-headers': 'ETag',
  };
  async function bucket(headers: Record<string, string>, { isPublic = false } = {}) {
    const root = mkdtempSync(path.join(os.tmpdir(), 'atelier-doctor-'));
    closing.push(() => rmSync(root, { recursive: true }));
    const app = express();
    app.use((req, res, next) => {
      res.set(headers);
      if (req.method === 'OPTIONS') res.sendStatus(headers['access-control-allow-origin'] ? 200 : 403);
      else if (isPublic && req.method === 'GET' && !req.url.includes('?')) res.send('doctor');
      else next();
    });
    const publicUrl = `http://localhost:${await serve(app)}`;
    const { store, handler } = await createSandboxObjectStore({
      root,
      publicUrl,
      secret: 'a-secret-for-tests',
    });
    app.use('/storage', handler);
    return store;
  }

  it('is fine with the CORS rule of the guide', async () => {
    const store = await bucket(CORS);
    expect(problems(await checkStorage(store, SITE))).toEqual([]);
    expect(await store.isEmpty()).toBe(true);
  });

  it.each([
    ['lets no page upload', {}, {}, ['does not let pages', 'expose ETag']],
    [
      'lets another site upload',
      { ...CORS, 'access-control-allow-origin': 'https://other.example' },
      {},
      ['does not let pages'],
    ],
    ['hides ETag', { ...CORS, 'access-control-expose-headers': '' }, {}, ['expose ETag']],
    ['can be read by anyone', CORS, { isPublic: true }, ['Anyone can read']],
    [
      'has a clock of its own',
      { ...CORS, date: 'Tue, 01 Jan 2019 00:00:00 GMT' },
      {},
      ['clock of the storage'],
    ],
  ])('%s', async (_what, headers, options, expected) => {
    const found = problems(await checkStorage(await bucket(headers, options), SITE));
    expect(found).toEqual(expected.map((part) => expect.stringContaining(part)));
  });
});

describe('the sign-in provider', () => {
  const settings = (issuer: string) => ({ issuer, clientId: 'gallery', clientSecret: 'a-secret' });
  async function provider(changes: object = {}, refusal = 'invalid_grant', begins = 302): Promise<string> {
    const app = express();
    const issuer = `http://127.0.0.1:${await serve(app)}`;
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/end`,
      ...changes,
    };
    app.get('/.well-known/openid-configuration', (_req, res) => void res.json(metadata));
    app.post('/token', (_req, res) => void res.status(400).json({ error: refusal }));
    app.get('/auth', (_req, res) => void res.sendStatus(begins));
    return issuer;
  }

  it('is fine if it knows the client and its redirect address', async () => {
    expect(problems(await checkSignIn(settings(await provider()), SITE))).toEqual([]);
  });

  it.each([
    ['has another name', { issuer: 'https://other.example' }, undefined, undefined, 'calls itself'],
    ['knows no PKCE', { code_challenge_methods_supported: ['plain'] }, undefined, undefined, 'PKCE'],
    ['gives no email', { scopes_supported: ['openid'] }, undefined, undefined, 'email'],
    ['does not know the secret', {}, 'invalid_client', undefined, 'OIDC_CLIENT_SECRET'],
    ['does not know the address', {}, undefined, 400, 'refuses to begin'],
  ])('%s', async (_what, changes, refusal, begins, expected) => {
    const issuer = await provider(changes, refusal, begins);
    expect(problems(await checkSignIn(settings(issuer), SITE))).toEqual([expect.stringContaining(expected)]);
  });

  it('is not there, or is something else', async () => {
    expect(problems(await checkSignIn(settings('http://127.0.0.1:65535'), SITE))[0]).toContain(
      'doesn’t respond',
    );
    const page = `http://127.0.0.1:${await serve((_req, res) => void res.end('<h1>Hello</h1>'))}`;
    expect(problems(await checkSignIn(settings(page), SITE))[0]).toContain(
      'not an OpenID Connect configuration',
    );
  });
});

describe('the mail server', () => {
  async function mailServer(isWelcome: boolean, certificate?: { cert: string; key: string }) {
    const subjects: string[] = [];
    const server = new SMTPServer({
      disabledCommands: certificate ? [] : ['STARTTLS'],
      allowInsecureAuth: true,
      ...certificate,
      authOptional: true,
      onAuth: (_auth, _session, done) => done(isWelcome ? null : new Error('No'), { user: 'gallery' }),
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (data: Buffer) => (text += data.toString()));
        stream.on('end', () => {
          subjects.push(/^Subject: (.*)$/m.exec(text)![1]!.trim());
          done();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    return {
      subjects,
      settings: { smtpUrl: `smtp://user:pass@127.0.0.1:${port}`, from: 'hello@gallery.example', dkim: null },
    };
  }

  it('takes a test message when asked to', async () => {
    const { subjects, settings } = await mailServer(true);
    expect(problems(await checkMail(settings, null))).toEqual([]);
    expect(subjects).toEqual([]);
    expect(problems(await checkMail(settings, 'ada@example.com'))).toEqual([]);
    expect(subjects).toEqual(['A test from your gallery']);
  });

  it('refuses the password', async () => {
    const found = await checkMail((await mailServer(false)).settings, null);
    expect(problems(found)).toEqual([expect.stringContaining('Can’t connect to the mail server')]);
    expect(found[0]!.remedy).toContain('port 465 needs smtps://');
  });

  it('has a certificate of its own: says what to do, which then works', async () => {
    const span = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 3_600_000) };
    const own = await makeSigner(await makeRoot('Mail', new Date()), 'Mail', span);
    const { settings } = await mailServer(true, { cert: own.certificate, key: own.privateKey });
    const [found] = await checkMail(settings, null);
    expect(found!.remedy).toContain('NODE_EXTRA_CA_CERTS');
    const [way] = /\?ignoreTLS=true/.exec(found!.remedy!)!;
    expect(problems(await checkMail({ ...settings, smtpUrl: settings.smtpUrl + way }, null))).toEqual([]);
  });
});

describe('the site', () => {
  const DATABASE = { DATABASE_URL: 'postgres:///atelier' };
  const STAND_IN = { DATABASE_URL: '', ATELIER_SANDBOX: '1' };
  const OWN = { ADMINISTRATION_EMAIL: 'hello@gallery.example' };
  const look = async (env: Record<string, string>) =>
    (
      await checkSite(
        configWith({ PUBLIC_URL: 'https://127.0.0.1:65535', TRUST_PROXY: '1', ...DATABASE, ...env }),
      )
    ).map(({ what }) => what);

  it('says why nothing answers', async () => {
    expect(await look(OWN)).toContain(
      'Nothing responds at https://127.0.0.1:65535 yet: connect ECONNREFUSED 127.0.0.1:65535.',
    );
  });

  it('is in production under the name that the product came with', async () => {
    const borrowed = expect.stringContaining('Atelier Administration');
    expect(await look({})).toContainEqual(borrowed);
    expect(await look(OWN)).not.toContainEqual(borrowed);
  });

  it('keeps its stand-ins in a folder that need not be there yet', async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'atelier-doctor-'));
    closing.push(() => rmSync(root, { recursive: true }));
    const warned = expect.stringContaining('is not writable');
    const place = path.join(root, 'a/b');
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(await look({ ...STAND_IN, DATA_DIR: place })).not.toContainEqual(warned);
    expect(await look({ ...STAND_IN, DATA_DIR: path.join(file, 'a') })).toContainEqual(warned);
  });
});

describe('signing', () => {
  const HOUR_MS = 3_600_000;
  async function certificate(hours: number) {
    const root = await makeRoot('Gallery', new Date());
    const from = new Date(Date.now() - 48 * HOUR_MS);
    const signer = await makeSigner(root, 'Gallery', { from, until: new Date(Date.now() + hours * HOUR_MS) });
    return {
      C2PA_CERTIFICATE: `${signer.certificate}\n${root.certificate}`,
      C2PA_PRIVATE_KEY: signer.privateKey,
    };
  }

  it('is fine with a certificate that lasts', async () => {
    const found = checkSigning(
      configWith({ DATABASE_URL: 'postgres://db', ...(await certificate(24 * 365)) }),
    );
    expect(found.map(({ verdict }) => verdict)).toEqual(['fine', 'fine']);
  });

  it('says that files are not signed where the owner chose that', () => {
    const env = {
      DATABASE_URL: 'postgres://db',
      C2PA_CERTIFICATE: '',
      C2PA_PRIVATE_KEY: '',
      CREDENTIALS: 'off',
    };
    const [found] = checkSigning(configWith(env));
    expect(found).toMatchObject({ verdict: 'advice', what: 'Files are not signed (CREDENTIALS=off).' });
  });

  it('warns before the certificate ends, and refuses one that ended or is made for something else', async () => {
    const verdictOf = (env: object) =>
      checkSigning(configWith({ DATABASE_URL: 'postgres://db', ...env }))[0]!.verdict;
    expect(verdictOf(await certificate(24 * 10))).toBe('advice');
    expect(verdictOf(await certificate(-1))).toBe('problem');
    // The root of an authority signs certificates, not files.
    expect(verdictOf({})).toBe('problem');
  });
});

describe('payments', () => {
  async function stripe(hooks: object[], status = 200) {
    const port = await serve((_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(
        JSON.stringify(status === 200 ? { object: 'list', data: hooks, has_more: false } : { error: {} }),
      );
    });
    return { host: '127.0.0.1', port, protocol: 'http' as const };
  }
  const KEY = { secretKey: 'sk_test_1', mode: 'test' as const };
  const hook = (changes: object) => ({
    url: `${SITE}/api/webhooks/stripe`,
    status: 'enabled',
    enabled_events: ['*'],
    ...changes,
  });

  it('are fine with a webhook to this site', async () => {
    expect(problems(await checkPayments(KEY, SITE, await stripe([hook({})])))).toEqual([]);
  });

  it.each([
    ['no webhook', [], 200, 'no webhook'],
    ['a webhook to another site', [hook({ url: 'https://other.example' })], 200, 'no webhook'],
    ['a webhook that is switched off', [hook({ status: 'disabled' })], 200, 'no webhook'],
    [
      'a webhook without refunds',
      [hook({ enabled_events: ['payment_intent.succeeded'] })],
      200,
      'charge.refunded',
    ],
    ['an unknown key', [], 401, 'does not recognize'],
  ])('%s', async (_what, hooks, status, expected) => {
    const found = problems(await checkPayments(KEY, SITE, await stripe(hooks, status)));
    expect(found).toEqual([expect.stringContaining(expected)]);
  });
});
