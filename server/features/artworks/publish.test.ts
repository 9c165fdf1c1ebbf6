import { readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtworkForm } from '#shared/artworks/contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember, readArtwork } from '#server/testing/factories.ts';
import { storeUpload } from '#server/features/uploads/service.ts';

const PICTURE = readFileSync(path.resolve(import.meta.dirname, '../../demo/media/avatars/mina-okoro.webp'));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const publish = (cookie: string, work: object) =>
  request(app.server).post('/api/artworks').set('Cookie', cookie).send(work);

it('lists a new work first, with its image and its price', async () => {
  const artist = await createMember(app);
  const { objectPath, width, height } = await storeUpload(app.ctx, artist.id, PICTURE);
  const { body } = await publish(artist.cookie, {
    title: '  Half a Fig ',
    description: '',
    category: 'photography',
    imageUrl: objectPath,
    isForSale: true,
    price: 12.5,
    widthMm: 300,
  }).expect(201);
  const stored = await readArtwork(app, body.id as string);
  expect(stored).toMatchObject({ widthMm: 300, heightMm: null, depthMm: null });
  expect(body).toMatchObject({
    title: 'Half a Fig',
    description: null,
    imageUrl: objectPath,
    width,
    height,
    price: '12.50',
    isForSale: true,
    isSold: false,
    isLiked: false,
    user: { id: artist.id },
  });
  const list = await request(app.server).get('/api/artworks').set('Cookie', artist.cookie).expect(200);
  expect(list.body[0]).toEqual(body);
});

it('stores a price only if the work is for sale', async () => {
  const artist = await createMember(app);
  const image = await storeUpload(app.ctx, artist.id, PICTURE);
  const { body } = await publish(artist.cookie, {
    title: 'Not for sale',
    category: 'ai_art',
    imageUrl: image.objectPath,
    price: '99.00',
  }).expect(201);
  expect(body).toMatchObject({ isForSale: false, price: null });
});

it('stores a delivery cost only for physical works', async () => {
  const artist = await createMember(app);
  const publishWith = async (fields: object) => {
    const { objectPath: imageUrl } = await storeUpload(app.ctx, artist.id, PICTURE);
    const work = { title: 'Bowl', category: 'handmade_art', imageUrl, ...fields };
    const { body } = await publish(artist.cookie, work).expect(201);
    return readArtwork(app, body.id as string);
  };
  const sent = await publishWith({ isPhysical: true, deliveryCost: 24 });
  expect(sent).toMatchObject({ isPhysical: true, deliveryCost: '24.00' });
  const free = await publishWith({ isPhysical: true });
  expect(free).toMatchObject({ isPhysical: true, deliveryCost: '0.00' });
  const file = await publishWith({ deliveryCost: 24 });
  expect(file).toMatchObject({ isPhysical: false, deliveryCost: '0.00' });
});

/** A new field needs a value here that is not its default. */
const ALL_FIELDS: Required<Omit<z.input<typeof ArtworkForm>, 'imageUrl' | 'images'>> = {
  title: 'Bowl',
  description: 'Thrown in one go',
  altText: 'A blue bowl',
  medium: 'Stoneware',
  category: 'handmade_art',
  making: 'by_hand',
  tags: ['blue'],
  isForSale: true,
  isNftAvailable: true,
  allowsAiTraining: true,
  price: '99.00',
  editionSize: 5,
  isOpenToOffers: true,
  leastOffer: '50.00',
  isPhysical: true,
  deliveryCost: '18.50',
  // Instead of a cost: see delivery.test.ts.
  deliveryProfileId: null,
  widthMm: 400,
  heightMm: 300,
  depthMm: 20,
};

it.each(['publishing', 'editing'])(
  '%s stores every field of the form, and its artist reads it',
  async (way) => {
    const artist = await createMember(app);
    const { objectPath: imageUrl } = await storeUpload(app.ctx, artist.id, PICTURE);
    const first = way === 'editing' ? { title: 'Plate', category: 'photography' } : ALL_FIELDS;
    const { body } = await publish(artist.cookie, { ...first, imageUrl }).expect(201);
    const ofWork = `/api/artworks/${body.id}`;
    if (way === 'editing') {
      await request(app.server).patch(ofWork).set('Cookie', artist.cookie).send(ALL_FIELDS).expect(200);
    }
    const page = await request(app.server).get(ofWork).set('Cookie', artist.cookie).expect(200);
    const { editionSize, ...same } = ALL_FIELDS;
    expect(page.body).toMatchObject({ ...same, edition: { size: editionSize } });
  },
);

it('attaches an upload once, and only for the member who uploaded it', async () => {
  const [artist, other] = await Promise.all([createMember(app), createMember(app)]);
  const { objectPath } = await storeUpload(app.ctx, artist.id, PICTURE);
  const work = { title: 'Mine', category: 'digital_art', imageUrl: objectPath };
  const stolen = await publish(other.cookie, work).expect(404);
  expect(stolen.body.code).toBe('upload_not_found');
  await publish(artist.cookie, work).expect(201);
  const again = await publish(artist.cookie, work).expect(409);
  expect(again.body.code).toBe('upload_in_use');
});

it.each([' ', '\u200B', '\u3164', '\u202E', '\u00AD', '\u2800'])(
  'reports a title that no one can see: %j',
  async (title) => {
    const artist = await createMember(app);
    const { body } = await publish(artist.cookie, { title, category: 'ai_art', imageUrl: 'x' }).expect(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'title', message: 'Title is required' }],
    });
  },
);

it('refuses a price that no card can be charged, only if the work is for sale', async () => {
  const artist = await createMember(app);
  const publishFor = async (fields: object) => {
    const { objectPath: imageUrl } = await storeUpload(app.ctx, artist.id, PICTURE);
    return publish(artist.cookie, { title: 'Bowl', category: 'handmade_art', imageUrl, ...fields });
  };
  const refused = await publishFor({ isForSale: true, price: '0.49' });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([{ path: 'price', message: 'The price must be at least $0.50.' }]);
  expect((await publishFor({ isForSale: true, price: 0.5 })).body.price).toBe('0.50');
  expect((await publishFor({ isForSale: true })).body.price).toBeNull();
  const kept = await publishFor({ isForSale: false, price: '0.10' });
  expect(kept.body.price).toBeNull();
  const edit = await request(app.server)
    .patch(`/api/artworks/${kept.body.id}`)
    .set('Cookie', artist.cookie)
    .send({
      title: 'Bowl',
      category: 'handmade_art',
      tags: [],
      isForSale: true,
      isNftAvailable: false,
      price: 0,
    });
  expect(edit.status).toBe(400);
});

it('stores AI art that does not say how it was made as AI-generated', async () => {
  const artist = await createMember(app);
  for (const [category, making] of [
    ['ai_art', 'ai_generated'],
    ['digital_art', null],
  ]) {
    const { objectPath: imageUrl } = await storeUpload(app.ctx, artist.id, PICTURE);
    const { body } = await publish(artist.cookie, { title: 'Tide', category, imageUrl }).expect(201);
    expect(body.making).toBe(making);
  }
});
