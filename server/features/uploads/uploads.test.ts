/** From asking for a URL to the picture on the wall, through the real app. */
import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '#shared/rules/limits.ts';
import { uploads } from '#shared/schema/uploads.ts';
import { users } from '#shared/schema/users.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import { createMember } from '../../testing/factories.ts';
import { removeUnattachedUploads } from './jobs.ts';
import { allKeys, incomingKey, originalKey, uploadIdOf } from './keys.ts';
import { claimUpload, storeImage } from './service.ts';

type Person = Awaited<ReturnType<typeof createMember>>;
interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const DAY_MS = 86_400_000;
let app: TestApp;
let artist: Person;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '100000' } });
  artist = await createMember(app);
  picture = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

async function call(method: string, path: string, who: Person | null, body?: object): Promise<Answer> {
  const response = await fetch(app.url + path, {
    method,
    headers: {
      ...(who ? { cookie: who.cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const ask = (who: Person | null, about?: object) => call('POST', '/api/objects/upload', who, about);
const accept = (who: Person | null, imageUrl: string) =>
  call('PUT', '/api/artwork-images', who, { imageUrl });
const put = (to: string, bytes: Buffer, type = 'image/jpeg') =>
  fetch(to, { method: 'PUT', body: bytes as BodyInit, headers: { 'content-type': type } });

async function upload(who: Person, bytes: Buffer): Promise<{ url: string; id: string }> {
  const url = (await ask(who)).body.uploadURL as string;
  expect((await put(url, bytes)).status).toBe(200);
  return { url, id: uploadIdOf(url)! };
}
const findRow = async (id: string) => (await app.ctx.db.select().from(uploads).where(eq(uploads.id, id)))[0];
async function whatIsLeft(userId: string, id: string): Promise<string[]> {
  const keys = allKeys({ id, userId });
  const sizes = await Promise.all(keys.map((key) => app.ctx.storage.size(key)));
  return keys.filter((_key, index) => sizes[index] !== null);
}

describe('a URL', () => {
  test('is for members', async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await accept(null, '/objects/x')).status).toBe(401);
  });

  test('needs no body, and points to a key the server chose', async () => {
    const { status, body } = await ask(artist);
    expect(status).toBe(200);
    expect(new URL(body.uploadURL as string).pathname).toMatch(
      new RegExp(`^/storage/atelier/uploads/${artist.id}/[0-9a-f-]{36}$`),
    );
    expect(new URL(body.uploadURL as string).searchParams.get('X-Amz-Expires')).toBe('900');
  });

  test('takes exactly the type and size that were told', async () => {
    const { body } = await ask(artist, { name: 'a.jpg', contentType: 'image/jpeg', size: picture.length });
    const url = body.uploadURL as string;
    expect((await put(url, picture, 'image/png')).status).toBe(403);
    expect((await put(url, picture.subarray(1))).status).toBe(403);
    expect((await put(url, picture)).status).toBe(200);
  });

  test('is refused early for what can never be used', async () => {
    expect(await ask(artist, { contentType: 'image/svg+xml' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type' },
    });
    expect(await ask(artist, { size: IMAGE_MAX_BYTES + 1 })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    });
    expect((await ask(artist, { contentType: 'image/png', size: IMAGE_MAX_BYTES })).status).toBe(200);
  });
});

describe('a picture', () => {
  test('is taken once, upright, and served in three sizes for a year', async () => {
    const { url, id } = await upload(artist, picture);
    const first = await accept(artist, url);
    expect(first).toMatchObject({
      status: 200,
      body: { objectPath: `/objects/${id}`, width: 400, height: 600 },
    });
    expect(await accept(artist, `/objects/${id}`)).toEqual(first);
    expect(await accept(artist, new URL(url).pathname)).toEqual(first);
    for (const file of ['thumb.webp', 'card.webp', 'preview.webp']) {
      const answer = await fetch(`${app.url}/media/${id}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([facts.width, facts.height, facts.exif]).toEqual([400, 600, undefined]);
      const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag')! } });
      expect(again.status).toBe(304);
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

  test('is processed once when asked for twice at the same time', async () => {
    const { url } = await upload(artist, picture);
    const [a, b] = await Promise.all([accept(artist, url), accept(artist, url)]);
    expect(a.status).toBe(200);
    expect(b).toEqual(a);
  });

  test('cannot be exchanged after it was checked', async () => {
    const { url, id } = await upload(artist, picture);
    const first = await accept(artist, url);
    expect((await put(url, Buffer.from('<script>'))).status).toBe(200);
    expect(await accept(artist, url)).toEqual(first);
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
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
  ])('that cannot be used leaves nothing behind: %s', async (code, status, make) => {
    const { url, id } = await upload(artist, await make());
    expect(await accept(artist, url)).toMatchObject({ status, body: { code } });
    expect(await findRow(id)).toBeUndefined();
    expect(await whatIsLeft(artist.id, id)).toEqual([]);
    expect(await accept(artist, url)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
  });

  test('of somebody else, or that was never there, is not found', async () => {
    const stranger = await createMember(app);
    const { url, id } = await upload(artist, picture);
    for (const name of [url, `/objects/${id}`]) {
      expect(await accept(stranger, name)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    }
    for (const name of [`/objects/${randomUUID()}`, 'https://elsewhere.test/a.jpg', '../../etc/passwd']) {
      expect(await accept(artist, name)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    }
    expect((await accept(artist, url)).status).toBe(200);
  });

  test('that was never sent, or waited too long, is expired', async () => {
    const url = (await ask(artist)).body.uploadURL as string;
    expect(await accept(artist, url)).toMatchObject({ status: 409, body: { code: 'upload_expired' } });
    const late = await upload(artist, picture);
    await app.ctx.db
      .update(uploads)
      .set({ createdAt: new Date(app.clock.now().getTime() - DAY_MS - 1000) })
      .where(eq(uploads.id, late.id));
    expect(await accept(artist, late.url)).toMatchObject({ status: 409, body: { code: 'upload_expired' } });
  });
});

const publish = (who: Person, imageUrl: string) =>
  call('POST', '/api/artworks', who, {
    title: 'Quiet water',
    category: 'photography',
    imageUrl,
    isForSale: false,
    isNftAvailable: false,
  });

describe('an artwork', () => {
  test('takes an upload, checked or not, and only once', async () => {
    const { url, id } = await upload(artist, picture);
    const answer = await publish(artist, url);
    expect(answer).toMatchObject({
      status: 201,
      body: { imageUrl: `/objects/${id}`, width: 400, height: 600 },
    });
    expect((await findRow(id))?.status).toBe('attached');
    expect(await publish(artist, `/objects/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'upload_in_use' },
    });
  });

  test('takes an upload once, however many ask at the same time', async () => {
    const { url } = await upload(artist, picture);
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(artist, url)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('never takes somebody else’s', async () => {
    const { url } = await upload(artist, picture);
    expect(await publish(await createMember(app), url)).toMatchObject({ status: 404 });
  });
});

describe('free members', () => {
  async function attach(userId: string, count: number, attachedAt: Date, bytes = 1000): Promise<void> {
    const rows = Array.from({ length: count }, () => {
      const id = randomUUID();
      const facts = { width: 1, height: 1, placeholder: 'AAAA', bytes, expiresAt: attachedAt, attachedAt };
      return { id, userId, status: 'attached' as const, key: originalKey(userId, id), ...facts };
    });
    await app.ctx.db.insert(uploads).values(rows);
  }
  const refusal = { status: 409, body: { code: 'upload_quota' } };
  const monthStart = () =>
    new Date(Date.UTC(app.clock.now().getUTCFullYear(), app.clock.now().getUTCMonth()));

  test('publish twenty a month, also with URLs asked for before', async () => {
    const member = await createMember(app);
    await attach(member.id, 5, new Date(monthStart().getTime() - 1000));
    await attach(member.id, 19, monthStart());
    const { url } = await upload(member, picture);
    await attach(member.id, 1, app.clock.now());
    expect(await ask(member)).toMatchObject(refusal);
    expect(await publish(member, url)).toMatchObject(refusal);
    await app.ctx.db.update(users).set({ isSubscriber: true }).where(eq(users.id, member.id));
    expect((await ask(member)).status).toBe(200);
    expect((await publish(member, url)).status).toBe(201);
  });

  test('keep two gigabytes', async () => {
    const member = await createMember(app);
    await attach(member.id, 2, new Date(0), 2 ** 30);
    expect(await ask(member)).toMatchObject(refusal);
  });
});

test('a picture of the house is stored, ready to be claimed', async () => {
  const stored = await storeImage(app.ctx, artist.id, picture);
  const claim = { userId: artist.id, imageUrl: stored.objectPath };
  expect(await app.ctx.db.transaction((tx) => claimUpload(tx, claim))).toEqual(stored);
  expect((await fetch(`${app.url}${stored.objectPath.replace('/objects', '/media')}/card.webp`)).status).toBe(
    200,
  );
});

test('what nothing shows after a day is removed, with its objects; what is shown stays', async () => {
  const sent = await upload(artist, picture);
  const ready = await upload(artist, picture);
  const shown = await upload(artist, picture);
  await accept(artist, ready.url);
  expect((await publish(artist, shown.url)).status).toBe(201);
  // Sent again after it was taken: nobody will ever read it.
  await put(shown.url, picture);
  app.clock.advance(DAY_MS / 2);
  await removeUnattachedUploads(app.ctx);
  expect(await app.ctx.storage.size(incomingKey(artist.id, shown.id))).toBeNull();
  expect((await findRow(ready.id))?.status).toBe('ready');
  app.clock.advance(DAY_MS / 2 + 1000);
  await removeUnattachedUploads(app.ctx);
  for (const gone of [sent, ready]) {
    expect(await findRow(gone.id)).toBeUndefined();
    expect(await whatIsLeft(artist.id, gone.id)).toEqual([]);
  }
  expect((await whatIsLeft(artist.id, shown.id)).length).toBe(5);
});
