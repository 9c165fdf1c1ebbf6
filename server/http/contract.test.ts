/** Generated tests: every endpoint of the contracts against the real app. */
import type { Express } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS, RAW_ROUTES } from '#server/features.ts';
import { VISITOR_ROUTES } from '#server/features/visitors/router.ts';
import { type Endpoint, isForStaff, needsSession, possibleErrors } from '#shared/http/endpoint.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { Problem } from '#shared/http/problem.ts';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from '#shared/webhooks/events.ts';
import { FILE_ROUTES } from './file-routes.ts';
import { IDLE, type TestApp, startTestApp } from '../testing/app.ts';
import { createMember } from '../testing/factories.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
/** More than any endpoint takes. */
const TOO_LARGE = JSON.stringify({ filler: 'x'.repeat(3_000_000) });
const at = (e: { path: string }, id: string) => e.path.replace(/:\w+/g, id);
/** Codes, not ids: an unknown one is simply not found. */
const takesAnyName = (params: z.ZodMiniObject) =>
  z.safeParse(params, Object.fromEntries(Object.keys(params.shape).map((key) => [key, 'nope']))).success;
const name = (e: Endpoint) => `${e.method} ${e.path}`;

/** Endpoints of sign-in, of the process, and for programs; and one that is left out. */
const NO_FILE =
  /^(?!GET)|\/api\/(login|callback|logout|health|ready|metrics|openapi|docs|live)|(security|robots)\.txt|tdmrep|\/pdf$/;
/** Pages are at the addresses of screens. */
const FILES = RAW_ROUTES.filter((route) => !NO_FILE.test(route) && !VISITOR_ROUTES.includes(route));

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** Every method and path of the routers, as often as they are mounted. */
function mountedRoutes(layers: Layer[]): string[] {
  return layers.flatMap((layer) => {
    const { route } = layer;
    if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
    return mountedRoutes(layer.handle?.stack ?? []);
  });
}

let app: TestApp;
let member: { id: string; cookie: string };
let admin: { id: string; cookie: string };
/** A caller with sufficient access. */
const cookieFor = (e: Endpoint) => (isForStaff(e) ? admin : member).cookie;

beforeAll(async () => {
  // One member calls every endpoint.
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000', RATE_LIMIT_COMMENT: '100000' } });
  member = await createMember(app);
  admin = await createMember(app, { role: 'admin' });
});
afterAll(() => app.close());

async function send(
  e: Endpoint,
  path: string,
  init: { cookie?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const hasBody = e.method !== 'GET' && init.body !== undefined;
  return fetch(app.url + path, {
    method: e.method,
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(init.cookie ? { cookie: init.cookie } : {}),
      ...init.headers,
    },
    ...(hasBody ? { body: init.body! } : {}),
    redirect: 'manual',
  });
}

async function expectProblem(response: Response, code: keyof typeof ERRORS): Promise<void> {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = z.parse(Problem, await response.json());
  expect(problem.code).toBe(code);
  expect(response.status).toBe(ERRORS[code].status);
  expect(problem.detail).not.toMatch(/\bat \/|Error:|node_modules/);
}

describe('mounting', () => {
  /** In the order in which a request tries them. */
  let mounted: string[];

  beforeAll(() => {
    const standalone: Express = createApp(app.ctx, {
      standIns: [],
      client: () => (_req, _res, next) => next(),
      process: IDLE,
    });
    mounted = mountedRoutes((standalone as unknown as { router: { stack: Layer[] } }).router.stack);
  });

  it('mounts each endpoint once and nothing unlisted', () => {
    const declared = [...ENDPOINTS.map(name), ...RAW_ROUTES];
    expect(mounted.toSorted()).toEqual(declared.toSorted());
  });

  it('mounts no route behind one that takes all its requests', () => {
    const takes = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    const hidden = mounted.filter((route, i) =>
      mounted.slice(0, i).some((first) => takes(first).test(route)),
    );
    expect(hidden).toEqual([]);
  });

  it('answers unknown API paths with a JSON 404', async () => {
    await expectProblem(await fetch(`${app.url}/api/nothing-here`), 'not_found');
    await expectProblem(await fetch(`${app.url}/api/nothing-here`, { method: 'POST' }), 'not_found');
  });

  it('answers what is wrong in a URL with a declared code, and logs no error', async () => {
    const before = app.logLines.length;
    const answers: [string, keyof typeof ERRORS][] = [
      ['/api/artworks/%', 'invalid_request'],
      ['/api/artworks/%E0%A4%A', 'invalid_request'],
      ['/api/artworks/%00', 'invalid_request'],
      ['/api/s3/multipart/x?key=%00', 'invalid_request'],
      ['/api/statistics/csv?days=%00', 'invalid_request'],
      // The address of nothing.
      ['/api/nothing/%00', 'not_found'],
      ['/%00', 'not_found'],
    ];
    for (const [path, code] of answers) {
      await expectProblem(await fetch(app.url + path, { headers: { cookie: member.cookie } }), code);
    }
    const lines = app.logLines.slice(before).map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter((line) => line.level >= 50)).toEqual([]);
  });

  it.each(FILE_ROUTES)('answers odd input for $path only with a declared code', async (file) => {
    const signIn = file.access === 'public' ? [] : ['sign_in_required', 'deletion_pending'];
    const declared = [undefined, 'rate_limited', ...file.errors, ...signIn];
    const cookie = file.access === 'member' ? member.cookie : admin.cookie;
    for (const odd of ['%00', '%E0%A4%A', '%ED%A0%80', '-5', '10,00', '%F0%9F%A6%91', 'x'.repeat(2000)]) {
      for (const address of [
        file.path.replace(/:\w+/g, odd),
        `${at(file, UNKNOWN_ID)}?a=${odd}&days=${odd}`,
      ]) {
        const response = await fetch(app.url + address, { headers: { cookie }, redirect: 'manual' });
        const isProblem = response.headers.get('content-type')?.includes('problem+json');
        const { code } = (isProblem ? await response.json() : {}) as Partial<Problem>;
        expect(declared, `${address} -> ${response.status}`).toContain(code);
      }
    }
  });

  it('answers an unsupported method, and lists the supported ones', async () => {
    const routes = Map.groupBy([...ENDPOINTS.map(name), ...RAW_ROUTES], (route) => route.split(' ')[1]!);
    for (const path of routes.keys()) {
      // A screen is at the same path.
      if (path.startsWith('/unsubscribe/') || VISITOR_ROUTES.includes(`GET ${path}`)) continue;
      const asked = path.replace(/:\w+/g, UNKNOWN_ID);
      const isHere = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(asked);
      const taken = [...routes].filter(([pattern]) => isHere(pattern)).flatMap(([, all]) => all);
      const methods = new Set(taken.map((route) => route.split(' ')[0]!));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((m) => !methods.has(m))) {
        const response = await fetch(app.url + asked, { method, headers: { cookie: member.cookie } });
        const allowed = response.headers
          .get('allow')
          ?.split(', ')
          .filter((m) => m !== 'HEAD');
        expect(allowed?.toSorted(), `${method} ${path}`).toEqual([...methods].toSorted());
        await expectProblem(response, 'method_not_allowed');
      }
    }
  });

  it('lists each endpoint in the OpenAPI document', async () => {
    const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
      webhooks: object;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const e of ENDPOINTS) {
      expect(document.paths[e.path.replace(/:(\w+)/g, '{$1}')], name(e)).toHaveProperty(
        e.method.toLowerCase(),
      );
    }
    for (const route of FILES) {
      const [, path] = route.split(' ') as [string, string];
      expect(document.paths[path.replace(/:(\w+)/g, '{$1}')], route).toHaveProperty('get');
    }
    const operations = Object.values(document.paths).flatMap(Object.values<{ operationId: string }>);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
  });

  it('has a readable API page', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text();
    for (const route of [...ENDPOINTS.map(name), ...FILES]) expect(page).toContain(route);
    expect(page).not.toContain('<script');
  });
});

describe.each(ENDPOINTS.map((e) => ({ name: name(e), e })))('$name', ({ e }) => {
  if (needsSession(e))
    it('needs a session', async () => {
      await expectProblem(await send(e, at(e, UNKNOWN_ID), { body: '{}' }), 'sign_in_required');
      const forged = await send(e, at(e, UNKNOWN_ID), {
        body: '{}',
        cookie: 'atelier.sid=s%3Aforged.signature',
      });
      await expectProblem(forged, 'sign_in_required');
    });

  if (isForStaff(e))
    it('is closed to members', async () => {
      await expectProblem(
        await send(e, at(e, UNKNOWN_ID), { body: '{}', cookie: member.cookie }),
        'not_allowed',
      );
    });

  if (e.params && !takesAnyName(e.params))
    it('refuses bad parameters', async () => {
      await expectProblem(
        await send(e, at(e, 'nope'), { body: '{}', cookie: cookieFor(e) }),
        'invalid_request',
      );
    });

  if (e.body)
    it('refuses a body that is not JSON', async () => {
      await expectProblem(
        await send(e, at(e, UNKNOWN_ID), { body: '{"a":', cookie: cookieFor(e) }),
        'malformed_body',
      );
    });

  if (e.body)
    it('refuses text that cannot be stored', async () => {
      for (const body of ['{"title":"\\u0000"}', '{"url":["\\ud800"]}', '{"a":{"\\u0000":1}}']) {
        const response = await send(e, at(e, UNKNOWN_ID), { body, cookie: cookieFor(e) });
        await expectProblem(response, 'invalid_request');
      }
    });

  // odd-input.test.ts sends odd values to every field; these are none.
  if (e.query)
    it('survives parameters that cannot be decoded', async () => {
      const [key] = Object.keys(e.query!.shape);
      for (const value of ['%E0%A4%A', '%F0%90']) {
        const path = `${at(e, UNKNOWN_ID)}?${key}=${value}`;
        const response = await send(e, path, { body: '{}', cookie: cookieFor(e) });
        expect(response.status, path).toBeLessThan(500);
      }
    });

  if (e.body)
    it('refuses a body that is too large', async () => {
      const init = { body: TOO_LARGE, cookie: cookieFor(e) };
      await expectProblem(await send(e, at(e, UNKNOWN_ID), init), 'payload_too_large');
    });

  if (e.paged)
    it('refuses an invalid cursor and an invalid limit', async () => {
      for (const query of ['?cursor=x', '?limit=0', '?limit=201', '?limit=many']) {
        const path = at(e, e.path.includes(':userId') ? member.id : UNKNOWN_ID) + query;
        const response = await send(e, path, { cookie: cookieFor(e) });
        // A missing parent may be reported before the cursor.
        expect([400, 404], query).toContain(response.status);
      }
    });

  if (e.method !== 'GET')
    it('refuses requests from another site', async () => {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
      ];
      for (const headers of foreign) {
        const response = await send(e, at(e, UNKNOWN_ID), { body: '{}', cookie: cookieFor(e), headers });
        await expectProblem(response, 'cross_site');
      }
    });

  it('answers unusual requests with a declared status', async () => {
    const bodies = e.body ? ['{}', '[]', '"text"', 'null', '{"id":{"$gt":""},"title":["x"]}'] : ['{}'];
    const allowed = new Set([e.status, ...possibleErrors(e).map((code) => ERRORS[code].status)]);
    for (const body of bodies) {
      const response = await send(e, at(e, UNKNOWN_ID), { body, cookie: cookieFor(e) });
      expect([...allowed], `${body} -> ${response.status}`).toContain(response.status);
    }
  });
});
