/** The price and the delivery of a work together are at most what a card can pay. */
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type NewArtwork, type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';

let app: TestApp;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  [seller, buyer] = await Promise.all([createMember(app), createMember(app)]);
});
afterAll(() => app.close());

const send = (who: TestMember, method: 'post' | 'patch', path: string, body: object) =>
  request(app.server)[method](path).set('Cookie', who.cookie).send(body);
const open = (fields: NewArtwork = {}) =>
  createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    isOpenToOffers: true,
    price: null,
    isPhysical: true,
    deliveryCost: '90000.00',
    ...fields,
  });
const offer = (id: string, amount: string) => send(buyer, 'post', `/api/artworks/${id}/offers`, { amount });

test('an offer leaves room for the delivery', async () => {
  const { id } = await open();
  const refused = await offer(id, '910000');
  expect(refused.body).toMatchObject({
    code: 'offer_out_of_range',
    detail: expect.stringContaining('$909999.99') as string,
  });
  await offer(id, '909999.99').expect(201);
});

test.each([{ price: '0.50', deliveryCost: '0' }, { deliveryCost: '999999.99' }])(
  'no range is named where none is left: %o',
  async (fields) => {
    const { id } = await open(fields);
    expect((await offer(id, '0.50')).body).toMatchObject({
      code: 'offer_out_of_range',
      detail: 'No lower offer is possible for this work.',
    });
  },
);

test('nor for a counter', async () => {
  const { id } = await open({ price: '20.00', deliveryCost: '0' });
  const { body } = await offer(id, '19.99').expect(201);
  const path = `/api/offers/${(body as { id: string }).id}/counter`;
  expect((await send(seller, 'post', path, { amount: '20' })).body).toMatchObject({
    code: 'offer_out_of_range',
    detail: 'There’s no price left to counter with.',
  });
});

test('an offer keeps the delivery cost it was made with, and a file that is sent now costs what it does', async () => {
  const { id } = await open();
  const made = await offer(id, '909999.99').expect(201);
  await app.ctx.db.update(artworks).set({ deliveryCost: '90000.01' }).where(eq(artworks.id, id));
  const { id: offerId } = made.body as { id: string };
  const accept = (of: string) => send(seller, 'post', `/api/offers/${of}/accept`, { amount: '909999.99' });
  const accepted = await accept(offerId).expect(200);
  expect(accepted.body).toMatchObject({ artwork: { deliveryCost: '90000.00' } });
  expect(await app.ctx.db.select().from(purchases)).toMatchObject([{ deliveryCost: '90000.00' }]);

  const { id: file } = await open({ isPhysical: false, deliveryCost: '0.00' });
  const { body } = await offer(file, '909999.99').expect(201);
  const sent = { isPhysical: true, deliveryCost: '90000.01' };
  await app.ctx.db.update(artworks).set(sent).where(eq(artworks.id, file));
  const refused = await accept((body as { id: string }).id);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'price_too_high' }]);
});

const FORM = { title: 'Quiet water', category: 'photography', isForSale: true, isNftAvailable: false };
test.each([
  ['with the delivery cost sent along', { price: '900000', isPhysical: true, deliveryCost: '100000' }],
  ['with the delivery cost it has', { price: '910000' }],
  ['alone', { price: '1000000', isPhysical: false }],
])('a price is refused at its field if it is too high %s', async (_, sale) => {
  const { id } = await open();
  const { status, body } = await send(seller, 'patch', `/api/artworks/${id}`, { ...FORM, ...sale });
  const message = 'The price with shipping can be at most $999,999.99.';
  expect([status, body]).toMatchObject([400, { errors: [{ path: 'price', message }] }]);
});

test.each([
  { price: '909999.99' },
  { price: '999999.99', isPhysical: false },
  { isForSale: false, price: '5000000' },
])('%o can be saved', async (sale) => {
  const { id } = await open();
  await send(seller, 'patch', `/api/artworks/${id}`, { ...FORM, ...sale }).expect(200);
});
