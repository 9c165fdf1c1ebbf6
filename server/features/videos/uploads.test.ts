/** Videos come in: by whom, of what kind and size, and by which call. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { createMember } from '#server/testing/factories.ts';
import { type Bench, type Person, put, startBench } from './testing.ts';

const PART = 5 * 2 ** 20;
let bench: Bench;
let artist: Person;
let other: Person;
let reader: Person;
beforeAll(async () => {
  bench = await startBench();
  ({ artist } = bench);
  other = await createMember(bench.app, { artistName: 'Ines' });
  reader = await createMember(bench.app, { artistName: '  ' });
});
afterAll(() => bench.close());

const at = (upload: { key: string; uploadId: string }, rest = '') =>
  `/api/s3/multipart/${upload.uploadId}${rest}?key=${encodeURIComponent(upload.key)}`;
const codeOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  return `${status} ${String(body.code)}`;
};

async function sendParts(who: Person, upload: { key: string; uploadId: string }, pieces: Buffer[]) {
  const parts: { PartNumber: number; ETag: string }[] = [];
  for (const [index, bytes] of pieces.entries()) {
    const signed = await bench.call('GET', at(upload, `/${index + 1}`), who);
    expect(signed.body.expires).toBe(604_800);
    const answer = await put(signed.body.url as string, bytes);
    parts.push({ PartNumber: index + 1, ETag: answer.headers.get('etag')! });
  }
  return parts;
}

describe('in parts', () => {
  test('begun, signed, listed, joined, and joined again', async () => {
    const upload = await bench.begin(artist);
    expect(upload.key).toBe(`videos/${artist.id}/${upload.id}/source`);
    const film = randomBytes(PART + 10);
    const parts = await sendParts(artist, upload, [film.subarray(0, PART), film.subarray(PART)]);
    const listed = await bench.call('GET', at(upload), artist);
    expect(listed.body).toEqual([
      { ...parts[0], Size: PART },
      { ...parts[1], Size: 10 },
    ]);
    const done = await bench.call('POST', at(upload, '/complete'), artist, { parts });
    expect([done.status, done.body]).toEqual([
      200,
      { location: `${bench.app.ctx.config.publicUrl}/objects/${upload.id}` },
    ]);
    expect(await bench.find(upload.id)).toMatchObject({
      status: 'waiting',
      multipartId: null,
      bytes: PART + 10,
    });
    expect(await bench.jobKeys()).toContain(`video:${upload.id}`);
    expect((await bench.app.ctx.storage.read(upload.key, film.length)).equals(film)).toBe(true);
    const again = await bench.call('POST', at(upload, '/complete'), artist, { parts });
    expect(again.body).toEqual(done.body);
    // Nothing more may be written or read through it.
    expect(await codeOf(bench.call('GET', at(upload), artist))).toBe('404 upload_not_found');
    expect(await codeOf(bench.call('GET', at(upload, '/1'), artist))).toBe('404 upload_not_found');
    expect(await codeOf(bench.call('DELETE', at(upload), artist))).toBe('404 upload_not_found');
  });

  test('an answer that was lost on the way is given again', async () => {
    const upload = await bench.begin(artist);
    const parts = await sendParts(artist, upload, [randomBytes(10)]);
    const named = parts.map((part) => ({ number: part.PartNumber, etag: part.ETag }));
    await bench.app.ctx.storage.multipart.complete(upload.key, upload.uploadId, named);
    const done = await bench.call('POST', at(upload, '/complete'), artist, { parts });
    expect(done.status).toBe(200);
    expect(await bench.find(upload.id)).toMatchObject({ status: 'waiting', bytes: 10 });
  });

  test('given up, it is gone', async () => {
    const upload = await bench.begin(artist);
    expect((await bench.call('DELETE', at(upload), artist)).status).toBe(200);
    expect(await bench.find(upload.id)).toBeUndefined();
    await expect(bench.app.ctx.storage.multipart.list(upload.key, upload.uploadId)).rejects.toMatchObject({
      status: 404,
    });
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    expect(await codeOf(bench.call('POST', at(upload, '/complete'), artist, body))).toBe(
      '404 upload_not_found',
    );
  });

  test('is nobody else’s', async () => {
    const upload = await bench.begin(artist);
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    for (const answer of [
      bench.call('GET', at(upload), other),
      bench.call('GET', at(upload, '/1'), other),
      bench.call('POST', at(upload, '/complete'), other, body),
      bench.call('DELETE', at(upload), other),
      // One's own key with somebody else's upload, and the reverse.
      bench.call('GET', at({ ...(await bench.begin(other)), uploadId: upload.uploadId }, '/1'), other),
      bench.call('GET', at({ ...(await bench.begin(artist)), key: upload.key }, '/1'), artist),
    ]) {
      expect(await codeOf(answer)).toBe('404 upload_not_found');
    }
    expect(await bench.find(upload.id)).toMatchObject({ status: 'uploading' });
  });

  test.each([0, 10_001])('part %i cannot be', async (number) => {
    const upload = await bench.begin(artist);
    expect(await codeOf(bench.call('GET', at(upload, `/${number}`), artist))).toBe('400 invalid_request');
  });
  test.each([1, 10_000])('part %i can be', async (number) => {
    const upload = await bench.begin(artist);
    expect((await bench.call('GET', at(upload, `/${number}`), artist)).status).toBe(200);
  });

  test('parts that the store does not have are refused', async () => {
    const upload = await bench.begin(artist);
    const body = { parts: [{ PartNumber: 1, ETag: `"${'0'.repeat(32)}"` }] };
    expect(await codeOf(bench.call('POST', at(upload, '/complete'), artist, body))).toBe(
      '400 invalid_request',
    );
    expect(await bench.find(upload.id)).toMatchObject({ status: 'uploading' });
  });

  test('more than 500 MB are not joined', async () => {
    const upload = await bench.begin(artist);
    const { multipart } = bench.app.ctx.storage;
    const real = { ...multipart };
    multipart.list = async () => [
      { number: 1, etag: '"a"', bytes: VIDEO_MAX_BYTES },
      { number: 2, etag: '"b"', bytes: 1 },
    ];
    const body = { parts: [{ PartNumber: 1, ETag: '"a"' }] };
    const answer = await codeOf(bench.call('POST', at(upload, '/complete'), artist, body));
    Object.assign(multipart, real);
    expect(answer).toBe('413 video_too_large');
    expect(await bench.find(upload.id)).toBeUndefined();
    await expect(real.list(upload.key, upload.uploadId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('in one piece', () => {
  test('by a form of the widget', async () => {
    const { body } = await bench.call('GET', '/api/s3/params?filename=a.mov&type=video%2Fquicktime', artist);
    expect(body).toMatchObject({ method: 'POST', expires: 900 });
    const form = new FormData();
    for (const [name, value] of Object.entries(body.fields as Record<string, string>))
      form.append(name, value);
    form.append('file', new Blob(['a film']), 'a.mov');
    const answer = await fetch(body.url as string, { method: 'POST', body: form });
    const location = /<Location>(.*)<\/Location>/.exec(await answer.text())![1]!;
    const accepted = await bench.call('PUT', '/api/videos', artist, { videoUrl: location });
    expect(accepted.body).toMatchObject({
      status: 'waiting',
      progress: 0,
      failure: null,
      hasCaptions: false,
    });
    expect(await bench.jobKeys()).toContain(`video:${String(accepted.body.id)}`);
  });

  test('by a PUT of that type and size alone', async () => {
    const about = { name: 'a.webm', contentType: 'video/webm', size: 6 };
    const { body } = await bench.call('POST', '/api/objects/upload', artist, about);
    const to = body.uploadURL as string;
    expect((await put(to, Buffer.from('a film'), 'text/html')).status).toBe(403);
    expect((await put(to, Buffer.from('longer film'), 'video/webm')).status).toBe(403);
    expect(await codeOf(bench.call('PUT', '/api/videos', artist, { videoUrl: to }))).toBe(
      '409 upload_expired',
    );
    expect((await put(to, Buffer.from('a film'), 'video/webm')).status).toBe(200);
    expect(await codeOf(bench.call('PUT', '/api/videos', other, { videoUrl: to }))).toBe(
      '404 upload_not_found',
    );
    const first = await bench.call('PUT', '/api/videos', artist, { videoUrl: to });
    const second = await bench.call('PUT', '/api/videos', artist, {
      videoUrl: `/objects/${String(first.body.id)}`,
    });
    expect(second.body).toEqual(first.body);
    const mine = await bench.call('GET', `/api/videos/${String(first.body.id)}`, artist);
    expect(mine.body).toEqual(first.body);
    expect(await codeOf(bench.call('GET', `/api/videos/${String(first.body.id)}`, other))).toBe(
      '404 upload_not_found',
    );
  });

  test('what was put without a size is measured', async () => {
    const { body } = await bench.call('POST', '/api/objects/upload', artist, { contentType: 'video/mp4' });
    const { storage } = bench.app.ctx;
    const real = { ...storage };
    storage.size = async () => VIDEO_MAX_BYTES + 1;
    const answer = await codeOf(bench.call('PUT', '/api/videos', artist, { videoUrl: body.uploadURL }));
    Object.assign(storage, real);
    expect(answer).toBe('413 video_too_large');
    expect(await codeOf(bench.call('PUT', '/api/videos', artist, { videoUrl: body.uploadURL }))).toBe(
      '404 upload_not_found',
    );
  });

  test('parts that were not joined are not accepted', async () => {
    const { id } = await bench.begin(artist);
    const answer = bench.call('PUT', '/api/videos', artist, { videoUrl: `/objects/${id}` });
    expect(await codeOf(answer)).toBe('409 upload_expired');
  });
});

describe('is refused', () => {
  const begin = (who: Person | null, about: object) => bench.call('POST', '/api/s3/multipart', who, about);

  test.each([
    [{ type: 'text/html', filename: 'a.mp4' }],
    [{ type: 'video/x-matroska', filename: 'a.mkv' }],
    [{ type: '', filename: 'a' }],
    [{}],
  ])('of another kind: %o', async (about) => {
    expect(await codeOf(begin(artist, about))).toBe('415 unsupported_type');
    const query = new URLSearchParams(about).toString();
    expect(await codeOf(bench.call('GET', `/api/s3/params?${query}`, artist))).toBe('415 unsupported_type');
  });

  test('without an artist name', async () => {
    const film = { type: 'video/mp4' };
    for (const answer of [
      begin(reader, film),
      bench.call('GET', '/api/s3/params?type=video%2Fmp4', reader),
      bench.call('POST', '/api/objects/upload', reader, { contentType: 'video/mp4' }),
    ]) {
      expect(await codeOf(answer)).toBe('403 artist_name_required');
    }
  });

  test('declared too large', async () => {
    const about = { contentType: 'video/mp4', size: VIDEO_MAX_BYTES + 1 };
    expect(await codeOf(bench.call('POST', '/api/objects/upload', artist, about))).toBe(
      '413 video_too_large',
    );
  });

  test('when a free member has 2 GB, and not when a subscriber has', async () => {
    const { db } = bench.app.ctx;
    const hoarder = await createMember(bench.app, { artistName: 'Sol' });
    const begun = await bench.begin(hoarder);
    await db
      .update(videos)
      .set({ bytes: 2 * 2 ** 30, multipartId: null })
      .where(eq(videos.id, begun.id));
    expect(await codeOf(begin(hoarder, { type: 'video/mp4' }))).toBe('409 upload_quota');
    await bench.app.ctx.storage.write(begun.key, Buffer.from('a'), 'video/mp4');
    expect(
      await codeOf(bench.call('PUT', '/api/videos', hoarder, { videoUrl: `/objects/${begun.id}` })),
    ).toBe('409 upload_quota');
    await db.update(users).set({ isSubscriber: true }).where(eq(users.id, hoarder.id));
    expect((await begin(hoarder, { type: 'video/mp4' })).status).toBe(200);
  });
});

describe('temporary credentials', () => {
  test('are not there unless set up', async () => {
    expect(await codeOf(bench.call('GET', '/api/s3/sts', artist))).toBe('501 not_configured');
  });

  test('are for one’s own prefix, and what was put with them is accepted', async () => {
    const { storage } = bench.app.ctx;
    let lentFor = '';
    storage.lendCredentials = async (prefix) => {
      lentFor = prefix;
      const expiresAt = new Date('2030-01-01');
      const keys = { accessKeyId: 'K', secretAccessKey: 'S', sessionToken: 'T' };
      return { ...keys, expiresAt, bucket: 'atelier', region: 'us-east-1' };
    };
    try {
      const { body } = await bench.call('GET', '/api/s3/sts', artist);
      expect(lentFor).toBe(`videos/${artist.id}/`);
      expect(body).toMatchObject({ credentials: { AccessKeyId: 'K' }, bucket: 'atelier' });
      const key = `videos/${artist.id}/11111111-1111-4111-8111-111111111111/source`;
      await storage.write(key, Buffer.from('a film'), 'video/mp4');
      const videoUrl = `https://s3.example/${key}`;
      expect(await codeOf(bench.call('PUT', '/api/videos', other, { videoUrl }))).toBe(
        '404 upload_not_found',
      );
      const accepted = await bench.call('PUT', '/api/videos', artist, { videoUrl });
      expect(accepted.body).toMatchObject({ status: 'waiting' });
    } finally {
      storage.lendCredentials = null;
    }
  });
});
