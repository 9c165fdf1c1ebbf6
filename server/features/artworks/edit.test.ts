import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artworks, comments, likes } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';

let app: TestApp;
let artist: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  [artist, other] = await Promise.all([createMember(app), createMember(app)]);
});
afterAll(() => app.close());

const form = {
  title: 'Louder water',
  description: '',
  category: 'photography',
  making: 'camera',
  tags: ['#Sea', 'sea', 'north wind'],
  isForSale: true,
  isNftAvailable: false,
  price: '80',
};
const edit = (id: string, who: TestMember, changes: object = {}) =>
  request(app.server)
    .patch(`/api/artworks/${id}`)
    .set('Cookie', who.cookie)
    .send({ ...form, ...changes });
const remove = (id: string, who: TestMember) =>
  request(app.server).delete(`/api/artworks/${id}`).set('Cookie', who.cookie);
const own = (fields = {}) => createArtwork(app, { userId: artist.id, ...fields });

const buy = (artworkId: string, fields: Partial<typeof purchases.$inferInsert> = {}) =>
  app.ctx.db.insert(purchases).values({
    buyerId: other.id,
    sellerId: artist.id,
    artworkId,
    amount: '50.00',
    artistAmount: '45.00',
    commissionAmount: '5.00',
    ...fields,
  });
const inAMinute = () => new Date(app.clock.now().getTime() + 60_000);
const reserve = (artworkId: string) => buy(artworkId, { reservedUntil: inAMinute() });
const reserved = () => ({
  code: 'artwork_reserved',
  detail: 'This artwork is reserved for a buyer.',
  until: expect.toSatisfy((until: string) => Math.abs(Date.parse(until) - +inAMinute()) < 10_000) as string,
});
const sell = async (artworkId: string) => {
  await buy(artworkId, { status: 'paid' });
  const soldAt = app.clock.now();
  await app.ctx.db.update(artworks).set({ soldAt, isForSale: false }).where(eq(artworks.id, artworkId));
};

describe('editing', () => {
  it('keeps sizes that the form does not have, and clears those that are empty', async () => {
    const { id } = await own({ widthMm: 400, heightMm: 500 });
    await edit(id, artist, { depthMm: 20 }).expect(200);
    await edit(id, artist, { heightMm: null }).expect(200);
    const read = await request(app.server)
      .get(`/api/artworks/${id}`)
      .set('Cookie', artist.cookie)
      .expect(200);
    expect(read.body).toMatchObject({ widthMm: 400, heightMm: null, depthMm: 20 });
    for (const wrong of [0, -1, 1.5, 20_001]) await edit(id, artist, { widthMm: wrong }).expect(400);
  });

  it('changes one thing, and leaves the rest as it is', async () => {
    const { id } = await own({
      description: 'Before the rain',
      medium: 'Silver print',
      isForSale: true,
      price: '50.00',
      isOpenToOffers: true,
      leastOffer: '40.00',
      isPhysical: true,
      deliveryCost: '12.00',
    });
    const patch = (body: object) =>
      request(app.server).patch(`/api/artworks/${id}`).set('Cookie', artist.cookie).send(body);
    const { title, description, medium, tags, leastOffer, deliveryCost } = await readArtwork(app, id);
    const before = { title, description, medium, tags, leastOffer, deliveryCost, isOpenToOffers: true };
    await patch({ price: '190.00' }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject({ ...before, price: '190.00' });
    // The rules are those of the whole work.
    const refused = await patch({ price: '30.00' }).expect(400);
    expect(refused.body.errors).toEqual([
      { path: 'leastOffer', message: 'The lowest offer must be below the price.' },
    ]);
    await patch({ price: null }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject({ isForSale: true, price: null, leastOffer: '40.00' });
    await patch({ isForSale: false }).expect(200);
    expect((await patch({ price: '80.00' }).expect(409)).body.code).toBe('not_for_sale');
    await patch({ isForSale: true, price: '80.00' }).expect(200);
  });

  it('saves the form, with normalized tags', async () => {
    const { id } = await own();
    const { body } = await edit(id, artist).expect(200);
    expect(body).toMatchObject({
      title: 'Louder water',
      making: 'camera',
      tags: ['sea', 'north wind'],
      price: '80.00',
      isForSale: true,
    });
    await edit(id, artist, { isForSale: false }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject({ isForSale: false, price: null });
  });

  it("is refused on another artist's work, and on an unknown one", async () => {
    const { id } = await own();
    expect((await edit(id, other).expect(403)).body.code).toBe('not_allowed');
    const hidden = await own({ isHidden: true });
    expect((await edit(hidden.id, other).expect(404)).body.code).toBe('artwork_not_found');
  });

  it('is refused while a member is buying the work', async () => {
    const { id } = await own({ isForSale: true, price: '50.00' });
    await reserve(id);
    expect((await edit(id, artist).expect(409)).body).toMatchObject(reserved());
    expect((await readArtwork(app, id)).title).toBe('Quiet water');
    app.clock.advance(61_000);
    await edit(id, artist).expect(200);
  });

  it('never offers a sold work again, and keeps its price', async () => {
    const { id } = await own({ isForSale: true, price: '50.00' });
    await sell(id);
    expect((await edit(id, artist).expect(409)).body.code).toBe('artwork_sold');
    await edit(id, artist, { isForSale: false, price: null }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject({ title: 'Louder water', price: '50.00' });
  });

  it('sets whether it is shipped and the delivery cost; a sold work keeps both', async () => {
    const { id } = await own({ isForSale: true, price: '50.00' });
    await edit(id, artist, { isPhysical: true, deliveryCost: 18.5 }).expect(200);
    const sent = { isPhysical: true, deliveryCost: '18.50' };
    expect(await readArtwork(app, id)).toMatchObject(sent);
    await edit(id, artist).expect(200);
    expect(await readArtwork(app, id)).toMatchObject(sent);
    const page = await request(app.server).get(`/api/artworks/${id}`).set('Cookie', other.cookie).expect(200);
    expect(page.body).toMatchObject(sent);
    await edit(id, artist, { isPhysical: true, deliveryCost: '-1' }).expect(400);

    await edit(id, artist, { isPhysical: false, deliveryCost: 18.5 }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject({ isPhysical: false, deliveryCost: '0.00' });

    await edit(id, artist, { isPhysical: true, deliveryCost: 18.5 }).expect(200);
    await sell(id);
    await edit(id, artist, { isForSale: false, isPhysical: false }).expect(200);
    expect(await readArtwork(app, id)).toMatchObject(sent);
  });

  it('explains that AI art is made with AI', async () => {
    const { id } = await own();
    const { body } = await edit(id, artist, { category: 'ai_art', making: 'by_hand' }).expect(400);
    expect(body.errors[0]).toMatchObject({ path: 'making', message: expect.stringContaining('AI-assisted') });
    await edit(id, artist, { category: 'ai_art', making: 'ai_assisted' }).expect(200);
  });
});

describe('removing', () => {
  it('deletes the work, its likes and comments, and detaches the image', async () => {
    const work = await own();
    const like = () => request(app.server).post(`/api/artworks/${work.id}/like`).set('Cookie', other.cookie);
    await like().expect(200);
    await request(app.server)
      .post(`/api/artworks/${work.id}/comments`)
      .set('Cookie', other.cookie)
      .send({ content: 'Lovely' })
      .expect(201);
    await buy(work.id, { status: 'canceled' });
    const totalLikes = async () =>
      (await app.ctx.db.select().from(users).where(eq(users.id, artist.id)))[0]!.totalLikes;
    const before = await totalLikes();
    await remove(work.id, artist).expect(204);
    expect(await totalLikes()).toBe(before - 1);
    expect(await app.ctx.db.$count(likes, eq(likes.artworkId, work.id))).toBe(0);
    expect(await app.ctx.db.$count(comments, eq(comments.artworkId, work.id))).toBe(0);
    const [upload] = await app.ctx.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, work.imageUrl.slice('/objects/'.length)));
    expect(upload!.status).toBe('ready');
    expect((await remove(work.id, artist).expect(404)).body.code).toBe('artwork_not_found');
  });

  it("is refused on another artist's work, a sold one, a refunded one, and while a member is buying", async () => {
    const mine = await own();
    expect((await remove(mine.id, other).expect(403)).body.code).toBe('not_allowed');
    const sold = await own();
    await sell(sold.id);
    expect((await remove(sold.id, artist).expect(409)).body.code).toBe('artwork_sold');
    const returned = await own();
    await buy(returned.id, { status: 'refunded' });
    expect((await remove(returned.id, artist).expect(409)).body.code).toBe('artwork_sold');
    const wanted = await own({ isForSale: true, price: '50.00' });
    await reserve(wanted.id);
    expect((await remove(wanted.id, artist).expect(409)).body).toMatchObject(reserved());
  });
});
