import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { requestCheckout, buy, CARDS, confirm, reserve } from '#server/testing/payments.ts';
import { expireReservations } from './jobs.ts';

const MINUTE = 60_000;
let app: TestApp;
let buyer: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  buyer = await createMember(app, { firstName: 'Edmund', lastName: 'Achter' });
});
afterAll(() => app.close());

const offered = (fields: Partial<typeof artworks.$inferInsert> = {}) =>
  createArtwork(app, { isForSale: true, price: '680.00', ...fields });
const get = (path: string, cookie = buyer.cookie) => request(app.url).get(path).set('Cookie', cookie);
const setPrice = (id: string, price: string) =>
  app.ctx.db.update(artworks).set({ price }).where(eq(artworks.id, id));

describe('reserving', () => {
  test('reserves the work and freezes price and split', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const work = await offered({ userId: artist.id, price: '19.99' });
    const intent = await reserve(app, buyer.cookie, work.id);
    expect(intent.amount).toBe('19.99');
    expect(new Date(intent.reservedUntil).getTime()).toBeGreaterThan(Date.now() + 14 * MINUTE);
    const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, intent.purchaseId));
    expect(row).toMatchObject({
      status: 'pending',
      commissionRate: '0.0800',
      commissionAmount: '1.60',
      artistAmount: '18.39',
    });
    expect(row?.commissionAgreedAt).toBeInstanceOf(Date);
  });

  test('refuses works that cannot be bought, each with its own message', async () => {
    const own = await offered({ userId: buyer.id });
    const other = await createMember(app);
    const reserved = await offered();
    await reserve(app, other.cookie, reserved.id);
    const cases: [string, number, string][] = [
      [own.id, 409, 'own_artwork'],
      [(await offered({ isForSale: false })).id, 409, 'not_for_sale'],
      [(await offered({ price: null })).id, 409, 'price_on_request'],
      [(await offered({ price: '0.49' })).id, 409, 'price_too_low'],
      [(await offered({ price: '99999999.99' })).id, 409, 'price_too_high'],
      [(await offered({ isForSale: false, soldAt: new Date() })).id, 409, 'artwork_sold'],
      [reserved.id, 409, 'artwork_reserved'],
      [(await offered({ isHidden: true })).id, 404, 'artwork_not_found'],
      [crypto.randomUUID(), 404, 'artwork_not_found'],
    ];
    for (const [id, status, code] of cases) {
      const answer = await requestCheckout(app, buyer.cookie, id);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.detail).toMatch(/\.$/);
    }
  });

  test('needs the agreement, and ignores amounts from the client', async () => {
    const work = await offered();
    for (const commissionAgreed of [false, 'true', undefined]) {
      const { status, body } = await requestCheckout(app, buyer.cookie, work.id, { commissionAgreed });
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
    const { body } = await requestCheckout(app, buyer.cookie, work.id, { amount: '1.00' });
    expect(body.amount).toBe('680.00');
  });

  test('returns the same intent to the same buyer, and more time', async () => {
    const work = await offered();
    const first = await reserve(app, buyer.cookie, work.id);
    app.clock.advance(10 * MINUTE);
    const again = await reserve(app, buyer.cookie, work.id);
    expect(again.clientSecret).toBe(first.clientSecret);
    expect(again.reservedUntil > first.reservedUntil).toBe(true);
    const clicks = await Promise.all(Array.from({ length: 10 }, () => reserve(app, buyer.cookie, work.id)));
    expect(new Set(clicks.map((click) => click.clientSecret)).size).toBe(1);
  });

  test('reports a changed price, and replaces a reservation at the old one', async () => {
    const work = await offered();
    const old = await reserve(app, buyer.cookie, work.id);
    await setPrice(work.id, '700.00');
    const notified = await requestCheckout(app, buyer.cookie, work.id, { expectedAmount: '680.00' });
    expect([notified.status, notified.body.code]).toEqual([409, 'price_changed']);
    const fresh = await requestCheckout(app, buyer.cookie, work.id, { expectedAmount: 700 });
    expect(fresh.body.amount).toBe('700.00');
    expect(fresh.body.purchaseId).not.toBe(old.purchaseId);
    expect((await get(`/api/purchases/${old.purchaseId}`)).body).toMatchObject({ status: 'canceled' });
    expect(await confirm(app, old, CARDS.pays)).toMatchObject({
      error: { code: 'payment_intent_unexpected_state' },
    });
  });

  test('adds the delivery cost of a physical work, and freezes it', async () => {
    const work = await offered({ isPhysical: true, deliveryCost: '24.50' });
    const seen = { expectedAmount: '680.00', expectedDeliveryCost: '24.50' };
    const { body } = await requestCheckout(app, buyer.cookie, work.id, seen);
    const { purchaseId, clientSecret } = body as { purchaseId: string; clientSecret: string };
    expect(body).toMatchObject({ amount: '680.00', deliveryCost: '24.50', total: '704.50' });
    const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId));
    expect(row).toMatchObject({ isPhysicalItem: true, deliveryCost: '24.50', artistAmount: '612.00' });
    const intent = await app.ctx.payments!.readIntent(row!.stripePaymentIntentId!);
    await confirm(app, { clientSecret }, CARDS.pays);
    expect((await app.ctx.payments!.readIntent(intent.id)).amountReceived).toBe(704_50);
  });

  test('reports a changed delivery cost, and keeps the reservation', async () => {
    const work = await offered({ isPhysical: true, deliveryCost: '24.50' });
    const old = (await requestCheckout(app, buyer.cookie, work.id, { expectedDeliveryCost: '24.50' })).body;
    await app.ctx.db.update(artworks).set({ deliveryCost: '30.00' }).where(eq(artworks.id, work.id));
    const kept = await get(`/api/purchases/${old.purchaseId}`);
    expect(kept.body).toMatchObject({ deliveryCost: '24.50', total: '704.50' });
    const notified = await requestCheckout(app, buyer.cookie, work.id, { expectedDeliveryCost: '24.50' });
    expect([notified.status, notified.body.code]).toEqual([409, 'price_changed']);
    const fresh = await requestCheckout(app, buyer.cookie, work.id, { expectedDeliveryCost: '30.00' });
    expect(fresh.body).toMatchObject({ deliveryCost: '30.00', total: '710.00' });
    expect(fresh.body.purchaseId).not.toBe(old.purchaseId);
  });

  test('replaces an expired reservation', async () => {
    const work = await offered();
    const other = await createMember(app);
    const lapsed = await reserve(app, other.cookie, work.id);
    app.clock.advance(16 * MINUTE);
    await reserve(app, buyer.cookie, work.id);
    expect((await get(`/api/purchases/${lapsed.purchaseId}`, other.cookie)).body.status).toBe('canceled');
  });

  test('the job releases expired ones', async () => {
    const work = await offered();
    const { purchaseId } = await reserve(app, buyer.cookie, work.id);
    app.clock.advance(16 * MINUTE);
    await expireReservations(app.ctx);
    const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId));
    expect(row?.status).toBe('canceled');
  });
});

describe('reading purchases', () => {
  test('is for buyer, artist and moderators', async () => {
    const artist = await createMember(app);
    const stranger = await createMember(app);
    const moderator = await createMember(app, { role: 'moderator' });
    const work = await offered({ userId: artist.id });
    const id = await buy(app, buyer.cookie, work.id);
    for (const { cookie } of [buyer, artist, moderator]) {
      const { status, body } = await get(`/api/purchases/${id}`, cookie);
      expect([status, body.status]).toEqual([200, 'paid']);
      expect(JSON.stringify(body)).not.toMatch(/@example\.com|pi_|ch_/);
    }
    const refused = await get(`/api/purchases/${id}`, stranger.cookie);
    expect([refused.status, refused.body.code]).toEqual([404, 'purchase_not_found']);
    expect((await request(app.url).get(`/api/purchases/${id}`)).status).toBe(401);

    const mine = await get('/api/purchases');
    expect(mine.body[0]).toMatchObject({ id, artwork: { title: 'Quiet water' } });

    const sales = await get(`/api/purchases/artist/${artist.id}`, artist.cookie);
    expect(sales.body).toMatchObject([
      { id, buyerId: buyer.id, buyer: { email: expect.stringContaining('@') as string } },
    ]);
    expect((await get(`/api/purchases/artist/${artist.id}`, moderator.cookie)).status).toBe(200);
    const others = await get(`/api/purchases/artist/${artist.id}`);
    expect([others.status, others.body.code]).toEqual([403, 'not_allowed']);
  });

  test('is paged by Link', async () => {
    const member = await createMember(app);
    for (let n = 0; n < 3; n++) await reserve(app, member.cookie, (await offered()).id);
    const first = await get('/api/purchases?limit=2', member.cookie);
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '';
    const rest = await get(next, member.cookie);
    expect(rest.body).toHaveLength(1);
    expect(rest.headers.link).toBeUndefined();
  });
});

test('a site without payments refuses', async () => {
  const closed = await startTestApp({ env: { PAYMENTS: 'off' } });
  try {
    const member = await createMember(closed);
    const work = await createArtwork(closed, { isForSale: true, price: '10.00' });
    const { status, body } = await requestCheckout(closed, member.cookie, work.id);
    expect([status, body.code]).toEqual([503, 'feature_off']);
    expect((await request(closed.url).post('/api/webhooks/stripe').send({})).status).toBe(503);
  } finally {
    await closed.close();
  }
});
