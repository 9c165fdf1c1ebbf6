/** Access to videos, captions, positions and copies; and that no call gives a free member a full Premium video. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { makeVideo, readVideo } from './processing/testing.ts';
import { removeLostCopy, removeUnattachedVideos } from './jobs.ts';
import { fullKey, previewKey } from './keys.ts';
import { attachVideo, detachVideo, playbackFor, posterUrlOf } from './service.ts';
import { copyVideo } from './copy.ts';
import { type Harness, SAMPLE_VIDEO, startHarness } from './testing.ts';
import { startOf } from './web-vtt.ts';

const CAPTIONS = readFileSync(
  path.resolve(import.meta.dirname, '../../demo/media/videos/follow-the-field.vtt'),
  'utf8',
);
let harness: Harness;
let artist: TestMember;
let free: TestMember;
let subscriber: TestMember;
let video: VideoRow;
const attach = async (one: VideoRow, who = artist) =>
  harness.app.ctx.db.transaction((tx) =>
    attachVideo(harness.app.ctx, tx, { userId: who.id, videoUrl: `/objects/${one.id}` }),
  );
beforeAll(async () => {
  harness = await startHarness();
  ({ artist } = harness);
  free = await createMember(harness.app);
  subscriber = await createMember(harness.app, { isSubscriber: true });
  video = await harness.processed(artist);
  await attach(video);
  await harness.call('PUT', `/api/videos/${video.id}/captions`, artist, { text: CAPTIONS });
  video = (await harness.find(video.id))!;
});
afterAll(() => harness.close());

const play = (who: TestMember, isGated: boolean) =>
  playbackFor(harness.app.ctx, who, video, { isGated, authorId: artist.id });
const lengthAt = async (url: string) =>
  (await readVideo(Buffer.from(await (await fetch(url)).arrayBuffer()))).seconds;

describe('playback', () => {
  test('plays a Premium video in full for subscribers and the author, 20 seconds for others', async () => {
    for (const who of [artist, subscriber]) {
      const whole = await play(who, true);
      expect(whole.isPreview).toBe(false);
      expect(await lengthAt(whole.url)).toBeCloseTo(44, 1);
    }
    const preview = await play(free, true);
    expect(preview).toMatchObject({ isPreview: true, durationSeconds: 44, contentType: 'video/mp4' });
    expect(await lengthAt(preview.url)).toBeLessThanOrEqual(20);
    const ungated = await play(free, false);
    expect(ungated.isPreview).toBe(false);
    expect(await lengthAt(ungated.url)).toBeCloseTo(44, 1);
  });

  test('ends with the subscription', async () => {
    const late = await createMember(harness.app, { isSubscriber: true });
    expect((await play(late, true)).isPreview).toBe(false);
    await harness.app.ctx.db.update(users).set({ isSubscriber: false }).where(eq(users.id, late.id));
    expect((await play(late, true)).isPreview).toBe(true);
  });

  test('URLs last four hours, support ranges, are never cached and cannot be used for another object', async () => {
    const { url, expiresAt } = await play(free, true);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('14400');
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(14_400_000);
    const answer = await fetch(url, { headers: { range: 'bytes=0-99' } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 100]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    for (const other of [url.replace('/preview?', '/full?'), url.split('?')[0]!]) {
      expect((await fetch(other)).status).toBe(403);
    }
  });

  test('is refused before the video is ready', async () => {
    const waiting = (await harness.find(await harness.upload(artist, SAMPLE_VIDEO)))!;
    const asked = playbackFor(harness.app.ctx, artist, waiting, { isGated: false, authorId: artist.id });
    await expect(asked).rejects.toMatchObject({ code: 'video_not_ready' });
  });
});

describe('captions', () => {
  const set = async (who: TestMember, text: string, id = video.id) => {
    const { status, body } = await harness.call('PUT', `/api/videos/${id}/captions`, who, { text });
    return status === 204 ? '204' : `${status} ${String(body.code)}`;
  };

  test('are served as WebVTT, only the beginning for a preview', async () => {
    const whole = await fetch((await play(artist, true)).captionsUrl!);
    expect(whole.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await whole.text()).toBe(CAPTIONS.replaceAll('\r\n', '\n'));
    const beginning = await (await fetch((await play(free, true)).captionsUrl!)).text();
    const starts = [...beginning.matchAll(/^(?:\d+:)?(\d\d):(\d\d)\.\d+ -->/gm)].map(
      ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
    );
    expect(starts.length).toBeGreaterThan(0);
    expect(Math.max(...starts)).toBeLessThan(20);
    expect(beginning.length).toBeLessThan(CAPTIONS.length);
  });

  test('contain no notes and no hidden later cues in a preview', () => {
    const later = '00:25.000 --> 00:26.000\nLater';
    const early = '00:01.000 --> 00:30.000\nEarly';
    const sly = `WEBVTT\n${later}\n\nSTYLE\n::cue {}\n\nNOTE Later\n\n${early}\n${later}\n\n${later}`;
    expect(startOf(sly)).toBe(`WEBVTT\n\nSTYLE\n::cue {}\n\n${early}\n`);
  });

  test.each([
    ['no WebVTT', '1\n00:00:01,000 --> 00:00:02,000\nHello'],
    ['no cue', 'WEBVTT\n\nNOTE nothing'],
    ['a cue without times', 'WEBVTT\n\n00:01.000 --> soon\nHello'],
    ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello'],
    ['two cues in one', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n00:31.000 --> 00:32.000\nLater'],
    ['a cue in the head', 'WEBVTT\n00:31.000 --> 00:32.000\nLater\n\n00:01.000 --> 00:02.000\nHello'],
    ['too many bytes', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'ä'.repeat(300_000)}`],
  ])('are refused: %s', async (_name, text) => {
    expect(await set(artist, text)).toBe('415 bad_captions');
  });

  test('are changed and removed by the author, and the old object is deleted', async () => {
    const own = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
    expect(await set(free, CAPTIONS, own.id)).toBe('404 upload_not_found');
    expect(await set(artist, 'WEBVTT - mine\r\n\r\n1\r\n00:01.000 --> 00:02.000 line:0\r\nÄ', own.id)).toBe(
      '204',
    );
    const { captionsKey } = (await harness.find(own.id))!;
    const { storage } = harness.app.ctx;
    expect((await storage.read(captionsKey!, 1000)).toString()).toContain('\n\n1\n00:01.000');
    expect((await harness.call('GET', `/api/videos/${own.id}`, artist)).body.hasCaptions).toBe(true);
    expect(await set(artist, ' ', own.id)).toBe('204');
    expect(await harness.find(own.id)).toMatchObject({ captionsKey: null });
    expect(await storage.size(captionsKey!)).toBeNull();
  });
});

describe('the position', () => {
  const remember = (who: TestMember, id: string, seconds: number) =>
    harness.call('PUT', `/api/videos/${id}/position`, who, { seconds });

  test('is remembered for each member, within what they may see', async () => {
    await remember(free, video.id, 12);
    await remember(subscriber, video.id, 12);
    await remember(subscriber, video.id, 30);
    expect((await play(subscriber, true)).position).toBe(30);
    expect((await play(free, true)).position).toBe(12);
    expect((await play(artist, true)).position).toBe(0);
    await remember(free, video.id, 1_000_000);
    expect((await play(free, true)).position).toBe(0);
    expect((await play(free, false)).position).toBe(44);
  });

  test('is refused for videos the member may not play', async () => {
    const draft = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
    expect((await remember(artist, draft.id, 1)).status).toBe(204);
    expect((await remember(free, draft.id, 1)).body.code).toBe('upload_not_found');
    const waiting = await harness.upload(artist, SAMPLE_VIDEO);
    expect((await remember(artist, waiting, 1)).body.code).toBe('upload_not_found');
    expect((await remember(artist, draft.id, -1)).status).toBe(400);
  });
});

describe('attaching a video', () => {
  test('is possible once, for the member’s own, after it was accepted', async () => {
    await expect(attach(video)).rejects.toMatchObject({ code: 'upload_in_use' });
    await expect(attach(video, free)).rejects.toMatchObject({ code: 'upload_not_found' });
    const { id } = await harness.begin(artist);
    await expect(attach((await harness.find(id))!)).rejects.toMatchObject({ code: 'upload_expired' });
  });
});

describe('a copy', () => {
  const keysOf = (one: VideoRow) => [one.fullKey!, one.previewKey!, one.captionsKey!];

  test('has everything, in separate objects', async () => {
    const { ctx } = harness.app;
    const copy = await ctx.db.transaction((tx) => copyVideo(ctx, tx, video.id, subscriber.id));
    expect(await harness.find(copy.id)).toMatchObject({
      status: 'ready',
      userId: subscriber.id,
      durationSeconds: '44.00',
      attempts: 0,
    });
    expect(copy.attachedAt).not.toBeNull();
    const both = await Promise.all(
      keysOf(video).map(async (key, index) => [
        await ctx.storage.read(key, 1e7),
        await ctx.storage.read(keysOf(copy)[index]!, 1e7),
      ]),
    );
    for (const [from, to] of both) expect(to!.equals(from!)).toBe(true);
    expect(new Set([...keysOf(video), ...keysOf(copy)]).size).toBe(6);
    const preview = await playbackFor(ctx, free, copy, { isGated: true, authorId: subscriber.id });
    expect(await lengthAt(preview.url)).toBeLessThanOrEqual(20);
    expect((await fetch(preview.captionsUrl!)).status).toBe(200);
    await removeLostCopy(ctx, copy);
    expect(await ctx.storage.size(copy.fullKey!)).not.toBeNull();
  });

  test('is made of ready videos only', async () => {
    const { ctx } = harness.app;
    const waiting = await harness.upload(artist, SAMPLE_VIDEO);
    await expect(copyVideo(ctx, ctx.db, waiting, artist.id)).rejects.toMatchObject({
      code: 'video_not_ready',
    });
    const nowhere = '11111111-1111-4111-8111-111111111111';
    await expect(copyVideo(ctx, ctx.db, nowhere, artist.id)).rejects.toMatchObject({
      code: 'upload_not_found',
    });
  });

  test('leaves no objects if its transaction is rolled back', async () => {
    const { ctx } = harness.app;
    let lost: VideoRow | undefined;
    const undone = ctx.db.transaction(async (tx) => {
      lost = await copyVideo(ctx, tx, video.id, artist.id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await harness.find(lost!.id)).toBeUndefined();
    const { rows } = await ctx.pool.query<{ late: boolean }>(
      `select run_at > now() as late from graphile_worker.jobs where key = $1`,
      [`copy:${lost!.id}`],
    );
    expect(rows).toEqual([{ late: true }]);
    expect(await ctx.storage.size(lost!.fullKey!)).not.toBeNull();
    await removeLostCopy(ctx, lost!);
    for (const key of keysOf(lost!)) expect(await ctx.storage.size(key)).toBeNull();
  });
});

test('unattached videos are removed after a day, and unfinished parts after a week', async () => {
  const { ctx, clock } = { ...harness.app, clock: harness.app.clock };
  const shown = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
  await attach(shown);
  const taken = await harness.processed(artist, await makeVideo({ container: 'webm', seconds: 2 }));
  await attach(taken);
  await ctx.db.transaction((tx) => detachVideo(tx, taken.id));
  const parts = await harness.begin(artist);
  // PUT again after it was processed; these bytes are never read.
  await ctx.storage.write(shown.sourceKey, Buffer.from('again'), 'video/webm');
  clock.advance(86_400_000 - 60_000);
  await removeUnattachedVideos(ctx);
  expect(await ctx.storage.size(shown.sourceKey)).toBeNull();
  expect(await harness.find(taken.id)).toBeDefined();
  clock.advance(120_000);
  await removeUnattachedVideos(ctx);
  expect(await harness.find(taken.id)).toBeUndefined();
  expect(await ctx.storage.size(taken.fullKey!)).toBeNull();
  expect(await ctx.storage.size(taken.previewKey!)).toBeNull();
  expect(await harness.find(shown.id)).toBeDefined();
  expect(await ctx.storage.size(shown.fullKey!)).not.toBeNull();
  expect(await ctx.storage.multipart.list(parts.key, parts.uploadId)).toEqual([]);
  clock.advance(6 * 86_400_000);
  await removeUnattachedVideos(ctx);
  expect(await harness.find(parts.id)).toBeUndefined();
  await expect(ctx.storage.multipart.list(parts.key, parts.uploadId)).rejects.toMatchObject({ status: 404 });
});

describe('no call gives a free member a full Premium video', () => {
  test('by any endpoint', async () => {
    const { url } = harness.app;
    const { fullKey: whole, sourceKey: source, id } = video;
    const key = encodeURIComponent(whole!);
    const own = await createMember(harness.app, { artistName: 'Free' });
    const upload = await harness.begin(own);
    const preview = (await play(own, true)).url;
    const signed = await harness.call(
      'GET',
      `/api/s3/multipart/${upload.uploadId}/1?key=${encodeURIComponent(upload.key)}`,
      own,
    );
    const putUrl = (await harness.call('POST', '/api/objects/upload', own, { contentType: 'video/mp4' })).body
      .uploadURL as string;
    const paths = [
      `/api/videos/${id}`,
      `/api/s3/multipart/${upload.uploadId}?key=${key}`,
      `/api/s3/multipart/${upload.uploadId}/1?key=${key}`,
      `/api/s3/multipart/x?key=${encodeURIComponent(source)}`,
      `/objects/${id}`,
      `/media/${id}/full`,
      `/media/${id}/large.webp`,
      `/storage/atelier/${whole}`,
      `/storage/atelier/${source}`,
      `/storage/atelier?list-type=2&prefix=films/`,
    ].map((at) => url + at);
    const bent = [preview, signed.body.url as string, putUrl].flatMap((one) => [
      one.replace(/\/storage\/atelier\/[^?]+/, `/storage/atelier/${whole}`),
      one.replace(/\/storage\/atelier\/[^?]+/, `/storage/atelier/${source}`),
    ]);
    for (const at of [...paths, ...bent]) {
      const answer = await fetch(at, { headers: { cookie: own.cookie } });
      expect([at, answer.ok]).toEqual([at, false]);
    }
    // Storing an object by copying another.
    const headers = { 'x-amz-copy-source': `/atelier/${whole}`, 'content-type': 'video/mp4' };
    expect((await fetch(putUrl, { method: 'PUT', headers })).status).toBe(403);
    expect((await fetch(signed.body.url as string, { method: 'PUT', headers })).status).toBe(403);
    // Attaching, retrying, captions and parts of another member's video.
    for (const [method, at, body] of [
      ['PUT', '/api/videos', { videoUrl: `/objects/${id}` }],
      ['PUT', '/api/videos', { videoUrl: `/storage/atelier/${whole}` }],
      ['PUT', '/api/videos', { videoUrl: `/storage/atelier/${source}` }],
      ['POST', `/api/videos/${id}/retry`, {}],
      ['PUT', `/api/videos/${id}/captions`, { text: CAPTIONS }],
      ['PUT', '/api/artwork-images', { imageUrl: `/objects/${id}` }],
      [
        'POST',
        `/api/s3/multipart/${upload.uploadId}/complete?key=${key}`,
        { parts: [{ PartNumber: 1, ETag: '"a"' }] },
      ],
      ['DELETE', `/api/s3/multipart/${upload.uploadId}?key=${key}`, undefined],
    ] as const) {
      const answer = await harness.call(method, at, own, body);
      expect([at, answer.status]).toEqual([at, 404]);
    }
  });

  test('no response of these calls contains its key', async () => {
    const state = await harness.call('GET', `/api/videos/${video.id}`, artist);
    const preview = await play(free, true);
    for (const said of [JSON.stringify(state.body), JSON.stringify(preview)]) {
      expect(said).not.toContain(fullKey(video.id, 1));
      expect(said).not.toContain('full');
    }
    expect(JSON.stringify(preview)).toContain(previewKey(video.id, 1));
    expect(posterUrlOf({ id: video.id, posterKey: 'a' })).toBe(`/media/${video.id}/preview.webp`);
    expect(posterUrlOf({ id: video.id, posterKey: null })).toBeNull();
  });
});
