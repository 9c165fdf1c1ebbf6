import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Offer } from '#shared/offers/contract.ts';
import { dateIn, plusDays, startOfDay } from '#shared/kernel/zoned-time.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { buy, requestCheckout } from '#server/testing/payments.ts';

const ZONE = 'America/New_York';
let app: TestApp;
let artist: TestMember;
let buyer: TestMember;
let workId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [artist, buyer] = await Promise.all([createMember(app), createMember(app)]);
  const work = { userId: artist.id, isForSale: true, price: '200.00', isOpenToOffers: true };
  ({ id: workId } = await createArtwork(app, work));
});

const inDays = (days: number, zone = ZONE) => plusDays(dateIn(app.clock.now(), zone), days);
const leave = (backOn: string, timeZone = ZONE) =>
  request(app.server).put('/api/auth/user/away').set('Cookie', artist.cookie).send({ backOn, timeZone });
const post = (who: TestMember, path: string, body: object) =>
  request(app.server).post(path).set('Cookie', who.cookie).send(body);
const offer = (who = buyer, amount = '150') => post(who, `/api/artworks/${workId}/offers`, { amount });
const page = async () =>
  (await request(app.server).get(`/api/artworks/${workId}`).set('Cookie', buyer.cookie)).body as object;

it('no one can buy or make an offer until the day begins where the artist was; it ends by itself', async () => {
  const backOn = inDays(6);
  const until = startOfDay(backOn, ZONE);
  const { body } = await leave(backOn).expect(200);
  expect(body).toMatchObject({ backOn, awayUntil: until.toISOString() });
  const day = until.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: ZONE });
  const refusal = {
    code: 'artist_away',
    detail: `The artist is away. Back on ${day}.`,
    until: until.toISOString(),
  };
  expect(await requestCheckout(app, buyer.cookie, workId)).toMatchObject({ status: 409, body: refusal });
  expect((await offer().expect(409)).body).toMatchObject(refusal);
  expect(await page()).toMatchObject({ isForSale: true, price: '200.00', backOn });

  app.clock.advance(until.getTime() - app.clock.now().getTime() - 60_000);
  await offer().expect(409);
  app.clock.advance(60_001);
  expect(await page()).toMatchObject({ backOn: null });
  await offer().expect(201);
  expect((await requestCheckout(app, buyer.cookie, workId)).status).toBe(200);
});

it('open offers are answered meanwhile, and an accepted one is paid', async () => {
  const open = (await offer().expect(201)).body as Offer;
  await leave(inDays(6)).expect(200);
  await post(artist, `/api/offers/${open.id}/counter`, { amount: '180' }).expect(200);
  await post(buyer, `/api/offers/${open.id}/accept`, { amount: '180' }).expect(200);
  await buy(app, buyer.cookie, workId);
});

it('whoever comes back sells at once', async () => {
  await leave(inDays(6)).expect(200);
  const { body } = await request(app.server)
    .delete('/api/auth/user/away')
    .set('Cookie', artist.cookie)
    .expect(200);
  expect(body).toMatchObject({ backOn: null, awayUntil: null });
  expect((await requestCheckout(app, buyer.cookie, workId)).status).toBe(200);
});

it('the day is one of the next 90, counted where the artist is', async () => {
  await leave(inDays(90)).expect(200);
  for (const refused of [inDays(0), inDays(91), '2027-02-30'])
    expect((await leave(refused).expect(400)).body).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'backOn' }],
    });
  // There it is a day later for most of the day, and never earlier.
  await leave(inDays(0, 'Pacific/Kiritimati'), 'Pacific/Kiritimati').expect(400);
  expect((await leave(inDays(6), 'Mars/Base').expect(400)).body.code).toBe('unknown_time_zone');
});
