import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig, readEnvironment } from './config.ts';

const REAL = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://atelier.example/',
  SESSION_SECRET: 'x'.repeat(40),
  DATABASE_URL: 'postgres://db/atelier',
  OIDC_ISSUER_URL: 'https://id.example',
  OIDC_CLIENT_ID: 'atelier',
  OIDC_CLIENT_SECRET: 'secret',
  S3_REGION: 'eu-west-1',
  S3_BUCKET: 'atelier',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example',
  CERTIFICATE_KEY: `atl-2026-1:${Buffer.alloc(32, 7).toString('base64')}`,
  MAIL_FROM: 'Gallery <hello@gallery.example>',
  C2PA_CERTIFICATE: 'a certificate',
  C2PA_PRIVATE_KEY: 'one\\ntwo',
};
const without = (key: keyof typeof REAL) => ({ ...REAL, [key]: undefined });

describe('readConfig', () => {
  it('uses stand-ins on this machine only by default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 5000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:5000',
      demo: true,
    });
    expect([config.databaseUrl, config.oidc, config.s3, config.stripe]).toEqual([null, null, null, null]);
  });

  it('uses every real service', () => {
    const config = readConfig(REAL);
    expect(config).toMatchObject({
      isProduction: true,
      publicUrl: 'https://atelier.example',
      demo: false,
      host: '0.0.0.0',
    });
    expect(config.stripe?.mode).toBe('test');
    expect(config.credentials?.privateKey).toBe('one\ntwo');
  });

  it.each(['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'CERTIFICATE_KEY'] as const)(
    'refuses production without %s',
    (key) => {
      expect(() => readConfig(without(key))).toThrow(key);
    },
  );

  it.each([
    'OIDC_CLIENT_SECRET',
    'S3_BUCKET',
    'S3_SECRET_ACCESS_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'MAIL_FROM',
    'C2PA_PRIVATE_KEY',
  ] as const)('refuses settings half-set: %s', (key) => {
    expect(() => readConfig(without(key))).toThrow(`Missing: ${key}`);
    expect(() => readConfig({ ...without(key), NODE_ENV: undefined })).toThrow(`Missing: ${key}`);
  });

  it('says how to do without what is missing, and what makes it', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /npm run keys.*PAYMENTS=off.*MAIL=off.*CREDENTIALS=off/,
    );
    expect(() => readConfig(without('PUBLIC_URL'))).not.toThrow(
      /npm run keys|(?:MAIL|PAYMENTS|CREDENTIALS)=off/,
    );
  });

  it('never opens our own network to webhooks in production', () => {
    const hosts = { WEBHOOK_TEST_HOSTS: '127.0.0.1:9000, hooks' };
    expect(readConfig(hosts).webhookTestHosts).toEqual(['127.0.0.1:9000', 'hooks']);
    for (const site of [REAL, { NODE_ENV: 'production', ATELIER_SANDBOX: '1' }])
      expect(() => readConfig({ ...site, ...hosts })).toThrow('WEBHOOK_TEST_HOSTS');
  });

  it('lets an operator choose stand-ins in production explicitly', () => {
    expect(readConfig({ NODE_ENV: 'production', ATELIER_SANDBOX: '1' }).isProduction).toBe(true);
  });

  it('sells nothing in production without payments unless configured', () => {
    const { STRIPE_SECRET_KEY: _a, STRIPE_PUBLISHABLE_KEY: _b, STRIPE_WEBHOOK_SECRET: _c, ...rest } = REAL;
    expect(() => readConfig(rest)).toThrow('STRIPE_SECRET_KEY');
    expect(readConfig({ ...rest, PAYMENTS: 'off' }).paymentsOff).toBe(true);
  });

  it('sends no e-mail in production without a mail server unless configured', () => {
    const { SMTP_URL: _a, MAIL_FROM: _b, ...rest } = REAL;
    expect(() => readConfig(rest)).toThrow('SMTP_URL, MAIL_FROM');
    expect(readConfig({ ...rest, MAIL: 'off' })).toMatchObject({ mail: null, mailOff: true });
    expect(readConfig({ ...REAL, MAIL: 'off' }).mail).toBeNull();
  });

  it('signs no files in production without a certificate unless configured', () => {
    const { C2PA_CERTIFICATE: _a, C2PA_PRIVATE_KEY: _b, ...rest } = REAL;
    expect(() => readConfig(rest)).toThrow(
      /set C2PA_CERTIFICATE, C2PA_PRIVATE_KEY \(`npm run keys` [^.]*CREDENTIALS=off signs no files[^.]*\.$/,
    );
    expect(readConfig({ ...rest, CREDENTIALS: 'off' })).toMatchObject({
      credentials: null,
      credentialsOff: true,
    });
    expect(readConfig({ ...REAL, CREDENTIALS: 'off' }).credentials).toBeNull();
  });

  it('signs e-mail with all of a DKIM key or none', () => {
    const dkim = { DKIM_DOMAIN: 'gallery.example', DKIM_SELECTOR: 'a1', DKIM_PRIVATE_KEY: 'one\\ntwo' };
    expect(readConfig(REAL).mail?.dkim).toBeNull();
    expect(readConfig({ ...REAL, ...dkim }).mail?.dkim).toMatchObject({ privateKey: 'one\ntwo' });
    expect(() => readConfig({ ...REAL, DKIM_DOMAIN: 'gallery.example' })).toThrow('DKIM_SELECTOR');
    expect(() => readConfig({ ...REAL, SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
    expect(() => readConfig({ ...REAL, MAIL_FROM: 'Gallery' })).toThrow('MAIL_FROM');
  });

  it('refuses a test key together with a live one', () => {
    expect(() => readConfig({ ...REAL, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('both be test keys');
  });

  it('refuses unknown launch switches and invalid numbers with a message', () => {
    expect(() => readConfig({ COMING_SOON: 'premium,teleport' })).toThrow('teleport');
    expect(() => readConfig({ PORT: 'many' })).toThrow('PORT');
  });

  it('takes several session secrets, each of them long enough', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(readConfig({ SESSION_SECRET: `${one}, ${two}` }).sessionSecrets).toEqual([one, two]);
    expect(readConfig({}).sessionSecrets).toBeNull();
    for (const list of ['short', `${one},short`, `${one},`])
      expect(() => readConfig({ SESSION_SECRET: list })).toThrow('SESSION_SECRET');
  });

  it('takes a CDN with or without a slash at the end', () => {
    for (const url of ['https://cdn.example', 'https://cdn.example/'])
      expect(readConfig({ ASSET_URL: url }).assetUrl).toBe('https://cdn.example');
    expect(readConfig({}).assetUrl).toBe('');
    expect(() => readConfig({ ASSET_URL: 'javascript:alert(1)' })).toThrow('ASSET_URL');
  });

  it('connects directly where it connects at all, unless told otherwise', () => {
    expect(readConfig(REAL).databaseDirectUrl).toBe(REAL.DATABASE_URL);
    const direct = { ...REAL, DATABASE_DIRECT_URL: 'postgres://direct/atelier' };
    expect(readConfig(direct).databaseDirectUrl).toBe('postgres://direct/atelier');
  });

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'])('refuses %s without a database', (key) => {
    expect(() => readConfig({ [key]: 'postgres://other/atelier' })).toThrow(`${key} needs DATABASE_URL`);
  });

  it('refuses anything but a list of URLs, without quoting it', () => {
    expect(() => readConfig({ ...REAL, DATABASE_REPLICA_URLS: 'secret host' })).toThrow(
      /^DATABASE_REPLICA_URLS [^:]*$/,
    );
  });

  it('refuses replicas that lag for as long as members read their own changes from the primary', () => {
    expect(() => readConfig({ ...REAL, DATABASE_REPLICA_LAG_SECONDS: '5' })).toThrow('DATABASE_REPLICA_LAG');
  });

  it('parses lists', () => {
    const config = readConfig({ ADMIN_EMAILS: ' Ada@Example.com , bob@example.com', COMING_SOON: 'premium' });
    expect(config.adminEmails).toEqual(['ada@example.com', 'bob@example.com']);
    expect(config.comingSoon).toEqual(['premium']);
    const replicas = readConfig({ ...REAL, DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x' });
    expect(replicas.replicas).toEqual({ urls: ['postgres://a/x', 'postgres://b/x'], maxLagSeconds: 1 });
  });
});

describe('readEnvironment', () => {
  const before = { ...process.env };
  afterEach(() => {
    for (const key of Object.keys(process.env)) delete process.env[key];
    Object.assign(process.env, before);
  });

  it('reads the env file for what is not set in the environment', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'gallery.env');
    writeFileSync(file, 'PORT=7001 # a comment\nPUBLIC_URL=https://gallery.example\nS3_BUCKET=\n');
    process.env.ENV_FILE = file;
    process.env.PORT = '7002';
    expect(readEnvironment()).toMatchObject({ port: 7002, publicUrl: 'https://gallery.example', s3: null });
  });

  it('takes the mailbox that a login shell names for no setting', () => {
    process.env.ENV_FILE = '';
    process.env.MAIL = '/var/mail/ada';
    expect(readEnvironment().mailOff).toBe(false);
  });

  it('refuses a file that is named but not there, and reads none if the name is empty', () => {
    process.env.ENV_FILE = '/no/such/file.env';
    expect(() => readEnvironment()).toThrow('ENV_FILE names /no/such/file.env');
    process.env.ENV_FILE = '';
    expect(readEnvironment().databaseUrl).toBeNull();
  });
});
