/** A number of an edition is reserved, sold and refunded like a work. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { buy, CARDS, confirm, requestCheckout, reserve, settled } from '#server/testing/payments.ts';
import { decideBankDispute, openBankDispute } from './refunds/testing.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 50 : 1;
const SIZE = process.env.ROUNDS === 'full' ? 20 : 6;
const BUYERS = 3 * SIZE;
let app: TestApp;
let artist: { id: string; cookie: string };
let buyers: { id: string; cookie: string }[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_UPLOAD: '1000' } });
  artist = await createMember(app);
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => createMember(app)));
});
afterAll(() => app.close());

const edition = (editionSize: number, fields: Partial<typeof artworks.$inferInsert> = {}) =>
  createArtwork(app, { userId: artist.id, isForSale: true, price: '240.00', editionSize, ...fields });
const numberOf = async (purchaseId: string) =>
  (await app.ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId)))[0]!.editionNumber;
const read = async (id: string, { cookie } = buyers[0]!) =>
  (await request(app.url).get(`/api/artworks/${id}`).set('Cookie', cookie)).body as Record<string, unknown>;
const edit = (work: typeof artworks.$inferSelect, more: object) =>
  request(app.url)
    .patch(`/api/artworks/${work.id}`)
    .set('Cookie', artist.cookie)
    .send({
      title: work.title,
      category: work.category,
      tags: [],
      isForSale: true,
      isNftAvailable: false,
      price: '240.00',
      ...more,
    });
const refund = async (purchaseId: string) => {
  const answer = await request(app.url)
    .post(`/api/purchases/${purchaseId}/refund`)
    .set('Cookie', artist.cookie)
    .send({ reason: 'It fell off the wall.' });
  expect(answer.status).toBe(200);
  await settled(app);
};

test(
  `${BUYERS} concurrent buyers of ${SIZE}: ${SIZE} sales of ${SIZE} numbers, ${ROUNDS} times; a refund frees one`,
  { timeout: 1_200_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const work = await edition(SIZE);
      const answers = await Promise.all(buyers.map(({ cookie }) => requestCheckout(app, cookie, work.id)));
      const won = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ body }) => body.code === 'artwork_reserved')).toHaveLength(BUYERS - SIZE);
      await Promise.all(won.map(({ body }) => confirm(app, body as { clientSecret: string }, CARDS.pays)));
      await settled(app);
      const sold = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
      expect(sold.map(({ status }) => status)).toEqual(Array(SIZE).fill('paid'));
      expect(new Set(sold.map((row) => row.editionNumber)).size).toBe(SIZE);
      expect(await read(work.id)).toMatchObject({
        isSold: true,
        isForSale: false,
        edition: { size: SIZE, left: 0, next: null, isFixed: true },
      });
      expect((await requestCheckout(app, buyers[0]!.cookie, work.id)).body.code).toBe('artwork_sold');

      const returned = sold.find(({ editionNumber }) => editionNumber === 5)!;
      await refund(returned.id);
      // The artist decides whether to offer it again, like with a single work.
      expect(await read(work.id)).toMatchObject({ isSold: false, isForSale: false, edition: { left: 1 } });
      expect((await edit(work, {})).status).toBe(200);
      expect(await read(work.id)).toMatchObject({ isForSale: true, edition: { left: 1, next: 5 } });
      expect(await numberOf(await buy(app, buyers[1]!.cookie, work.id))).toBe(5);
      expect(await read(work.id)).toMatchObject({ isSold: true, isForSale: false });
    }
  },
);

describe('a number', () => {
  test('goes to one buyer at a time, the lowest free one first', async () => {
    const work = await edition(3);
    const [ada, ben, cleo] = buyers as [(typeof buyers)[0], (typeof buyers)[0], (typeof buyers)[0]];
    const mine = await reserve(app, ada.cookie, work.id);
    const again = await reserve(app, ada.cookie, work.id);
    expect([again.purchaseId, await numberOf(mine.purchaseId)]).toEqual([mine.purchaseId, 1]);
    expect(await read(work.id, ben)).toMatchObject({
      isReserved: false,
      edition: { left: 3, next: 2, isFixed: false },
    });
    const two = await buy(app, ben.cookie, work.id);
    // Buyers may buy another one.
    const three = await reserve(app, ben.cookie, work.id);
    expect([await numberOf(two), await numberOf(three.purchaseId)]).toEqual([2, 3]);
    expect((await requestCheckout(app, cleo.cookie, work.id)).body.code).toBe('artwork_reserved');
    expect(await read(work.id, cleo)).toMatchObject({ isReserved: true, edition: { left: 2, next: null } });
    expect(await read(work.id, ada)).toMatchObject({ isReserved: false, edition: { next: 1 } });
    // The reservation ends: its number is the next one.
    await app.ctx.db
      .update(purchases)
      .set({ reservedUntil: new Date(Date.now() - 1000) })
      .where(eq(purchases.id, mine.purchaseId));
    const first = await reserve(app, cleo.cookie, work.id);
    expect(await numberOf(first.purchaseId)).toBe(1);
    expect(first.purchaseId).not.toBe(mine.purchaseId);
  });

  test('is free again after a lost dispute, and the others stay for sale meanwhile', async () => {
    const work = await edition(2);
    const sale = await buy(app, buyers[0]!.cookie, work.id);
    await openBankDispute(app, sale);
    expect(await read(work.id)).toMatchObject({ isForSale: true, edition: { left: 1, next: 2 } });
    await decideBankDispute(app, sale, 'lost');
    expect(await read(work.id)).toMatchObject({ isForSale: true, edition: { left: 2, next: 1 } });
  });
});

describe('editing', () => {
  test('sets the size until a number is sold', async () => {
    const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '240.00' });
    expect((await edit(work, { editionSize: 5 })).status).toBe(200);
    expect((await edit(work, { editionSize: 4 })).status).toBe(200);
    expect((await edit(work, { editionSize: 1 })).body).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'editionSize', message: 'Enter an edition size from 2 to 500.' }],
    });
    const open = await reserve(app, buyers[0]!.cookie, work.id);
    await app.ctx.db
      .update(purchases)
      .set({ reservedUntil: new Date(Date.now() - 1000) })
      .where(eq(purchases.id, open.purchaseId));
    expect((await edit(work, { editionSize: 3 })).body.code).toBe('artwork_reserved');
    await buy(app, buyers[0]!.cookie, work.id);
    const refused = await edit(work, { editionSize: 3 });
    expect(refused.body).toMatchObject({
      code: 'artwork_sold',
      detail: 'The edition size can’t change once a copy has been sold.',
    });
    // The rest may cost something else, or be withdrawn; it remains an edition.
    expect((await edit(work, { editionSize: 4, price: '300.00' })).body.price).toBe('300.00');
    expect((await edit(work, { isForSale: false })).status).toBe(200);
    expect(await read(work.id)).toMatchObject({
      isForSale: false,
      isSold: false,
      edition: { size: 4, left: 3 },
    });
    const gone = await request(app.url).delete(`/api/artworks/${work.id}`).set('Cookie', artist.cookie);
    expect(gone.body.code).toBe('artwork_sold');
  });

  test('makes a work without sales no edition if it is not for sale', async () => {
    const work = await edition(7);
    expect((await edit(work, { isForSale: false })).status).toBe(200);
    expect((await read(work.id)).edition).toBeNull();
  });
});
