/** Creating, editing and removing Hub videos, starting from a real upload. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { type TestMember, createMember, createHubVideo, createVideo } from '#server/testing/factories.ts';
import { makeVideo } from '#server/features/videos/processing/testing.ts';
import { removeDetachedVideo } from '#server/features/videos/video-table.ts';
import { processVideo } from '#server/features/videos/process.ts';
import { type Harness, put, startHarness } from '#server/features/videos/testing.ts';

const HUB = '/api/inspiration-content';
let harness: Harness;
let artist: TestMember;
let viewer: TestMember;
let sample: Buffer;
beforeAll(async () => {
  harness = await startHarness();
  ({ artist } = harness);
  viewer = await createMember(harness.app);
  sample = await makeVideo({ container: 'webm', seconds: 3 });
});
afterAll(() => harness.close());

const form = (videoId: string, more: object = {}) => ({
  title: 'Ink in water',
  description: 'Slowly.',
  category: 'digital-art',
  type: 'tutorial',
  duration: 3,
  videoUrl: `/objects/${videoId}`,
  ...more,
});
const add = (videoId: string, more: object = {}, who = artist) =>
  harness.call('POST', HUB, who, form(videoId, more));
const codeOf = async (answer: ReturnType<Harness['call']>) => {
  const { status, body } = await answer;
  return status >= 400 ? body.code : status;
};
const get = async (id: unknown, who = artist) =>
  (await harness.call('GET', `${HUB}/${String(id)}`, who)).body;
const listed = async () => {
  const { body } = await harness.call('GET', `${HUB}?artistId=${artist.id}`, viewer);
  return (body as unknown as { id: string }[]).map(({ id }) => id);
};
const fresh = () => createVideo(harness.app, { userId: artist.id, attachedAt: null });

async function uploadPicture(who = artist): Promise<string> {
  const about = { contentType: 'image/png', purpose: 'cover' };
  const { body } = await harness.call('POST', '/api/objects/upload', who, about);
  const url = body.uploadURL as string;
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  await put(url, picture, 'image/png');
  return url;
}
const pictureIdOf = (url: string) => /([0-9a-f-]{36})(?:\?|$)/.exec(url)![1]!;
const findPicture = async (url: string) => {
  const [row] = await harness.app.ctx.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, pictureIdOf(url)));
  return row;
};

describe('adding', () => {
  test('publishes a video once it is processed, with the file’s duration', async () => {
    const videoId = await harness.upload(artist, sample);
    const added = await add(videoId, { duration: 300 });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      title: 'Ink in water',
      description: 'Slowly.',
      category: 'digital-art',
      type: 'tutorial',
      duration: 300,
      isPublished: true,
      isGated: false,
      viewCount: 0,
      likeCount: 0,
      video: { id: videoId, status: 'waiting' },
    });
    const id = added.body.id as string;
    expect(await listed()).not.toContain(id);
    expect(await codeOf(harness.call('GET', `${HUB}/${id}`, viewer))).toBe('content_not_found');
    await processVideo(harness.app.ctx, videoId);
    expect(await listed()).toContain(id);
    expect(await get(id, viewer)).toMatchObject({ duration: 3, video: null });
    const [row] = await harness.app.ctx.db
      .select()
      .from(inspirationContent)
      .where(eq(inspirationContent.id, id));
    expect(row!.publishedAt).not.toBeNull();
  });

  test('keeps the form’s duration within a second, and uses defaults', async () => {
    const video = await fresh();
    const { body } = await harness.call('POST', HUB, artist, {
      title: 'Ink',
      duration: 45,
      videoUrl: `/objects/${video.id}`,
    });
    expect(body).toMatchObject({
      duration: 45,
      category: 'photography',
      type: 'short-video',
      description: null,
    });
    const other = await add((await fresh()).id, { duration: 50 });
    expect(other.body.duration).toBe(44);
  });

  test('a draft shows it to its author only, processed or not', async () => {
    const videoId = await harness.upload(artist, sample);
    const id = (await add(videoId, { isPublished: false })).body.id as string;
    await processVideo(harness.app.ctx, videoId);
    expect(await codeOf(harness.call('GET', `${HUB}/${id}`, viewer))).toBe('content_not_found');
    expect(await get(id)).toMatchObject({ isPublished: false, video: { status: 'ready' } });
  });

  test.each([
    ['without a title', { title: ' ' }, 'Title is required'],
    ['without a video', { videoUrl: '' }, 'Please upload a video first'],
    ['without a length', { duration: 0 }, 'Duration is required'],
    ['with a length that is no number', { duration: 'long' }, 'Enter the duration in whole seconds'],
    ['with a length of years', { duration: 1e10 }, 'The duration can be up to 100 hours.'],
    ['with a part of a second', { duration: 2.5 }, 'Enter the duration in whole seconds'],
    ['with another category', { category: 'digital_art' }, 'Choose one of: photography'],
    ['with another type', { type: 'insight' }, 'Choose one of: short-video'],
  ])('is refused %s', async (_name, wrong, message) => {
    const { status, body } = await add((await fresh()).id, wrong);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.detail).toMatch(message);
  });

  test('is refused without an artist name, even if there was one during the upload', async () => {
    for (const artistName of [null, '', '  ']) {
      const nameless = await createMember(harness.app, { artistName });
      const video = await createVideo(harness.app, { userId: nameless.id, attachedAt: null });
      expect(await codeOf(add(video.id, {}, nameless))).toBe('artist_name_required');
    }
  });

  test('again after a lost answer is the draft from before, with its image', async () => {
    const clientId = randomUUID();
    const more = { thumbnailUrl: await uploadPicture(), isPublished: false, clientId };
    const video = await fresh();
    const answers = await Promise.all([add(video.id, more), add(video.id, more)]);
    answers.push(await add(video.id, more));
    for (const { status, body } of answers) expect([status, body.id]).toEqual([201, clientId]);
    expect(await get(clientId)).toMatchObject({ isPublished: false, video: { id: video.id } });
    const ofVideo = eq(inspirationContent.videoId, video.id);
    expect(await harness.app.ctx.db.$count(inspirationContent, ofVideo)).toBe(1);
    const other = await createMember(harness.app, { artistName: 'Ines' });
    const theirs = await createVideo(harness.app, { userId: other.id, attachedAt: null });
    const { body } = await add(theirs.id, { clientId }, other);
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'clientId' }] });
  });

  test('is refused for videos that are another member’s, unknown, unfinished, or in use', async () => {
    const other = await createMember(harness.app, { artistName: 'Ines' });
    expect(await codeOf(add((await fresh()).id, {}, other))).toBe('upload_not_found');
    expect(await codeOf(add('11111111-1111-4111-8111-111111111111'))).toBe('upload_not_found');
    expect(await codeOf(add('x', { videoUrl: 'https://elsewhere.example/a.mp4' }))).toBe('upload_not_found');
    const begun = await harness.begin(artist);
    expect(await codeOf(add(begun.id))).toBe('upload_expired');
    const video = await fresh();
    const both = await Promise.all([codeOf(add(video.id)), codeOf(add(video.id))]);
    expect(both.map(String).toSorted()).toEqual(['201', 'upload_in_use']);
  });
});

describe('the author’s image', () => {
  test('replaces the frame, counts toward no quota of works, and can be replaced', async () => {
    const first = await uploadPicture();
    const { body } = await add((await fresh()).id, { thumbnailUrl: first });
    expect(body.thumbnailUrl).toBe(`/media/${pictureIdOf(first)}/card.webp`);
    expect((await fetch(harness.app.url + String(body.thumbnailUrl))).status).toBe(200);
    expect(await findPicture(first)).toMatchObject({ status: 'attached', purpose: 'cover' });
    const edit = (thumbnailUrl?: unknown) =>
      harness.call('PUT', `${HUB}/${String(body.id)}`, artist, {
        ...form('-'),
        ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }),
      });
    for (const same of [undefined, body.thumbnailUrl, `/objects/${pictureIdOf(first)}`]) {
      expect((await edit(same)).body.thumbnailUrl).toBe(body.thumbnailUrl);
    }
    const second = await uploadPicture();
    expect((await edit(second)).body.thumbnailUrl).toBe(`/media/${pictureIdOf(second)}/card.webp`);
    expect(await findPicture(first)).toMatchObject({ status: 'ready', attachedAt: null });
    expect((await edit('')).body.thumbnailUrl).toBeNull();
    expect(await findPicture(second)).toMatchObject({ status: 'ready' });
  });

  test('is refused if another member’s, in use, or invalid; then nothing is added', async () => {
    const other = await createMember(harness.app, { artistName: 'Ines' });
    const count = () =>
      harness.app.ctx.db.$count(inspirationContent, eq(inspirationContent.artistId, artist.id));
    const before = await count();
    const video = await fresh();
    expect(await codeOf(add(video.id, { thumbnailUrl: await uploadPicture(other) }))).toBe(
      'upload_not_found',
    );
    const { body } = await harness.call('POST', '/api/objects/upload', artist, {});
    await put(body.uploadURL as string, Buffer.from('no picture'));
    expect(await codeOf(add(video.id, { thumbnailUrl: body.uploadURL }))).toBe('unsupported_type');
    const used = await uploadPicture();
    expect(await codeOf(add((await fresh()).id, { thumbnailUrl: used }))).toBe(201);
    const taken = await add(video.id, { thumbnailUrl: used });
    expect(taken.body).toMatchObject({ code: 'upload_in_use', errors: [{ path: 'thumbnailUrl' }] });
    const gone = await add(video.id, { thumbnailUrl: '/objects/11111111-1111-4111-8111-111111111111' });
    expect(gone.body).toMatchObject({ code: 'upload_not_found', errors: [{ path: 'thumbnailUrl' }] });
    expect(await count()).toBe(before + 1);
    const [row] = await harness.app.ctx.db.select().from(videos).where(eq(videos.id, video.id));
    expect(row!.attachedAt).toBeNull();
  });
});

describe('editing', () => {
  test('is for the author, of everything but the video', async () => {
    const { id } = await createHubVideo(harness.app, { artistId: artist.id });
    const edit = {
      title: 'Graphite',
      description: '',
      category: 'ai-art',
      type: 'masterclass',
      duration: 90,
    };
    const put = (who: TestMember, body: object = edit) =>
      codeOf(harness.call('PUT', `${HUB}/${id}`, who, body));
    expect(await put(viewer)).toBe('not_allowed');
    expect(await put(await createMember(harness.app, { role: 'moderator' }))).toBe('not_allowed');
    expect(await put(artist, { ...edit, title: '' })).toBe('invalid_request');
    expect(await put(artist)).toBe(200);
    expect(await get(id, viewer)).toMatchObject({
      title: 'Graphite',
      description: null,
      category: 'ai-art',
      type: 'masterclass',
      isGated: true,
      duration: 44,
    });
  });

  test('leaves what is omitted as it is', async () => {
    const { id } = await createHubVideo(harness.app, { artistId: artist.id });
    const edit = async (body: object) => (await harness.call('PUT', `${HUB}/${id}`, artist, body)).body;
    const whole = { title: 'Graphite', description: 'Soft.', category: 'ai-art', type: 'tutorial' };
    const cover = (await edit({ ...whole, duration: 44, thumbnailUrl: await uploadPicture() })).thumbnailUrl;
    const kept = { ...whole, duration: 44, thumbnailUrl: cover };
    expect(await edit({ title: 'Charcoal' })).toMatchObject({ ...kept, title: 'Charcoal' });
    expect(await edit({ description: '' })).toMatchObject({ ...kept, title: 'Charcoal', description: null });
  });

  test('unpublishes, publishes again and keeps the first date', async () => {
    const { id } = await createHubVideo(harness.app, { artistId: artist.id, isPublished: false });
    const set = (isPublished: boolean, who = artist) =>
      codeOf(harness.call('PUT', `${HUB}/${id}/published`, who, { isPublished }));
    const find = async () => {
      const [row] = await harness.app.ctx.db
        .select()
        .from(inspirationContent)
        .where(eq(inspirationContent.id, id));
      return row!;
    };
    expect(await set(true, viewer)).toBe('content_not_found');
    expect(await set(true)).toBe(200);
    const { publishedAt } = await find();
    expect(publishedAt).not.toBeNull();
    expect(await listed()).toContain(id);
    expect(await set(false, viewer)).toBe('not_allowed');
    expect(await set(false)).toBe(200);
    expect(await listed()).not.toContain(id);
    harness.app.clock.advance(60_000);
    expect(await set(true)).toBe(200);
    expect((await find()).publishedAt).toEqual(publishedAt);
  });

  test.each(['waiting', 'processing', 'failed'])('cannot publish what is %s', async (status) => {
    const fields = { artistId: artist.id, isPublished: false, video: { status } };
    const { id } = await createHubVideo(harness.app, fields);
    expect(await codeOf(harness.call('PUT', `${HUB}/${id}/published`, artist, { isPublished: true }))).toBe(
      'video_not_ready',
    );
  });
});

describe('a failed video', () => {
  test('notifies its author, can be retried, and is published once it succeeds', async () => {
    const videoId = await harness.upload(artist, Buffer.from('no film at all'));
    const id = (await add(videoId)).body.id as string;
    await processVideo(harness.app.ctx, videoId);
    expect(await get(id)).toMatchObject({
      video: { status: 'failed', failure: { code: 'unsupported_video' } },
    });
    expect(await listed()).not.toContain(id);
    const notified = async () => {
      const { body } = await harness.call('GET', '/api/notifications', artist);
      const lines = body as unknown as Notification[];
      return lines.filter(({ type, about }) => type === 'video' && about.contentId === id);
    };
    const line = { contentId: id, title: 'Ink in water' };
    expect(await notified()).toMatchObject([{ about: { ...line, change: 'failed' }, isRead: false }]);
    await harness.call('POST', `/api/videos/${videoId}/retry`, artist);
    expect(await get(id)).toMatchObject({ video: { status: 'waiting', failure: null } });
    const video = (await harness.find(videoId))!;
    await harness.app.ctx.storage.write(video.sourceKey, sample, 'video/webm');
    await processVideo(harness.app.ctx, videoId);
    expect(await listed()).toContain(id);
    expect(await notified()).toMatchObject([
      { about: { ...line, change: 'ready' }, isRead: false },
      { about: { ...line, change: 'failed' }, isRead: true },
    ]);
  });
});

describe('deleting', () => {
  test('is for the author, and removes the video’s objects, likes and views', async () => {
    const { storage } = harness.app.ctx;
    const video = await harness.processed(artist, sample);
    const id = (await add(video.id)).body.id as string;
    await harness.call('POST', `${HUB}/${id}/like`, viewer);
    await harness.call('POST', `${HUB}/${id}/view`, viewer);
    const remove = (who: TestMember) => codeOf(harness.call('DELETE', `${HUB}/${id}`, who));
    expect(await remove(viewer)).toBe('not_allowed');
    expect(await storage.size(video.fullKey!)).not.toBeNull();
    // The job does not touch a video that is in use.
    await removeDetachedVideo(harness.app.ctx, video.id);
    expect(await remove(artist)).toBe(204);
    expect(await remove(artist)).toBe('content_not_found');
    expect(await harness.jobKeys()).toContain(`remove:${video.id}`);
    await removeDetachedVideo(harness.app.ctx, video.id);
    expect(await harness.find(video.id)).toBeUndefined();
    for (const key of [video.fullKey!, video.previewKey!, video.sourceKey]) {
      expect(await storage.size(key)).toBeNull();
    }
  });

  test('during processing leaves nothing behind', async () => {
    const videoId = await harness.upload(artist, sample);
    const id = (await add(videoId)).body.id as string;
    const work = processVideo(harness.app.ctx, videoId);
    await expect.poll(async () => (await harness.find(videoId))!.status).toBe('processing');
    expect(await codeOf(harness.call('DELETE', `${HUB}/${id}`, artist))).toBe(204);
    await removeDetachedVideo(harness.app.ctx, videoId);
    await work;
    const { storage } = harness.app.ctx;
    const left = [`films/${videoId}/1/full`, `films/${videoId}/1/preview`, `renditions/${videoId}/card.webp`];
    expect(await Promise.all(left.map((key) => storage.size(key)))).toEqual([null, null, null]);
  });
});

test('members who remove their artist name keep their content', async () => {
  const member = await createMember(harness.app, { artistName: 'Soon gone' });
  const { id } = await createHubVideo(harness.app, { artistId: member.id });
  await harness.app.ctx.db.update(users).set({ artistName: null }).where(eq(users.id, member.id));
  expect(await codeOf(harness.call('PUT', `${HUB}/${id}/published`, member, { isPublished: false }))).toBe(
    200,
  );
});
