/** A work whose offer was accepted: for its buyer at the agreed price, and out of others' reach until then. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { requestCheckout } from '#server/testing/payments.ts';
import { HOUR_MS, offerCalls } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());
const { read, make, made, act } = offerCalls(() => app);

async function accepted(editionSize: number | null, price: string | null = '200.00') {
  const [seller, buyer, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  const work = await createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    price,
    isOpenToOffers: true,
    editionSize,
  });
  const offer = await made(buyer, work.id, '150');
  const { deadline: until } = (await act(seller, offer, 'accept', '150').expect(200)).body as {
    deadline: string;
  };
  const seenBy = async (who: TestMember) =>
    (await read(who, `/api/artworks/${work.id}`)) as Omit<ArtworkDetail, 'onHoldUntil'> & {
      onHoldUntil: string;
    };
  return { seller, buyer, other, work, until, seenBy };
}

it('is one of a kind', async () => {
  const { seller, buyer, other, work, until, seenBy } = await accepted(null);
  const terms = { artistAmount: '135.00', commissionRate: '0.1000', deliveryCost: '0.00' };
  expect(await seenBy(buyer)).toMatchObject({
    onHoldUntil: null,
    agreed: { price: '150.00', ...terms, until },
  });
  for (const who of [other, seller])
    expect(await seenBy(who)).toMatchObject({ onHoldUntil: until, agreed: null });
  const held = { code: 'artwork_on_hold', until };
  expect((await requestCheckout(app, other.cookie, work.id)).body).toMatchObject(held);
  expect((await make(other, work.id, '160').expect(409)).body).toMatchObject(held);
  expect(JSON.stringify((await make(other, work.id, '160')).body)).not.toContain(buyer.id);

  app.clock.advance(24 * HOUR_MS + 1000);
  expect(await seenBy(buyer)).toMatchObject({ agreed: null });
  expect(await seenBy(other)).toMatchObject({ onHoldUntil: null });
  await make(other, work.id, '160').expect(201);
});

it('is an edition: only once the last number is held', async () => {
  const { seller, other, work, until, seenBy } = await accepted(2);
  expect(await seenBy(other)).toMatchObject({ isReserved: false, onHoldUntil: null });
  app.clock.advance(HOUR_MS);
  await act(seller, await made(other, work.id, '160'), 'accept', '160').expect(200);
  const third = await createMember(app);
  expect(await seenBy(third)).toMatchObject({ isReserved: true, onHoldUntil: until });
  const held = { code: 'artwork_on_hold', until };
  expect((await requestCheckout(app, third.cookie, work.id)).body).toMatchObject(held);
  expect((await make(third, work.id, '160')).body).toMatchObject(held);
});

it('a work without a list price shows the agreed one, also where it is only glanced at', async () => {
  const { buyer, other, work, seenBy } = await accepted(null, null);
  const { price, agreed } = await seenBy(buyer);
  expect({ price, agreed: agreed?.price }).toEqual({ price: null, agreed: '150.00' });
  const glanced = `/api/artworks/${work.id}/delivery`;
  expect(await read(buyer, glanced)).toMatchObject({ agreed });
  expect(await read(other, glanced)).toMatchObject({ agreed: null });
});

it('a checkout of minutes is not on hold: it says until when, and offers go on', async () => {
  const [seller, buyer, other] = await Promise.all([createMember(app), createMember(app), createMember(app)]);
  const work = await createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    price: '200.00',
    isOpenToOffers: true,
  });
  const { reservedUntil: until } = (await requestCheckout(app, buyer.cookie, work.id)).body as {
    reservedUntil: string;
  };
  expect((await requestCheckout(app, other.cookie, work.id)).body).toMatchObject({
    code: 'artwork_reserved',
    until,
  });
  expect(await read(other, `/api/artworks/${work.id}`)).toMatchObject({
    isReserved: true,
    onHoldUntil: null,
  });
  await make(other, work.id, '160').expect(201);
});
