import { randomUUID } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type LimitName, isForStaff } from '#shared/http/endpoint.ts';
import { readConfig } from '../config.ts';
import { ENDPOINTS, RAW_ROUTES } from '../features.ts';
import { VISITOR_ROUTES } from '../features/visitors/router.ts';
import { IDLE, type TestApp, startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';
import { healthRouter } from './health.ts';
import { networkOf } from './rate-limits.ts';

let strict: TestApp;

beforeAll(async () => {
  const { limits } = readConfig({});
  for (const name of Object.keys(limits) as LimitName[]) limits[name] = 1;
  strict = await startTestApp({ config: { limits } });
});
afterAll(() => strict.close());
afterEach(() => void vi.restoreAllMocks());

/** Keeps `GET /api/logout` from ending the session. */
const ELSEWHERE = { 'sec-fetch-site': 'cross-site' };
const filled = (path: string): string => path.replace(/:\w+/g, () => randomUUID());
const ask = (method: string, path: string, cookie: string): Promise<Response> =>
  fetch(strict.url + path, {
    method,
    headers: { cookie, ...(method === 'GET' && ELSEWHERE) },
    redirect: 'manual',
  });

async function secondAnswer(method: string, path: string, role: 'member' | 'admin'): Promise<Response> {
  const { cookie } = await createMember(strict, { role });
  await (await ask(method, path, cookie)).arrayBuffer();
  return ask(method, path, cookie);
}

it.each(ENDPOINTS.map((e) => [`${e.method} ${e.path}`, e] as const))('limits %s', async (_name, e) => {
  const answer = await secondAnswer(e.method, filled(e.path), isForStaff(e) ? 'admin' : 'member');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
});

/** Asked by supervisors, served without the API, or signed: mail programs unsubscribe many members from one address. */
const UNLIMITED = new Set([
  '/unsubscribe/:token',
  '/.well-known/security.txt',
  '/.well-known/atelier-keys.json',
  '/.well-known/tdmrep.json',
  '/robots.txt',
  '/api/health',
  '/api/ready',
  '/media/:uploadId/:file',
  '/api/webhooks/stripe',
  // By the second: features/visitors.
  ...VISITOR_ROUTES.map((route) => route.split(' ')[1]!),
]);
const raw = RAW_ROUTES.filter((name) => !UNLIMITED.has(name.split(' ')[1]!));
it.each([...raw, 'GET /api/nothing'])('limits %s, which is no endpoint', async (name) => {
  const [method, path] = name.split(' ') as [string, string];
  const { cookie } = await createMember(strict);
  // A stream does not end by itself.
  await (await ask(method, filled(path), cookie)).body?.cancel();
  expect((await ask(method, filled(path), cookie)).status).toBe(429);
});

it('counts members apart, and visitors by their network', async () => {
  const [one, other] = [await createMember(strict), await createMember(strict)];
  expect((await ask('GET', '/api/config', one.cookie)).status).toBe(200);
  expect((await ask('GET', '/api/config', other.cookie)).status).toBe(200);
  expect((await ask('GET', '/api/config', '')).status).toBe(200);
  expect((await ask('GET', '/api/config', '')).status).toBe(429);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('says what is left, counts searches apart and asks the database for neither', async () => {
  const { databaseUrl } = strict.ctx.config;
  const env = { RATE_LIMIT_READ: '50', RATE_LIMIT_SEARCH: '20', RATE_LIMIT_WRITE: '40' };
  const app = await startTestApp({ databaseUrl: databaseUrl!, env });
  try {
    const { cookie } = await createMember(app);
    const query = vi.spyOn(app.ctx.pool, 'query');
    const list = await fetch(`${app.url}/api/artworks`, { headers: { cookie } });
    expect(list.headers.get('ratelimit-policy')).toBe('"read";q=50;w=60');
    expect(list.headers.get('ratelimit')).toMatch(/^"read";r=49;t=(59|60)$/);
    const found = await fetch(`${app.url}/api/artworks?q=harbor`, { headers: { cookie } });
    expect(found.headers.get('ratelimit')).toMatch(/^"search";r=19;t=/);
    const statements = JSON.stringify(query.mock.calls.map(([first]) => first));
    expect(statements).toContain('sessions');
    expect(statements).not.toContain('rate_limits');
    const write = await fetch(`${app.url}/api/notifications/read`, { method: 'POST', headers: { cookie } });
    expect(write.headers.get('ratelimit')).toMatch(/^"write";r=39;t=/);
    expect(JSON.stringify(query.mock.calls.map(([first]) => first))).toContain('rate_limits');
  } finally {
    await app.close();
  }
});

it('asks the database once for all who ask at the same time whether the server is ready', async () => {
  const { storage } = strict.ctx;
  const query = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(null), 50)));
  const probed = { ...strict.ctx, pool: { query } as never, storage: { ...storage, size: async () => 0 } };
  const app = express().use(healthRouter(probed, IDLE));
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(app).get('/api/ready')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(query).toHaveBeenCalledTimes(1);
});
