import { expect, test, vi } from 'vitest';
import { RESERVED } from '#shared/artworks/contract.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { ApiError, call, callPage, isSignedOut, sentenceOf } from './api.ts';
import { queryClient, queryFor } from './query.ts';
import { artworkSample } from './testing/samples.ts';
import { problem, stubApi } from './testing/stub-api.tsx';

const answer = (body: string | null, init: ResponseInit) =>
  stubApi({ 'GET /api/auth/user': () => new Response(body, init) });
const failure = async (): Promise<ApiError> => {
  const error: unknown = await call(userEndpoints.current, {}).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('It was expected to fail.');
};

test('the message is the status, a colon and the body', async () => {
  answer('Out of paint', { status: 503, statusText: 'Service Unavailable' });
  expect((await failure()).message).toBe('503: Out of paint');
});

test.each([
  [ERRORS.artwork_reserved.detail, /^Another buyer is at checkout\. Try again after /],
  [RESERVED, /^This artwork is on hold until /],
])('whose checkout it is, is read from the server’s sentence: %s', async (detail, sentence) => {
  const until = '2026-11-21T12:00:00.000Z';
  answer(
    JSON.stringify({ type: 'about:blank', title: 'x', status: 409, code: 'artwork_reserved', detail, until }),
    {
      status: 409,
    },
  );
  expect(sentenceOf(await failure())).toMatch(sentence);
});

test('an empty body is replaced by the status text', async () => {
  answer(null, { status: 502, statusText: 'Bad Gateway' });
  expect(await failure()).toMatchObject({ message: '502: Bad Gateway', status: 502, code: 'unknown' });
});

test("a problem document's code, message and fields are read", async () => {
  const body = {
    type: 'about:blank',
    title: 'Invalid request',
    status: 400,
    detail: 'Some fields are invalid.',
    code: 'invalid_request',
    errors: [{ path: 'city', message: 'City is required' }],
  };
  answer(JSON.stringify(body), { status: 400 });
  const error = await failure();
  expect(error).toMatchObject({ code: 'invalid_request', detail: body.detail, issues: body.errors });
  expect(sentenceOf(error)).toBe(body.detail);
});

test("a visitor's query fails with 401, and is not retried", async () => {
  queryClient.clear();
  const sent = stubApi({ 'GET /api/auth/user': () => problem('sign_in_required') });
  const error = await queryClient
    .fetchQuery(queryFor(userEndpoints.current, {}))
    .catch((thrown: unknown) => thrown);
  expect(isSignedOut(error)).toBe(true);
  expect(sent).toHaveLength(1);
});

test('sends credentials, and puts parameters in their places', async () => {
  const fetched = vi.fn(() =>
    Promise.resolve(
      Response.json([artworkSample], {
        headers: { link: '</api/artworks?category=photography&cursor=abc>; rel="next"' },
      }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  const page = await callPage(feedEndpoints.list, { query: { category: 'photography' } }, 'a b');
  expect(page.next).toBe('abc');
  expect(page.items[0]?.createdAt).toBeInstanceOf(Date);
  expect(fetched).toHaveBeenCalledWith(
    '/api/artworks?category=photography&cursor=a+b',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  );
});

test('a response that violates its contract is rejected', async () => {
  stubApi({ 'GET /api/auth/user': { id: 'not an id' } });
  await expect(call(userEndpoints.current, {})).rejects.toThrow('invalid_type');
});
