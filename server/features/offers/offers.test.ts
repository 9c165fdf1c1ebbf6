import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import type { Offer } from '#shared/offers/contract.ts';
import { purchases } from '#shared/orders/tables.ts';
import { expireReservations } from '#server/features/orders/jobs.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type NewArtwork, type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { deliver } from '#server/testing/mail.ts';
import { CARDS, confirm, requestCheckout, settled } from '#server/testing/payments.ts';
import { expireOffers } from './ending.ts';
import { HOUR_MS, offerCalls } from './testing.ts';

const SELLER = 'seller@example.com';
const BUYER = 'buyer@example.com';
let app: TestApp;
let tag: string;
let seller: TestMember;
let buyer: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());
beforeEach(async () => {
  tag = Math.random().toString(36).slice(2);
  seller = await createMember(app, { firstName: 'Mina', email: tag + SELLER, emailVerified: true });
  buyer = await createMember(app, { firstName: 'Edmund', email: tag + BUYER, emailVerified: true });
});

const open = (fields: NewArtwork = {}) =>
  createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    price: '200.00',
    isOpenToOffers: true,
    ...fields,
  });
const { read, post, make, made: madeBy, act, offersOf, notices, changes } = offerCalls(() => app);
const made = (workId: string, amount = '150', who = buyer) => madeBy(who, workId, amount);
const ordersOf = (who: TestMember) => read(who, '/api/purchases');
const edit = (workId: string, sale: object) =>
  request(app.server)
    .patch(`/api/artworks/${workId}`)
    .set('Cookie', seller.cookie)
    .send({ title: 'Quiet water', category: 'photography', isNftAvailable: false, ...sale });

describe('making an offer', () => {
  it('tells the seller, who alone knows the lowest price', async () => {
    const work = await open({ leastOffer: '120.00' });
    const offer = (await make(buyer, work.id, '150', 'For the hall.').expect(201)).body as Offer;
    expect(offer).toMatchObject({
      side: 'buyer',
      state: 'offered',
      amount: '150.00',
      artwork: { leastOffer: null },
      offersLeft: 2,
    });
    const [received] = await offersOf(seller);
    expect(received).toMatchObject({
      side: 'seller',
      sellerAmount: '135.00',
      artwork: { leastOffer: '120.00' },
      turns: [{ isMine: false, words: 'For the hall.' }],
    });
    expect(await changes(seller)).toEqual(['received']);
    const detail = await request(app.server).get(`/api/artworks/${work.id}`).set('Cookie', buyer.cookie);
    expect(detail.body).toMatchObject({ isOpenToOffers: true, leastOffer: null });
  });

  it('works without a price', async () => {
    const work = await open({ price: null });
    expect((await make(buyer, work.id, '1000000')).body).toMatchObject({ code: 'offer_out_of_range' });
    expect(await made(work.id, '999999.99')).toMatchObject({ state: 'offered' });
  });

  it.each([
    ['own_artwork', {}, () => seller],
    ['not_open_to_offers', { isOpenToOffers: false }, () => buyer],
    ['not_for_sale', { isForSale: false }, () => buyer],
    ['artwork_sold', { isForSale: false, soldAt: new Date() }, () => buyer],
    ['offer_out_of_range', { price: '150.00' }, () => buyer],
    ['artwork_not_found', { isHidden: true }, () => buyer],
  ])('%s', async (code, fields, who) => {
    const work = await open(fields);
    expect((await make(who(), work.id, '150')).body).toMatchObject({ code });
  });

  it('starts at 50 cents', async () => {
    const work = await open();
    expect((await make(buyer, work.id, '0.49')).body).toMatchObject({ code: 'offer_out_of_range' });
    await make(buyer, work.id, '0.50').expect(201);
  });

  it('one at a time, three in 30 days', async () => {
    const work = await open();
    const both = await Promise.all([make(buyer, work.id, '150'), make(buyer, work.id, '151')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    for (const _ of [2, 3]) {
      const [offer] = await offersOf(buyer);
      await act(buyer, offer!, 'withdraw').expect(200);
      await make(buyer, work.id, '150').expect(201);
    }
    await act(buyer, (await offersOf(buyer))[0]!, 'withdraw').expect(200);
    expect((await make(buyer, work.id, '150')).body).toMatchObject({
      code: 'offers_used_up',
      until: expect.any(String) as string,
    });
  });

  it('twenty a day', async () => {
    const works = await Promise.all(Array.from({ length: 21 }, () => open()));
    const answers = await Promise.all(works.map(({ id }) => make(buyer, id, '150')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'offers_today' });
  });
});

describe('answering', () => {
  it('each side names one price more, between the two', async () => {
    const work = await open();
    const offer = await made(work.id, '150');
    for (const amount of ['150', '200']) {
      expect((await act(seller, offer, 'counter', amount)).body).toMatchObject({
        code: 'offer_out_of_range',
      });
    }
    await act(seller, offer, 'counter', '180').expect(200);
    expect((await act(seller, offer, 'counter', '170')).body).toMatchObject({ code: 'offer_changed' });
    expect((await act(buyer, offer, 'counter', '180')).body).toMatchObject({ code: 'offer_out_of_range' });
    await act(buyer, offer, 'counter', '165').expect(200);
    expect((await act(buyer, offer, 'counter', '170')).body).toMatchObject({ code: 'offer_changed' });
    expect((await act(seller, offer, 'counter', '170')).body).toMatchObject({ code: 'offer_changed' });
    expect((await act(seller, offer, 'accept', '150')).body).toMatchObject({ code: 'offer_changed' });
    expect((await act(seller, offer, 'accept', '165').expect(200)).body).toMatchObject({ state: 'accepted' });
    const told = async (who: TestMember) =>
      (await notices(who)).map(({ change, amount }) => `${change} ${amount}`);
    expect(await told(buyer)).toEqual(['accepted 165.00', 'countered 180.00']);
    expect(await told(seller)).toEqual(['last_offered 165.00', 'received 150.00']);
  });

  it('a stranger finds nothing', async () => {
    const offer = await made((await open()).id);
    const stranger = await createMember(app);
    for (const what of ['decline', 'withdraw']) await act(stranger, offer, what).expect(404);
    await act(stranger, offer, 'accept', '150').expect(404);
    await act(stranger, offer, 'counter', '160').expect(404);
  });

  it('silence declines after 48 hours, and answers come too late', async () => {
    const offer = await made((await open()).id);
    app.clock.advance(48 * HOUR_MS + 1000);
    expect((await act(seller, offer, 'accept', '150')).body).toMatchObject({ code: 'offer_changed' });
    await Promise.all([expireOffers(app.ctx), expireOffers(app.ctx)]);
    expect(await offersOf(buyer)).toMatchObject([{ state: 'declined', reason: 'silence' }]);
    expect(await changes(buyer)).toEqual(['declined']);
  });

  it('sends a letter with the date on which silence decides', async () => {
    const offer = await made((await open()).id);
    const [me] = (await offersOf(seller)).map((row) => row.seller);
    const email = (await app.ctx.pool.query('select email from users where id = $1', [me!.id])).rows[0].email;
    const [letter] = await deliver(app, email as string);
    expect(letter!.subject).toBe('$150 for Quiet water');
    expect(letter!.text).toContain('After that, the offer will be declined.');
    await act(seller, offer, 'decline').expect(200);
    expect(await changes(buyer)).toEqual(['declined']);
  });

  it('while the seller changes or deletes the work', async () => {
    for (const [move, who] of [
      ['withdraw', buyer],
      ['decline', seller],
    ] as const) {
      for (const change of [{ price: '140.00' }, null]) {
        const work = await open();
        const offer = await made(work.id);
        const path = `/api/artworks/${work.id}`;
        const changed = change
          ? edit(work.id, change)
          : request(app.server).delete(path).set('Cookie', seller.cookie);
        const statuses = (await Promise.all([act(who, offer, move), changed])).map(({ status }) => status);
        // Whichever comes first ends it.
        expect([200, 409]).toContain(statuses[0]);
        expect([200, 204]).toContain(statuses[1]);
      }
    }
  });
});

describe('an accepted offer', () => {
  it('is paid at its price by its buyer alone', async () => {
    const work = await open();
    const offer = await made(work.id);
    const other = await made(work.id, '140', await createMember(app));
    const { deadline } = (await act(seller, offer, 'accept', '150').expect(200)).body as Offer;
    const held = {
      code: 'artwork_reserved',
      detail: 'This artwork is reserved for a buyer.',
      until: deadline,
    };
    expect((await act(seller, other, 'accept', '140')).body).toMatchObject(held);
    expect((await edit(work.id, { isForSale: false })).body).toMatchObject(held);
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'pending', agreedUntil: deadline }]);
    const wrong = await requestCheckout(app, buyer.cookie, work.id, { expectedAmount: '200.00' });
    expect(wrong.body.code).toBe('price_changed');
    app.clock.advance(23 * HOUR_MS);
    const callers = await Promise.all(Array.from({ length: 8 }, () => createMember(app)));
    const answers = await Promise.all(
      [buyer, ...callers, buyer].map(({ cookie }) => requestCheckout(app, cookie, work.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, ...callers.map(() => 409), 200]);
    const intent = answers[0]!.body as { clientSecret: string; amount: string };
    expect(intent.amount).toBe('150.00');
    await confirm(app, intent, CARDS.pays);
    await settled(app);
    expect(await ordersOf(buyer)).toMatchObject([{ status: 'paid', agreedUntil: null }]);
    const rows = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
    expect(rows).toMatchObject([
      { status: 'paid', amount: '150.00', artistAmount: '135.00', offerId: offer.id },
    ]);
    const states = Object.fromEntries((await offersOf(seller)).map(({ id, state }) => [id, state]));
    expect(states).toEqual({ [offer.id]: 'paid', [other.id]: 'ended' });
  });

  it('frees the work after 24 hours without payment, and notifies both', async () => {
    const work = await open();
    await act(seller, await made(work.id), 'accept', '150').expect(200);
    app.clock.advance(24 * HOUR_MS + 1000);
    await expireReservations(app.ctx);
    await expireOffers(app.ctx);
    expect(await offersOf(buyer)).toMatchObject([{ state: 'unpaid' }]);
    expect((await changes(buyer))[0]).toBe('unpaid');
    expect((await changes(seller))[0]).toBe('unpaid');
    const stranger = await createMember(app);
    expect((await requestCheckout(app, stranger.cookie, work.id)).status).toBe(200);
  });

  it('50 buyers accept and pay at once: one sale', async () => {
    const work = await open();
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const who = await createMember(app);
        return { who, offer: await made(work.id, '150', who) };
      }),
    );
    await Promise.all(all.map(({ offer }) => act(seller, offer, 'counter', '180').expect(200)));
    const ends = await Promise.all(
      all.map(async ({ who, offer }) => {
        const { status } = await act(who, offer, 'accept', '180');
        // Those who were refused try to buy it, too.
        const { body } = await requestCheckout(app, who.cookie, work.id);
        if (body.clientSecret) await confirm(app, body as { clientSecret: string }, CARDS.pays);
        return `${status} ${body.code ?? 'paid'}`;
      }),
    );
    await settled(app);
    expect(ends.filter((end) => end === '200 paid')).toHaveLength(1);
    expect(ends.filter((end) => /^409 artwork_(?:on_hold|sold)$/.test(end))).toHaveLength(49);
    const rows = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
    expect(rows).toMatchObject([{ status: 'paid', amount: '180.00' }]);
    const states = (await offersOf(seller)).map(({ state }) => state).toSorted();
    expect(states).toEqual([...Array.from({ length: 49 }, () => 'ended'), 'paid']);
  });

  it('waits for a checkout that is live, and takes over one that lapsed', async () => {
    const work = await open();
    const offer = await made(work.id);
    const stranger = await createMember(app);
    expect((await requestCheckout(app, stranger.cookie, work.id)).status).toBe(200);
    const refused = await act(seller, offer, 'accept', '150').expect(409);
    expect(refused.body).toMatchObject({ code: 'artwork_reserved', until: expect.any(String) as string });
    app.clock.advance(16 * 60_000);
    await act(seller, offer, 'accept', '150').expect(200);
  });

  it.each([null, 3])(
    'takes over the checkout that its buyer left, of an edition of %s',
    async (editionSize) => {
      const work = await open({ editionSize });
      const offer = await made(work.id);
      await act(seller, offer, 'counter', '180').expect(200);
      expect((await requestCheckout(app, buyer.cookie, work.id)).body.amount).toBe('200.00');
      await act(buyer, offer, 'accept', '180').expect(200);
      const { body } = await requestCheckout(app, buyer.cookie, work.id);
      expect(body.amount).toBe('180.00');
      const rows = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
      expect(rows.map(({ status, offerId }) => `${status} ${offerId !== null}`).toSorted()).toEqual([
        'canceled false',
        'pending true',
      ]);
    },
  );
});

describe('open offers end', () => {
  const ended = async (reason: string) =>
    expect(await offersOf(buyer)).toMatchObject([{ state: 'ended', reason }]);

  it('when the work is sold', async () => {
    const work = await open();
    await made(work.id);
    const stranger = await createMember(app);
    const { body } = await requestCheckout(app, stranger.cookie, work.id);
    await confirm(app, body as { clientSecret: string }, CARDS.pays);
    await settled(app);
    await ended('sold');
    expect((await changes(buyer))[0]).toBe('ended');
  });

  it('when the price falls to it, and not before', async () => {
    const work = await open();
    await made(work.id);
    const sale = { isForSale: true, isOpenToOffers: true };
    await edit(work.id, { ...sale, price: '150.01' }).expect(200);
    expect(await offersOf(buyer)).toMatchObject([{ state: 'offered' }]);
    await edit(work.id, { ...sale, price: '150' }).expect(200);
    await ended('price');
    const newest = async (address: string) => (await deliver(app, tag + address)).at(-1)!.text;
    expect(await newest(SELLER)).toContain('You lowered the price');
    expect(await newest(BUYER)).toContain('you can buy it now');
  });

  it('when the work is not for sale any more', async () => {
    const work = await open();
    await made(work.id);
    await edit(work.id, { isForSale: false }).expect(200);
    await ended('not_for_sale');
  });

  it('when the work is hidden', async () => {
    const work = await open();
    await made(work.id);
    await decideHidden(app, moderator, { subject: 'artwork', subjectId: work.id });
    await ended('hidden');
  });

  it('when the work is deleted', async () => {
    const work = await open();
    await made(work.id);
    await request(app.server).delete(`/api/artworks/${work.id}`).set('Cookie', seller.cookie).expect(204);
    await ended('removed');
    expect(await changes(buyer)).toEqual(['ended']);
  });

  it('when one blocks the other', async () => {
    await made((await open()).id);
    await request(app.server).put(`/api/users/${buyer.id}/block`).set('Cookie', seller.cookie).expect(204);
    await ended('blocked');
  });

  it('when a party is suspended, with the reservation of an accepted one', async () => {
    const work = await open();
    await act(seller, await made(work.id), 'accept', '150').expect(200);
    await app.ctx.db.transaction((tx) =>
      app.ctx.events.emit(tx, 'member.suspended', { memberId: seller.id, isForGood: false }),
    );
    await ended('suspended');
    await expireReservations(app.ctx);
    const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.artworkId, work.id));
    expect(row).toMatchObject({ status: 'canceled' });
  });
});

it('refuses the deletion of an account and is named', async () => {
  await made((await open()).id);
  for (const who of [buyer, seller]) {
    const { body } = await request(app.server)
      .get('/api/account/deletion')
      .set('Cookie', who.cookie)
      .expect(200);
    expect(body).toMatchObject({ open: [{ kind: 'offer', waitsFor: 'answer', title: 'Quiet water' }] });
  }
});

it('its words are reported by the other party', async () => {
  const { body } = await make(buyer, (await open()).id, '150', 'Rude words').expect(201);
  const { turns } = body as Offer;
  const report = { subject: 'offer', subjectId: turns[0]!.id, reason: 'spam' };
  await post(buyer, '/api/reports', report).expect(409);
  await post(seller, '/api/reports', report).expect(204);
  await post(await createMember(app), '/api/reports', report).expect(404);
});

it('a lowest offer lies below the price', async () => {
  const work = await open();
  const sale = { isForSale: true, isOpenToOffers: true, price: '100' };
  expect((await edit(work.id, { ...sale, leastOffer: '100' }).expect(400)).body).toMatchObject({
    errors: [{ path: 'leastOffer' }],
  });
  await edit(work.id, { ...sale, leastOffer: '99' }).expect(200);
  const [row] = await app.ctx.db.select().from(artworks).where(eq(artworks.id, work.id));
  expect(row).toMatchObject({ isOpenToOffers: true, leastOffer: '99.00' });
});
