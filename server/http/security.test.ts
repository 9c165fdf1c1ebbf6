import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApi } from './openapi.ts';
import { sendDocument } from './spa.ts';
import { ENDPOINTS } from '../features.ts';
import { DEFAULT_RATES } from '#shared/kernel/commission.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';

const SITE = {
  publicUrl: 'https://gallery.example',
  assetUrl: '',
  isSelling: true,
  hasPremiumCourses: () => true,
  prices: async () => ({ ...DEFAULT_RATES, premiumPrice: '10.00' }),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO: '1', RATE_LIMIT_REPORT: '8' } });
});
afterAll(() => app.close());

it.each([
  '/api/health',
  '/api/ready',
  '/api/config',
  '/api/none',
  '/api/docs',
  '/api/login',
  '/media/none',
  `/media/${randomUUID()}/card.webp`,
  '/objects/none',
  '/storage/none',
  '/storage',
  '/demo/avatars/none.webp',
  '/sandbox/payments/none',
  '/oidc/.well-known/openid-configuration',
  '/oidc/none',
  '/idp/login/none',
  '/idp/assets/none',
  '/nothing',
  '/%',
])('forbids browsers to guess the type of %s', async (path) => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const answer = await fetch(app.url + path, { method, redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.headers.get('x-content-type-options'), method).toBe('nosniff');
  }
});

it('turns off in documents what the product does not use, and says where to report', async () => {
  const headers = new Map<string, string>();
  const res = {
    getHeader: () => "style-src 'self'",
    setHeader: (name: string, value: string) => (headers.set(name, value), res),
    status: () => res,
    type: () => res,
    send: () => res,
  };
  const req = { method: 'GET', path: '/', url: '/', headers: {} };
  await sendDocument(SITE, () => '<html></html>')(req as never, res as never, () => {});
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(), ');
  expect(headers.get('Permissions-Policy')).toContain('microphone=(), ');
  expect(headers.get('Reporting-Endpoints')).toBe('csp="/api/csp-reports"');
  const policy = (await fetch(`${app.url}/api/docs`)).headers.get('content-security-policy');
  expect(policy).toContain('report-uri /api/csp-reports');
});

it('says where to report a vulnerability', async () => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: 'mailto:administration@atelier.test',
    Canonical: `${app.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

describe('reports about the policy', () => {
  const OLD = 'application/csp-report';
  const NEW = 'application/reports+json';
  const report = (type: string, body: unknown): Promise<Response> =>
    fetch(`${app.url}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const logged = (): unknown[] =>
    app.logLines
      .map((line) => JSON.parse(line) as { msg: string; csp: unknown })
      .filter(({ msg }) => msg === 'csp violation')
      .map(({ csp }) => csp);

  it('become a line in the log without anyone’s data', async () => {
    const page = `${app.url}/message/12?token=secret#private`;
    const old = {
      'document-uri': page,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?victim=ada',
      'source-file': `${app.url}/assets/index.js?x=1`,
      'line-number': 3,
      referrer: 'https://elsewhere.example/secret',
      'script-sample': 'secret',
    };
    expect((await report(OLD, { 'csp-report': old })).status).toBe(204);
    const body = {
      documentURL: page,
      effectiveDirective: 'img-src',
      blockedURL: 'data:image/png;base64,secret',
    };
    const reports = [
      { type: 'csp-violation', url: page, user_agent: 'secret', body },
      { type: 'deprecation', body: { id: 'secret' } },
      { type: 'csp-violation', body: { ...body, blockedURL: 'inline' } },
    ];
    expect((await report(NEW, reports)).status).toBe(204);
    expect(logged()).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/message/12',
        source: '/assets/index.js',
        line: 3,
      },
      { directive: 'img-src', blocked: 'data:', page: '/message/12' },
      { directive: 'img-src', blocked: 'inline', page: '/message/12' },
    ]);
    expect(app.logLines.join('')).not.toContain('secret');
  });

  it('are limited in size and number', async () => {
    expect((await report(OLD, '{"csp-report":')).status).toBe(400);
    expect((await report(OLD, { other: 1 })).status).toBe(400);
    expect((await report('application/json', { 'csp-report': {} })).status).toBe(400);
    expect((await report(OLD, { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).status).toBe(413);
    expect((await report(OLD, { 'csp-report': {} })).status).toBe(204);
    await report(OLD, { 'csp-report': {} });
    expect((await report(OLD, { 'csp-report': {} })).status).toBe(429);
  });
});

it('has no two paths that a request could mean', () => {
  const { paths = {}, servers } = createOpenApi(ENDPOINTS, { url: app.url, cookie: 'x' });
  expect(servers).toEqual([{ url: app.url }]);
  const isParameter = (part: string): boolean => part.startsWith('{');
  const isAmbiguous = (one: string[], other: string[]): boolean =>
    one.length === other.length &&
    one.every((part, at) => part === other[at] || isParameter(part) || isParameter(other[at]!)) &&
    // One of them is more concrete everywhere, and is meant.
    one.some((part, at) => isParameter(part) && !isParameter(other[at]!)) &&
    one.some((part, at) => !isParameter(part) && isParameter(other[at]!));
  const split = Object.entries(paths).map(([path, item]) => ({ path, methods: Object.keys(item) }));
  const found = split.flatMap((a, at) =>
    split
      .slice(at + 1)
      .filter((b) => isAmbiguous(a.path.split('/'), b.path.split('/')))
      .filter((b) => a.methods.some((method) => b.methods.includes(method)))
      .map((b) => [a.path, b.path]),
  );
  expect(found).toEqual([]);
});
