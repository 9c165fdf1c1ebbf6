/** Video uploads: by whom, of which type and size, and through which call. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { type Harness, put, startHarness } from './testing.ts';
import { sourceKey } from './keys.ts';
import { laterRemovals } from '#server/features/uploads/testing.ts';
import { giveUpUpload } from './video-table.ts';

const PART = 5 * 2 ** 20;
let harness: Harness;
let artist: TestMember;
let other: TestMember;
let reader: TestMember;
beforeAll(async () => {
  harness = await startHarness();
  ({ artist } = harness);
  other = await createMember(harness.app, { artistName: 'Ines' });
  reader = await createMember(harness.app, { artistName: '  ' });
});
afterAll(() => harness.close());

const at = (upload: { key: string; uploadId: string }, rest = '') =>
  `/api/s3/multipart/${upload.uploadId}${rest}?key=${encodeURIComponent(upload.key)}`;
const codeOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  return `${status} ${String(body.code)}`;
};

async function sendParts(who: TestMember, upload: { key: string; uploadId: string }, pieces: Buffer[]) {
  const parts: { PartNumber: number; ETag: string }[] = [];
  for (const [index, bytes] of pieces.entries()) {
    const signed = await harness.call('GET', at(upload, `/${index + 1}`), who);
    expect(signed.body.expires).toBe(604_800);
    const answer = await put(signed.body.url as string, bytes);
    parts.push({ PartNumber: index + 1, ETag: answer.headers.get('etag')! });
  }
  return parts;
}

describe('multipart', () => {
  test('started, signed, listed, completed, and completed again', async () => {
    const upload = await harness.begin(artist);
    expect(upload.key).toBe(`videos/${artist.id}/${upload.id}/source`);
    const sample = randomBytes(PART + 10);
    const parts = await sendParts(artist, upload, [sample.subarray(0, PART), sample.subarray(PART)]);
    const listed = await harness.call('GET', at(upload), artist);
    expect(listed.body).toEqual([
      { ...parts[0], Size: PART },
      { ...parts[1], Size: 10 },
    ]);
    const done = await harness.call('POST', at(upload, '/complete'), artist, { parts });
    expect([done.status, done.body]).toEqual([
      200,
      { location: `${harness.app.ctx.config.publicUrl}/objects/${upload.id}` },
    ]);
    expect(await harness.find(upload.id)).toMatchObject({
      status: 'waiting',
      multipartId: null,
      bytes: PART + 10,
    });
    expect(await harness.jobKeys()).toContain(`video:${upload.id}`);
    expect((await harness.app.ctx.storage.read(upload.key, sample.length)).equals(sample)).toBe(true);
    const again = await harness.call('POST', at(upload, '/complete'), artist, { parts });
    expect(again.body).toEqual(done.body);
    // The URL can no longer be used to read or write.
    expect(await codeOf(harness.call('GET', at(upload), artist))).toBe('404 upload_not_found');
    expect(await codeOf(harness.call('GET', at(upload, '/1'), artist))).toBe('404 upload_not_found');
    expect(await codeOf(harness.call('DELETE', at(upload), artist))).toBe('404 upload_not_found');
  });

  test('a lost response is repeated', async () => {
    const upload = await harness.begin(artist);
    const parts = await sendParts(artist, upload, [randomBytes(10)]);
    const named = parts.map((part) => ({ number: part.PartNumber, etag: part.ETag }));
    await harness.app.ctx.storage.multipart.complete(upload.key, upload.uploadId, named);
    const done = await harness.call('POST', at(upload, '/complete'), artist, { parts });
    expect(done.status).toBe(200);
    expect(await harness.find(upload.id)).toMatchObject({ status: 'waiting', bytes: 10 });
  });

  test('an aborted one is gone', async () => {
    const upload = await harness.begin(artist);
    expect((await harness.call('DELETE', at(upload), artist)).status).toBe(200);
    expect(await harness.find(upload.id)).toBeUndefined();
    await expect(harness.app.ctx.storage.multipart.list(upload.key, upload.uploadId)).rejects.toMatchObject({
      status: 404,
    });
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    expect(await codeOf(harness.call('POST', at(upload, '/complete'), artist, body))).toBe(
      '404 upload_not_found',
    );
  });

  test('belongs to its member only', async () => {
    const upload = await harness.begin(artist);
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    for (const answer of [
      harness.call('GET', at(upload), other),
      harness.call('GET', at(upload, '/1'), other),
      harness.call('POST', at(upload, '/complete'), other, body),
      harness.call('DELETE', at(upload), other),
      // The member's own key with another member's upload, and the reverse.
      harness.call('GET', at({ ...(await harness.begin(other)), uploadId: upload.uploadId }, '/1'), other),
      harness.call('GET', at({ ...(await harness.begin(artist)), key: upload.key }, '/1'), artist),
    ]) {
      expect(await codeOf(answer)).toBe('404 upload_not_found');
    }
    expect(await harness.find(upload.id)).toMatchObject({ status: 'uploading' });
  });

  test('stays if it is completed while it is aborted', async () => {
    const upload = await harness.begin(artist);
    const parts = await sendParts(artist, upload, [randomBytes(10)]);
    expect((await harness.call('POST', at(upload, '/complete'), artist, { parts })).status).toBe(200);
    // The abort has found the upload open before.
    await giveUpUpload(harness.app.ctx, upload.id);
    expect(await harness.find(upload.id)).toMatchObject({ status: 'waiting' });
    expect(await harness.app.ctx.storage.size(upload.key)).toBe(10);
  });

  test.each([0, 10_001])('part number %i is invalid', async (number) => {
    const upload = await harness.begin(artist);
    expect(await codeOf(harness.call('GET', at(upload, `/${number}`), artist))).toBe('400 invalid_request');
  });
  test.each([1, 10_000])('part number %i is valid', async (number) => {
    const upload = await harness.begin(artist);
    expect((await harness.call('GET', at(upload, `/${number}`), artist)).status).toBe(200);
  });

  test('parts missing in the store are refused', async () => {
    const upload = await harness.begin(artist);
    const body = { parts: [{ PartNumber: 1, ETag: `"${'0'.repeat(32)}"` }] };
    expect(await codeOf(harness.call('POST', at(upload, '/complete'), artist, body))).toBe(
      '400 invalid_request',
    );
    expect(await harness.find(upload.id)).toMatchObject({ status: 'uploading' });
  });

  test('more than 500 MB cannot be completed', async () => {
    const upload = await harness.begin(artist);
    const { multipart } = harness.app.ctx.storage;
    const real = { ...multipart };
    multipart.list = async () => [
      { number: 1, etag: '"a"', bytes: VIDEO_MAX_BYTES },
      { number: 2, etag: '"b"', bytes: 1 },
    ];
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    const answer = await codeOf(harness.call('POST', at(upload, '/complete'), artist, body));
    Object.assign(multipart, real);
    expect(answer).toBe('413 video_too_large');
    expect(await harness.find(upload.id)).toBeUndefined();
    await expect(real.list(upload.key, upload.uploadId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('single request', () => {
  test('accepts a form of the widget', async () => {
    const { body } = await harness.call(
      'GET',
      '/api/s3/params?filename=a.mov&type=video%2Fquicktime',
      artist,
    );
    expect(body).toMatchObject({ method: 'POST', expires: 900 });
    const form = new FormData();
    for (const [name, value] of Object.entries(body.fields as Record<string, string>))
      form.append(name, value);
    form.append('file', new Blob(['a film']), 'a.mov');
    const answer = await fetch(body.url as string, { method: 'POST', body: form });
    const location = /<Location>(.*)<\/Location>/.exec(await answer.text())![1]!;
    const accepted = await harness.call('PUT', '/api/videos', artist, { videoUrl: location });
    expect(accepted.body).toMatchObject({
      status: 'waiting',
      progress: 0,
      failure: null,
      hasCaptions: false,
    });
    expect(await harness.jobKeys()).toContain(`video:${String(accepted.body.id)}`);
  });

  test('accepts a PUT of that type and size only', async () => {
    const about = { name: 'a.webm', contentType: 'video/webm', size: 6 };
    const { body } = await harness.call('POST', '/api/objects/upload', artist, about);
    const to = body.uploadURL as string;
    expect((await put(to, Buffer.from('a film'), 'text/html')).status).toBe(403);
    expect((await put(to, Buffer.from('longer film'), 'video/webm')).status).toBe(403);
    expect(await codeOf(harness.call('PUT', '/api/videos', artist, { videoUrl: to }))).toBe(
      '409 upload_expired',
    );
    expect((await put(to, Buffer.from('a film'), 'video/webm')).status).toBe(200);
    expect(await codeOf(harness.call('PUT', '/api/videos', other, { videoUrl: to }))).toBe(
      '404 upload_not_found',
    );
    const first = await harness.call('PUT', '/api/videos', artist, { videoUrl: to });
    const second = await harness.call('PUT', '/api/videos', artist, {
      videoUrl: `/objects/${String(first.body.id)}`,
    });
    expect(second.body).toEqual(first.body);
    const mine = await harness.call('GET', `/api/videos/${String(first.body.id)}`, artist);
    expect(mine.body).toEqual(first.body);
    expect(await codeOf(harness.call('GET', `/api/videos/${String(first.body.id)}`, other))).toBe(
      '404 upload_not_found',
    );
  });

  test('an upload without a declared size is measured', async () => {
    const { body } = await harness.call('POST', '/api/objects/upload', artist, { contentType: 'video/mp4' });
    const { storage } = harness.app.ctx;
    const real = { ...storage };
    storage.size = async () => VIDEO_MAX_BYTES + 1;
    const answer = await codeOf(harness.call('PUT', '/api/videos', artist, { videoUrl: body.uploadURL }));
    Object.assign(storage, real);
    expect(answer).toBe('413 video_too_large');
    expect(await codeOf(harness.call('PUT', '/api/videos', artist, { videoUrl: body.uploadURL }))).toBe(
      '404 upload_not_found',
    );
    const id = (body.uploadURL as string).split('/').at(-2)!;
    const keys = [sourceKey(artist.id, id)];
    expect(await laterRemovals(harness.app)).toContainEqual({ keys, isLater: true });
  });

  test('accepts no picture, and a picture is made of no video', async () => {
    const picture = await harness.call('POST', '/api/objects/upload', artist, { contentType: 'image/png' });
    const video = await harness.call('POST', '/api/objects/upload', artist, { contentType: 'video/mp4' });
    const [pictureUrl, videoUrl] = [picture.body.uploadURL as string, video.body.uploadURL as string];
    expect((await put(pictureUrl, randomBytes(9), 'image/png')).status).toBe(200);
    expect((await put(videoUrl, randomBytes(9), 'video/mp4')).status).toBe(200);
    for (const [path, body] of [
      ['/api/videos', { videoUrl: pictureUrl }],
      ['/api/videos', { videoUrl: `/objects/${pictureUrl.split('?')[0]!.split('/').at(-1)!}` }],
      ['/api/artwork-images', { imageUrl: videoUrl }],
      ['/api/artwork-images', { imageUrl: `/objects/${videoUrl.split('/').at(-2)!}` }],
    ] as const)
      expect(await codeOf(harness.call('PUT', path, artist, body))).toBe('404 upload_not_found');
  });

  test('uncompleted parts are not accepted', async () => {
    const { id } = await harness.begin(artist);
    const answer = harness.call('PUT', '/api/videos', artist, { videoUrl: `/objects/${id}` });
    expect(await codeOf(answer)).toBe('409 upload_expired');
  });
});

describe('is refused', () => {
  const begin = (who: TestMember | null, about: object) =>
    harness.call('POST', '/api/s3/multipart', who, about);

  test.each([
    [{ type: 'text/html', filename: 'a.mp4' }],
    [{ type: 'video/x-matroska', filename: 'a.mkv' }],
    [{ type: '', filename: 'a' }],
    [{}],
  ])('another type: %o', async (about) => {
    expect(await codeOf(begin(artist, about))).toBe('415 unsupported_type');
    const query = new URLSearchParams(about).toString();
    expect(await codeOf(harness.call('GET', `/api/s3/params?${query}`, artist))).toBe('415 unsupported_type');
  });

  test('a member without an artist name', async () => {
    const sample = { type: 'video/mp4' };
    for (const answer of [
      begin(reader, sample),
      harness.call('GET', '/api/s3/params?type=video%2Fmp4', reader),
      harness.call('POST', '/api/objects/upload', reader, { contentType: 'video/mp4' }),
    ]) {
      expect(await codeOf(answer)).toBe('403 artist_name_required');
    }
  });

  test('declared too large', async () => {
    const about = { contentType: 'video/mp4', size: VIDEO_MAX_BYTES + 1 };
    expect(await codeOf(harness.call('POST', '/api/objects/upload', artist, about))).toBe(
      '413 video_too_large',
    );
  });

  test('if a free member has 2 GB, but not a subscriber', async () => {
    const { db } = harness.app.ctx;
    const hoarder = await createMember(harness.app, { artistName: 'Sol' });
    const begun = await harness.begin(hoarder);
    await db
      .update(videos)
      .set({ bytes: 2 * 2 ** 30, multipartId: null })
      .where(eq(videos.id, begun.id));
    expect(await codeOf(begin(hoarder, { type: 'video/mp4' }))).toBe('409 upload_quota');
    await harness.app.ctx.storage.write(begun.key, Buffer.from('a'), 'video/mp4');
    expect(
      await codeOf(harness.call('PUT', '/api/videos', hoarder, { videoUrl: `/objects/${begun.id}` })),
    ).toBe('409 upload_quota');
    await db.update(users).set({ isSubscriber: true }).where(eq(users.id, hoarder.id));
    expect((await begin(hoarder, { type: 'video/mp4' })).status).toBe(200);
  });
});

describe('temporary credentials', () => {
  test('are unavailable unless configured', async () => {
    expect(await codeOf(harness.call('GET', '/api/s3/sts', artist))).toBe('501 not_configured');
  });

  test('are for the member’s own prefix, and uploads made with them are accepted', async () => {
    const { storage } = harness.app.ctx;
    let lentFor = '';
    storage.issueTemporaryCredentials = async (prefix) => {
      lentFor = prefix;
      const expiresAt = new Date('2030-01-01');
      const keys = { accessKeyId: 'K', secretAccessKey: 'S', sessionToken: 'T' };
      return { ...keys, expiresAt, bucket: 'atelier', region: 'us-east-1' };
    };
    try {
      const { body } = await harness.call('GET', '/api/s3/sts', artist);
      expect(lentFor).toBe(`videos/${artist.id}/`);
      expect(body).toMatchObject({ credentials: { AccessKeyId: 'K' }, bucket: 'atelier' });
      const key = `videos/${artist.id}/11111111-1111-4111-8111-111111111111/source`;
      await storage.write(key, Buffer.from('a film'), 'video/mp4');
      const videoUrl = `https://s3.example/${key}`;
      expect(await codeOf(harness.call('PUT', '/api/videos', other, { videoUrl }))).toBe(
        '404 upload_not_found',
      );
      const accepted = await harness.call('PUT', '/api/videos', artist, { videoUrl });
      expect(accepted.body).toMatchObject({ status: 'waiting' });
    } finally {
      storage.issueTemporaryCredentials = null;
    }
  });
});
