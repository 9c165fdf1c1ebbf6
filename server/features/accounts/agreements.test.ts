/** One lock decides between what binds two members and the end of either account. */
import request from 'supertest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { setSuspension } from '#server/features/moderation/suspension/suspend.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import { requestCheckout } from '#server/testing/payments.ts';

const ROUNDS = 6;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());

const post = ({ cookie }: TestMember, path: string, body: object = {}) =>
  request(app.server).post(path).set('Cookie', cookie).send(body);
const leave = (member: TestMember) => post(member, '/api/account/deletion');
async function shop() {
  const [seller, buyer] = [await createMember(app), await createMember(app)];
  const fields = { userId: seller.id, isForSale: true, price: '200.00', isOpenToOffers: true };
  return { seller, buyer, work: await createArtwork(app, fields) };
}

it.each(['seller', 'buyer'] as const)('a checkout or the deletion of the %s, never both', async (who) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { work, ...members } = await shop();
    const [checkout, deletion] = await Promise.all([
      requestCheckout(app, members.buyer.cookie, work.id),
      leave(members[who]),
    ]);
    expect([checkout.status, deletion.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

it.each(['seller', 'buyer'] as const)('an offer or the deletion of the %s, never both', async (who) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { work, ...members } = await shop();
    const [offer, deletion] = await Promise.all([
      post(members.buyer, `/api/artworks/${work.id}/offers`, { amount: '150' }),
      leave(members[who]),
    ]);
    expect([offer.status === 201, deletion.status === 200].filter(Boolean)).toHaveLength(1);
  }
});

it('a suspension ends the reservation that began beside it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { seller, buyer, work } = await shop();
    const until = new Date(app.ctx.clock.now().getTime() + 86_400_000);
    const [checkout] = await Promise.all([
      requestCheckout(app, buyer.cookie, work.id),
      app.ctx.db.transaction((tx) => setSuspension(app.ctx, tx, seller.id, until)),
    ]);
    const live = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
    const now = app.ctx.clock.now();
    expect(live.filter(({ reservedUntil }) => reservedUntil && reservedUntil > now)).toEqual([]);
    expect([200, 404, 409]).toContain(checkout.status);
  }
});

it('a sale that is under way is shipped although the account is about to be deleted', async () => {
  const order = await createOrder(app, { status: 'paid', isPhysicalItem: true });
  await app.ctx.db.update(users).set({ deletesAt: new Date() }).where(eq(users.id, order.artist.id));
  const sent = { carrier: 'DHL', trackingNumber: '12345678' };
  const { status } = await post(order.artist, `/api/purchases/${order.id}/ship`, sent);
  // 409: without an address there is nothing to ship to.
  expect([200, 409]).toContain(status);
});
