/** Bodies about the fixtures of the access table: those of the OpenAPI document, sent by a program, and parts of them. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ENDPOINTS } from '#server/features.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { type TestApp, startTestApp } from '../testing/app.ts';
import { ACCESS } from '../testing/access/table.ts';
import { createAccessToken, createMember } from '../testing/factories.ts';

const isId = (value: unknown) => typeof value === 'string' && /[0-9a-f]{8}-[0-9a-f-]{27}/.test(value);
const TAKING_BODIES = ENDPOINTS.filter(({ scope, body }) => scope && body);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Whose picture, work or draft the example only stands for. */
const REFUSED: Record<string, keyof typeof ERRORS> = {
  createArtwork: 'upload_not_found',
  processImage: 'upload_not_found',
  scheduleDraft: 'draft_incomplete',
  setPinnedArtworks: 'artwork_not_found',
};

/** The example with the ids of a fixture. */
function withIds(example: object, sent: unknown): object {
  const own = sent as Record<string, unknown> | undefined;
  const entries = Object.entries(example).map(([key, value]) => [
    key,
    isId(value) ? (own?.[key] ?? value) : value,
  ]);
  return Object.fromEntries(entries) as object;
}

interface Sending {
  headers: (owner: { id: string; cookie: string }) => Promise<Record<string, string>>;
  body: (own: unknown) => unknown;
}
/** Calls an endpoint about the first fixture whose owner may call it, or as a new member. */
async function send(e: Endpoint, { headers, body }: Sending): Promise<Response> {
  const row = ACCESS[`${e.method} ${e.path}`]?.find(({ may }) => may.includes('owner'));
  const subject = await row?.of(app);
  const owner = subject?.owner ?? (await createMember(app));
  return fetch(app.url + e.path.replace(/:\w+/g, subject?.id ?? ''), {
    method: e.method,
    headers: { 'content-type': 'application/json', ...(await headers(owner)) },
    body: JSON.stringify(body(subject && row?.body?.(subject))),
  });
}

describe('the example of', () => {
  it.each(TAKING_BODIES.map((e) => ({ name: e.operationId, e })))(
    '$name is answered',
    async ({ name, e }) => {
      const answer = await send(e, {
        headers: async (owner) => {
          const { token } = await createAccessToken(app, owner.id, { scopes: [e.scope!] });
          return { authorization: `Bearer ${token}` };
        },
        body: (own) => withIds(e.example as object, own),
      });
      const code = answer.ok ? undefined : ((await answer.json()) as { code: string }).code;
      expect({ status: answer.status, code }).toEqual(
        REFUSED[name] ? { status: ERRORS[REFUSED[name]].status, code: REFUSED[name] } : { status: e.status },
      );
    },
  );
});

test('stands only where a program can send it', () => {
  const others = ENDPOINTS.filter((e) => e.example !== undefined && !TAKING_BODIES.includes(e));
  expect(others).toEqual([]);
});
