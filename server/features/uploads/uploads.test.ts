/** An image from requesting a URL to the processed renditions, through the real app. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '#shared/kernel/limits.ts';
import { uploads } from '#shared/uploads/tables.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { incomingKey, originalKey } from './keys.ts';
import { type Harness, laterRemovals, put, startHarness } from './testing.ts';

const DAY_MS = 86_400_000;
let harness: Harness;
let app: TestApp;
let artist: TestMember;
let picture: Buffer;
beforeAll(async () => {
  harness = await startHarness();
  ({ app, artist, picture } = harness);
});
afterAll(() => app.close());

describe('a URL', () => {
  test('is for members', async () => {
    expect((await harness.ask(null)).status).toBe(401);
    expect((await harness.accept(null, '/objects/x')).status).toBe(401);
  });

  test('needs no body, and has a key chosen by the server', async () => {
    const { status, body } = await harness.ask(artist);
    expect(status).toBe(200);
    expect(new URL(body.uploadURL as string).pathname).toMatch(
      new RegExp(`^/storage/atelier/uploads/${artist.id}/[0-9a-f-]{36}$`),
    );
    expect(new URL(body.uploadURL as string).searchParams.get('X-Amz-Expires')).toBe('900');
  });

  test('accepts exactly the declared type and size', async () => {
    const { body } = await harness.ask(artist, {
      name: 'a.jpg',
      contentType: 'image/jpeg',
      size: picture.length,
    });
    const url = body.uploadURL as string;
    expect((await put(url, picture, 'image/png')).status).toBe(403);
    expect((await put(url, picture.subarray(1))).status).toBe(403);
    expect((await put(url, picture)).status).toBe(200);
  });

  test('is refused early for files that can never be used', async () => {
    expect(await harness.ask(artist, { contentType: 'image/svg+xml' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type' },
    });
    expect(await harness.ask(artist, { size: IMAGE_MAX_BYTES + 1 })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    });
    expect((await harness.ask(artist, { contentType: 'image/png', size: IMAGE_MAX_BYTES })).status).toBe(200);
  });
});

describe('an image', () => {
  test('is attached once, upright, and served in three sizes', async () => {
    const { url, id } = await harness.upload(artist, picture);
    const first = await harness.accept(artist, url);
    expect(first).toMatchObject({
      status: 200,
      body: { objectPath: `/objects/${id}`, width: 400, height: 600 },
    });
    expect(await harness.accept(artist, `/objects/${id}`)).toEqual(first);
    expect(await harness.accept(artist, new URL(url).pathname)).toEqual(first);
    const forever = 'public, max-age=31536000, s-maxage=3600, immutable';
    for (const [file, cached] of [
      ['thumb.webp', forever],
      ['card.webp', forever],
      // Until it is signed.
      ['preview.webp', 'public, max-age=60'],
    ]) {
      const answer = await fetch(`${app.url}/media/${id}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe(cached);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([facts.width, facts.height, facts.exif]).toEqual([400, 600, undefined]);
      const path = new URL(answer.url).pathname;
      await request(app.server).get(path).set('If-None-Match', answer.headers.get('etag')!).expect(304);
    }
    for (const path of [
      `${id}/large.webp`,
      `${id}/original`,
      `${id}/toString`,
      `${randomUUID()}/card.webp`,
      '..%2Fx/card.webp',
    ]) {
      expect((await fetch(`${app.url}/media/${path}`)).status).toBe(404);
    }
    const original = await app.ctx.storage.read(originalKey(artist.id, id), IMAGE_MAX_BYTES);
    expect((await sharp(original).metadata()).exif).toBeUndefined();
  });

  test('is processed once under concurrency', async () => {
    const { url } = await harness.upload(artist, picture);
    const [a, b] = await Promise.all([harness.accept(artist, url), harness.accept(artist, url)]);
    expect(a.status).toBe(200);
    expect(b).toEqual(a);
  });

  test('cannot be replaced after it was checked', async () => {
    const { url, id } = await harness.upload(artist, picture);
    const first = await harness.accept(artist, url);
    expect((await put(url, Buffer.from('<script>'))).status).toBe(200);
    expect(await harness.accept(artist, url)).toEqual(first);
    const original = await app.ctx.storage.read(originalKey(artist.id, id), IMAGE_MAX_BYTES);
    expect(original.includes('<script>')).toBe(false);
  });

  test.each([
    ['unsupported_type', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['damaged_image', 415, () => picture.subarray(0, picture.length / 2)],
    ['file_too_large', 413, () => Buffer.concat([picture, Buffer.alloc(IMAGE_MAX_BYTES)])],
    [
      'image_too_large',
      413,
      () =>
        sharp({ create: { width: 7100, height: 7100, channels: 3, background: 'red' } })
          .toColorspace('b-w')
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('leaves nothing behind if it cannot be used: %s', async (code, status, make) => {
    const { url, id } = await harness.upload(artist, await make());
    expect(await harness.accept(artist, url)).toMatchObject({ status, body: { code } });
    expect(await harness.findRow(id)).toBeUndefined();
    expect(await harness.whatIsLeft(artist.id, id)).toEqual([]);
    expect(await harness.accept(artist, url)).toMatchObject({
      status: 404,
      body: { code: 'upload_not_found' },
    });
    // No row leads to what its URL accepts still.
    expect(await laterRemovals(app)).toContainEqual({ keys: [incomingKey(artist.id, id)], isLater: true });
  });

  test('is not found if it is another member’s, or does not exist', async () => {
    const stranger = await createMember(app);
    const { url, id } = await harness.upload(artist, picture);
    for (const name of [url, `/objects/${id}`]) {
      expect(await harness.accept(stranger, name)).toMatchObject({
        status: 404,
        body: { code: 'upload_not_found' },
      });
    }
    for (const name of [`/objects/${randomUUID()}`, 'https://elsewhere.test/a.jpg', '../../etc/passwd']) {
      expect(await harness.accept(artist, name)).toMatchObject({
        status: 404,
        body: { code: 'upload_not_found' },
      });
    }
    expect((await harness.accept(artist, url)).status).toBe(200);
  });

  test('is expired if it was never uploaded, or waited too long', async () => {
    const url = (await harness.ask(artist)).body.uploadURL as string;
    expect(await harness.accept(artist, url)).toMatchObject({
      status: 409,
      body: { code: 'upload_expired' },
    });
    const late = await harness.upload(artist, picture);
    await app.ctx.db
      .update(uploads)
      .set({ createdAt: new Date(app.clock.now().getTime() - DAY_MS - 1000) })
      .where(eq(uploads.id, late.id));
    expect(await harness.accept(artist, late.url)).toMatchObject({
      status: 409,
      body: { code: 'upload_expired' },
    });
  });
});
