/**
 * A free member against a masterclass: every endpoint and every path of the store is tried, and none may return the
 * full video, by its bytes or by a URL. Endpoints come from the contracts, so new ones are covered.
 * GATE_TABLE=1 prints what was tried and the responses.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, RAW_ROUTES } from '#server/features.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import { type TestMember, createHubVideo, createMember } from '#server/testing/factories.ts';
import { readVideo } from '#server/features/videos/processing/testing.ts';
import { attachVideo } from '#server/features/videos/service.ts';
import { type Harness, startHarness } from '#server/features/videos/testing.ts';

const HUB = '/api/inspiration-content';
/** Endless streams and redirects to other sites. */
const NOT_TRIED = new Set(['GET /api/live', 'GET /api/login', 'GET /api/callback', 'GET /api/logout']);
let harness: Harness;
/** Has an artist name, so that nothing else stops the member. */
let free: TestMember;
let subscriber: TestMember;
let video: VideoRow;
let whole: Buffer;
let contentId: string;
/** How often each response occurred, by attempt. */
const tried = new Map<string, Map<number, number>>();

beforeAll(async () => {
  harness = await startHarness();
  const { ctx } = harness.app;
  free = await createMember(harness.app, { artistName: 'Free' });
  subscriber = await createMember(harness.app, { isSubscriber: true });
  const sample = await harness.processed(harness.artist);
  const form = { title: 'Values', type: 'masterclass', duration: 44, videoUrl: `/objects/${sample.id}` };
  const { body } = await harness.call('POST', HUB, harness.artist, form);
  contentId = body.id as string;
  await harness.call('PUT', `/api/videos/${sample.id}/captions`, harness.artist, {
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nEarly\n\n00:30.000 --> 00:32.000\nLate\n',
  });
  video = (await harness.find(sample.id))!;
  whole = await ctx.storage.read(video.fullKey!, 1e7);
});
afterAll(async () => {
  if (process.env.GATE_TABLE) process.stdout.write(tableOfTried());
  await harness.close();
});

const tableOfTried = (): string => {
  const lines = [...tried].map(([name, answers]) => {
    const counts = [...answers].map(([status, times]) => `${status} (${times})`);
    return `| ${name} | ${counts.join(', ')} | nothing of it |\n`;
  });
  return ['| Tried | Answered (times) | Of the whole |\n|---|---|---|\n', ...lines].join('');
};

const secondsOf = async (url: string) =>
  (await readVideo(Buffer.from(await (await fetch(url)).arrayBuffer()))).seconds;
const play = async (who: TestMember, id = contentId) =>
  (await harness.call('GET', `${HUB}/${id}/play`, who)).body;

/** Part of the video that no preview contains. */
const hasTheEnd = (bytes: Buffer): boolean => bytes.includes(whole.subarray(whole.length - 4096, -1024));
const ADDRESS = /https?:\/\/[^\s"'<>\\]+|\/storage\/[^\s"'<>\\]+/g;

async function expectNothing(name: string, at: string, init: RequestInit): Promise<void> {
  const response = await fetch(at, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await response.arrayBuffer());
  const answers = tried.get(name) ?? new Map<number, number>();
  tried.set(name, answers.set(response.status, (answers.get(response.status) ?? 0) + 1));
  expect(hasTheEnd(bytes), name).toBe(false);
  const text = bytes.toString();
  // XML errors of the store repeat the requested key, which is not a URL.
  expect(response.ok && text.includes(video.fullKey!), name).toBe(false);
  for (const [address] of response.ok ? text.matchAll(ADDRESS) : []) {
    const behind = await fetch(new URL(address.replaceAll('&amp;', '&'), harness.app.url)).catch(() => null);
    expect(behind !== null && hasTheEnd(Buffer.from(await behind.arrayBuffer())), `${name}: ${address}`).toBe(
      false,
    );
  }
}

/** Inputs for each endpoint that might return the full video. */
const bodies = (): unknown[] => {
  const names = [contentId, video.id, `/objects/${video.id}`, `/storage/atelier/${video.fullKey!}`];
  return names.map((name) => ({
    id: name,
    videoId: name,
    videoUrl: name,
    imageUrl: name,
    thumbnailUrl: name,
    subjectId: name,
    url: name,
    title: 'Mine now',
    category: 'photography',
    type: 'tutorial',
    subject: 'inspiration',
    reason: 'spam',
    duration: 44,
    isPublished: true,
    seconds: 43,
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nMine',
    parts: [{ PartNumber: 1, ETag: '"a"' }],
  }));
};

/** Others do not read it. */
const takeBody = new Set(
  ENDPOINTS.flatMap((e) => (e.body ? `${e.method} ${e.path}` : [])).concat(RAW_ROUTES),
);
const routes = [
  ...ENDPOINTS.map((e) => `${e.method} ${e.path}`),
  ...RAW_ROUTES.filter((name) => !NOT_TRIED.has(name)),
];

test.each(routes)('%s', async (name) => {
  const [method, pattern] = name.split(' ') as [string, string];
  const query = new URLSearchParams({
    key: video.fullKey!,
    q: 'values',
    category: 'photography',
    type: 'masterclass',
    artistId: harness.artist.id,
  });
  const ids = pattern.includes(':') ? [contentId, video.id, harness.artist.id] : [contentId];
  for (const id of ids) {
    const at = harness.app.url + pattern.replace(/:\w+/g, id);
    const headers = { cookie: free.cookie, 'content-type': 'application/json' };
    if (method === 'GET') {
      await expectNothing(name, at, { headers });
      await expectNothing(name, `${at}?${query.toString()}`, { headers });
      continue;
    }
    for (const body of takeBody.has(name) ? bodies() : [{}]) {
      await expectNothing(name, at, { method, headers, body: JSON.stringify(body) });
    }
  }
});

describe('the store', () => {
  const forms: [string, (key: string) => string][] = [
    ['as it is', (key) => key],
    ['encoded', (key) => encodeURIComponent(key)],
    ['by way of the preview', (key) => `${video.previewKey!}/../${key.split('/').at(-1)!}`],
    ['by way of the preview, encoded', (key) => `${video.previewKey!}%2f..%2f${key.split('/').at(-1)!}`],
    ['with a double slash', (key) => `/${key}`],
  ];

  test.each(forms)('gives the whole to no address bent to it: %s', async (name, bend) => {
    const { url, captionsUrl } = await play(free);
    const form = await harness.call('GET', '/api/s3/params?type=video/mp4&filename=a.mp4', free);
    const upload = await harness.call('POST', '/api/objects/upload', free, { contentType: 'video/mp4' });
    const signed = [url, captionsUrl, upload.body.uploadURL, form.body.url] as string[];
    for (const key of [video.fullKey!, video.sourceKey, video.captionsKey!]) {
      for (const address of signed) {
        const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
        const at = `${harness.app.url}/storage/atelier/${bend(key)}${query}`;
        for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-' } }, { method: 'POST' }]) {
          await expectNothing(
            `store, ${name}: ${init.method ?? 'GET'} .../${key.split('/').at(-1)!}`,
            at,
            init,
          );
          expect((await fetch(at, { redirect: 'manual', ...init })).ok).toBe(false);
        }
      }
    }
  });

  test('lists nothing, and copies nothing', async () => {
    const { url } = harness.app;
    for (const path of [
      '',
      '/atelier',
      '/atelier/',
      '/atelier?list-type=2',
      '/atelier/films/',
      '/atelier?uploads',
    ]) {
      await expectNothing(`store: ${path}`, `${url}/storage${path}`, { headers: { cookie: free.cookie } });
    }
    const upload = await harness.call('POST', '/api/objects/upload', free, { contentType: 'video/mp4' });
    const headers = { 'x-amz-copy-source': `/atelier/${video.fullKey!}`, 'content-type': 'video/mp4' };
    const copied = await fetch(upload.body.uploadURL as string, { method: 'PUT', headers });
    expect(copied.ok).toBe(false);
  });

  test('serves no other file of it, nor does the site', async () => {
    for (const path of [
      `/objects/${video.id}`,
      `/${video.fullKey!}`,
      `/media/${video.id}/full`,
      `/media/${video.id}/large.webp`,
      '/demo/videos/follow-the-field.mp4',
      '/demo/ads/../videos/follow-the-field.mp4',
      '/demo/ads/%2e%2e/videos/follow-the-field.mp4',
      '/demo/ads/..%2fvideos%2ffollow-the-field.mp4',
    ]) {
      await expectNothing(path, harness.app.url + path, { headers: { cookie: free.cookie } });
    }
  });
});

describe('playback URLs', () => {
  test('give 20 seconds to a free member and the full video to subscribers and the author', async () => {
    const preview = await play(free);
    expect(preview).toMatchObject({ isPreview: true, durationSeconds: 44 });
    expect(await secondsOf(preview.url as string)).toBeLessThanOrEqual(20);
    expect(await (await fetch(preview.captionsUrl as string)).text()).not.toContain('Late');
    for (const who of [subscriber, harness.artist]) {
      const given = await play(who);
      expect(given.isPreview).toBe(false);
      const bytes = Buffer.from(await (await fetch(given.url as string)).arrayBuffer());
      // Proves that the search above would find it.
      expect([bytes.equals(whole), hasTheEnd(bytes)]).toEqual([true, true]);
      expect(await (await fetch(given.captionsUrl as string)).text()).toContain('Late');
    }
    const moderator = await createMember(harness.app, { role: 'moderator' });
    expect((await play(moderator)).isPreview).toBe(true);
  });

  test('give the full video of other types, and follow type and subscription', async () => {
    const { db } = harness.app.ctx;
    const setType = (type: 'tutorial' | 'masterclass') =>
      db.update(inspirationContent).set({ type }).where(eq(inspirationContent.id, contentId));
    await setType('tutorial');
    expect((await play(free)).isPreview).toBe(false);
    await setType('masterclass');
    expect((await play(free)).isPreview).toBe(true);
    await db.update(users).set({ isSubscriber: true }).where(eq(users.id, free.id));
    expect((await play(free)).isPreview).toBe(false);
    await db.update(users).set({ isSubscriber: false }).where(eq(users.id, free.id));
    expect((await play(free)).isPreview).toBe(true);
  });

  test('are never cached, and valid for at most four hours', async () => {
    const answer = await fetch(`${harness.app.url}${HUB}/${contentId}/play`, {
      headers: { cookie: free.cookie },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { url } = (await answer.json()) as { url: string };
    const object = await fetch(url);
    expect(object.headers.get('cache-control')).toBe('private, no-store');
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(4 * 3600);
  });

  test('are not available by reusing another member’s video', async () => {
    const claim = harness.app.ctx.db.transaction((tx) =>
      attachVideo(harness.app.ctx, tx, { userId: free.id, videoUrl: video.id }),
    );
    await expect(claim).rejects.toMatchObject({ code: 'upload_not_found' });
    const own = await createHubVideo(harness.app, { artistId: free.id, type: 'masterclass' });
    expect((await play(free, own.id)).isPreview).toBe(false);
  });
});
