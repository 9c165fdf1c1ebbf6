import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '#shared/offers/contract.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import type { artworks } from '#shared/artworks/tables.ts';
import { TOTAL_TOO_HIGH } from '#shared/kernel/payable.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import {
  type TestMember,
  createArtwork,
  createDeliveryProfile,
  createMember,
  readArtwork,
} from '#server/testing/factories.ts';
import { ADDRESS, readOrder } from '#server/testing/orders.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { CARDS, confirm, requestCheckout, settled } from '#server/testing/payments.ts';

let app: TestApp;
let [artist, buyer]: TestMember[] = [];
let profileId: string;
let workId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_WRITE: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [artist, buyer] = await Promise.all([createMember(app), createMember(app)]);
  ({ id: profileId } = await createDeliveryProfile(app, { userId: artist.id }));
  workId = await offered({ deliveryProfileId: profileId });
});

async function offered(fields: Partial<typeof artworks.$inferInsert> = {}): Promise<string> {
  const work = {
    userId: artist!.id,
    isForSale: true,
    price: '100.00',
    isPhysical: true,
    isOpenToOffers: true,
  };
  return (await createArtwork(app, { ...work, ...fields })).id;
}
type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
const send = (who: TestMember | undefined, method: Method, path: string, body?: object) =>
  request(app.url)[method](path).set('Cookie', who!.cookie).send(body);
async function call<T>(
  who: TestMember | undefined,
  method: Method,
  path: string,
  status: number,
  body?: object,
) {
  const answer = await send(who, method, path, body);
  expect(answer.status, answer.text).toBe(status);
  return answer.body as T;
}
const checkout = async (country: string | undefined, fields: object = {}, id = workId) => {
  const { status, body } = await requestCheckout(app, buyer!.cookie, id, {
    ...(country && { country }),
    ...fields,
  });
  return {
    status,
    ...(body as {
      code: string;
      detail: string;
      purchaseId: string;
      clientSecret: string;
      deliveryCost: string;
    }),
  };
};
const PROFILE = `/api/delivery-profiles`;
const FORM = {
  name: 'Framed',
  country: 'US',
  handlingDays: 5,
  zones: { home: { price: 32, daysFrom: 2, daysTo: 6 }, region: null, world: null },
  leftOut: [],
};

describe('profiles', () => {
  it('are created, changed and listed with their works', async () => {
    const made = await call(artist, 'post', PROFILE, 201, FORM);
    expect(made).toMatchObject({ ...FORM, zones: { home: { price: '32.00' } }, worksCount: 0 });
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, {
      handlingDays: 9,
      leftOut: ['DK', 'SE', 'DK'],
    });
    const listed = await call<{ name: string }[]>(artist, 'get', PROFILE, 200);
    expect(listed).toMatchObject([
      { name: 'Prints, rolled', handlingDays: 9, leftOut: ['DK', 'SE'], worksCount: 1 },
      { name: 'Framed' },
    ]);
    const single = await offered({ deliveryCost: '12.00' });
    const without = await call(artist, 'get', `${PROFILE}/without`, 200);
    expect(without).toMatchObject([{ id: single, deliveryCost: '12.00' }]);
  });

  it('refuses impossible values, with an error for each field', async () => {
    const zone = { price: '8', daysFrom: 2, daysTo: 5 };
    const cases: [object, string, string][] = [
      [{ name: ' ' }, 'name', 'Name is required'],
      [{ country: 'XX' }, 'country', 'Please choose a country'],
      [{ handlingDays: 61 }, 'handlingDays', 'Enter a number of days from 0 to 60.'],
      [{ zones: { home: null, region: null, world: null } }, 'zones', 'Deliver to at least one zone.'],
      [
        { zones: { home: { ...zone, daysFrom: 7 }, region: null, world: null } },
        'zones.home.daysFrom',
        '‘From’ can’t be more than ‘To’.',
      ],
      [{ leftOut: ['US'] }, 'zones', 'Deliver to at least one country.'],
    ];
    for (const [fields, path, message] of cases) {
      const { errors } = await call<{ errors: object[] }>(artist, 'post', PROFILE, 400, {
        ...FORM,
        ...fields,
      });
      expect(errors).toEqual([{ path, message }]);
    }
  });

  it('cannot be changed to deliver nowhere', async () => {
    const home = { price: '8', daysFrom: 2, daysTo: 5 };
    const path = `${PROFILE}/${profileId}`;
    await call(artist, 'patch', path, 200, { leftOut: ['NO'] });
    await call(artist, 'patch', path, 400, { zones: { home, region: null, world: null } });
    await call(artist, 'patch', path, 400, { zones: { home, region: null, world: null }, leftOut: ['NO'] });
    expect(await call(artist, 'get', PROFILE, 200)).toMatchObject([
      { leftOut: ['NO'], zones: { region: {} } },
    ]);
  });

  it('are limited to ten', async () => {
    for (let made = 1; made < 9; made++) await createDeliveryProfile(app, { userId: artist!.id });
    const answers = await Promise.all([1, 2].map(() => send(artist, 'post', PROFILE, FORM)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await call(artist, 'post', PROFILE, 409, FORM)).toMatchObject({ code: 'delivery_profiles_full' });
  });

  it('leave their works and drafts another profile, or one cost, when deleted', async () => {
    const other = await createDeliveryProfile(app, { userId: artist!.id });
    const foreign = await createDeliveryProfile(app, { userId: buyer!.id });
    const fields = { ...emptyWork('cm'), deliveryProfileId: profileId };
    const [draft] = await app.ctx.db
      .insert(artworkDrafts)
      .values({ userId: artist!.id, fields, images: [] })
      .returning();
    const path = `${PROFILE}/${profileId}`;
    expect(await call(artist, 'delete', path, 409)).toMatchObject({ code: 'delivery_profile_in_use' });
    await call(artist, 'delete', `${path}?profileId=${foreign.id}`, 404);
    await call(artist, 'delete', `${path}?profileId=${profileId}`, 404);
    await call(artist, 'delete', `${path}?profileId=${other.id}`, 204);
    expect(await readArtwork(app, workId)).toMatchObject({ deliveryProfileId: other.id });
    const [moved] = await app.ctx.db.select().from(artworkDrafts).where(eq(artworkDrafts.id, draft!.id));
    expect(moved!.fields.deliveryProfileId).toBe(other.id);
    const sold = await offered({ deliveryProfileId: other.id, isForSale: false, soldAt: new Date() });
    expect(await call(artist, 'get', PROFILE, 200)).toMatchObject([{ id: other.id, worksCount: 2 }]);
    await call(artist, 'delete', `${PROFILE}/${other.id}?deliveryCost=14.5`, 204);
    expect(await readArtwork(app, sold)).toMatchObject({ deliveryCost: '14.50' });
    expect(await readArtwork(app, workId)).toMatchObject({ deliveryProfileId: null, deliveryCost: '14.50' });
  });
});

it('a profile that only a draft uses needs a replacement, and a work stays payable', async () => {
  const draftsOwn = await createDeliveryProfile(app, { userId: artist!.id });
  const fields = { ...emptyWork('cm'), deliveryProfileId: draftsOwn.id };
  await app.ctx.db.insert(artworkDrafts).values({ userId: artist!.id, fields, images: [] });
  const path = `${PROFILE}/${draftsOwn.id}`;
  expect(await call(artist, 'delete', path, 409)).toMatchObject({ code: 'delivery_profile_in_use' });
  await call(artist, 'delete', `${path}?deliveryCost=3`, 204);
  const [draft] = await app.ctx.db.select().from(artworkDrafts).where(eq(artworkDrafts.userId, artist!.id));
  expect(draft!.fields).toMatchObject({ deliveryProfileId: '', deliveryCost: '3.00' });

  const dear = await createDeliveryProfile(app, { userId: artist!.id });
  const id = await offered({ deliveryProfileId: dear.id, price: '500000.00' });
  const tooMuch = await call(artist, 'delete', `${PROFILE}/${dear.id}?deliveryCost=500000`, 400);
  expect(tooMuch).toMatchObject({ errors: [{ path: 'deliveryCost', message: TOTAL_TOO_HIGH }] });
  expect(await readArtwork(app, id)).toMatchObject({ deliveryProfileId: dear.id });
});

describe('a work', () => {
  it('takes a profile of its artist, or the same cost everywhere', async () => {
    const path = `/api/artworks/${workId}`;
    const foreign = await createDeliveryProfile(app, { userId: buyer!.id });
    const refused = await call(artist, 'patch', path, 400, { deliveryProfileId: foreign.id });
    expect(refused).toMatchObject({ errors: [{ path: 'deliveryProfileId' }] });
    await call(artist, 'patch', path, 200, { title: 'After', deliveryCost: '5.00' });
    expect(await readArtwork(app, workId)).toMatchObject({
      deliveryProfileId: profileId,
      deliveryCost: '0.00',
    });
    const changes = [{ id: workId, deliveryProfileId: null, deliveryCost: '12.00' }];
    expect(await call(artist, 'patch', '/api/artworks', 200, { changes })).toMatchObject([
      { result: 'changed' },
    ]);
    expect(await readArtwork(app, workId)).toMatchObject({ deliveryProfileId: null, deliveryCost: '12.00' });
    await call(artist, 'patch', path, 200, { deliveryProfileId: profileId });
    await call(artist, 'patch', path, 200, { isPhysical: false });
    expect(await readArtwork(app, workId)).toMatchObject({ deliveryProfileId: null, deliveryCost: '0.00' });
  });

  it('does not wait for its profile while it keeps it: the deletion of the profile waits for the work', async () => {
    const held = async (body: object) =>
      (await statementsOf(app, () => call(artist, 'patch', `/api/artworks/${workId}`, 200, body))).filter(
        (text) => text.includes('for key share'),
      );
    const other = await createDeliveryProfile(app, { userId: artist!.id });
    expect(await held({ title: 'After' })).toEqual([]);
    expect(await held({ deliveryProfileId: other.id })).toHaveLength(1);
  });

  it('shows buyers the terms of its profile, and its artist which one it is', async () => {
    const path = `/api/artworks/${workId}`;
    const terms = { country: 'NO', handlingDays: 2, leftOut: ['SE'], zones: { world: null } };
    expect(await call(buyer, 'get', path, 200)).toMatchObject({
      deliveryCost: '8.00',
      delivery: terms,
      deliveryProfileId: null,
    });
    expect(await call(buyer, 'get', `${path}/delivery`, 200)).toMatchObject({
      isPhysical: true,
      delivery: terms,
    });
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, { leftOut: [] });
    expect(await call(artist, 'get', path, 200)).toMatchObject({
      delivery: { leftOut: [] },
      deliveryProfileId: profileId,
    });
  });
});

describe('at the checkout', () => {
  it('delivery costs what the zone of the country costs, and the order keeps it', async () => {
    expect(await checkout(undefined)).toMatchObject({ status: 200, deliveryCost: '8.00' });
    const { purchaseId, clientSecret, ...intent } = await checkout('DE', { expectedDeliveryCost: '16.00' });
    expect(intent).toMatchObject({ status: 200, deliveryCost: '16.00' });
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, { handlingDays: 30, leftOut: ['DE'] });
    await confirm(app, { clientSecret }, CARDS.pays);
    await settled(app);
    const sale = await call<Purchase>(artist, 'get', `/api/sales/${purchaseId}`, 200);
    expect(sale).toMatchObject({
      status: 'paid',
      country: 'DE',
      deliveryZone: 'region',
      deliveryDaysFrom: 6,
      deliveryDaysTo: 10,
      total: '116.00',
    });
  });

  it('refuses excluded countries and those in no zone, and reserves nothing', async () => {
    for (const [country, name] of [
      ['SE', 'Sweden'],
      ['US', 'the United States'],
    ] as const) {
      expect(await checkout(country)).toMatchObject({
        status: 409,
        code: 'not_delivered_there',
        detail: `The artist doesn’t deliver this work to ${name}.`,
      });
    }
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, { leftOut: ['NO'] });
    expect(await checkout(undefined)).toMatchObject({ code: 'not_delivered_there' });
    const other = await createMember(app);
    expect((await requestCheckout(app, other.cookie, workId, { country: 'DK' })).status).toBe(200);
  });

  it('another country at the same price keeps the payment and asks for the address again', async () => {
    const first = await checkout('DE');
    const address = `/api/purchases/${first.purchaseId}/address`;
    expect(await call(buyer, 'put', address, 409, ADDRESS)).toMatchObject({ code: 'not_delivered_there' });
    await call(buyer, 'put', address, 200, { ...ADDRESS, country: 'DE' });
    expect(await checkout('GB')).toMatchObject({ purchaseId: first.purchaseId });
    expect(await readOrder(app, first.purchaseId)).toMatchObject({ country: 'GB', shippingAddress: null });
    await call(buyer, 'put', address, 200, ADDRESS);
    await confirm(app, first, CARDS.pays);
    await settled(app);
    await call(buyer, 'put', address, 200, { ...ADDRESS, city: 'Leeds' });
    const refused = await call(buyer, 'put', address, 409, { ...ADDRESS, country: 'DE' });
    expect(refused).toMatchObject({
      detail: 'This order goes to the United Kingdom. Choose an address there.',
    });
  });

  it('after a change or deletion of the profile, charges what was promised or refuses, whichever comes first', async () => {
    const terms = { zones: { home: null, region: { price: '40', daysFrom: 1, daysTo: 2 }, world: null } };
    const race = [
      () => send(artist, 'patch', `${PROFILE}/${profileId}`, terms),
      () => send(artist, 'delete', `${PROFILE}/${profileId}?deliveryCost=40`),
    ];
    for (const change of race) {
      const [mine] = await Promise.all([checkout('DE', { expectedDeliveryCost: '16.00' }), change()]);
      const isPromised = mine.status === 200;
      expect(mine).toMatchObject(isPromised ? { deliveryCost: '16.00' } : { code: 'price_changed' });
      if (isPromised) await confirm(app, mine, CARDS.pays);
      await settled(app);
      const { rows } = await app.ctx.pool.query(
        `select delivery_cost from purchases where artwork_id = $1 and paid_at is not null`,
        [workId],
      );
      expect(rows).toEqual(isPromised ? [{ delivery_cost: '16.00' }] : []);
      ({ id: profileId } = await createDeliveryProfile(app, { userId: artist!.id }));
      workId = await offered({ deliveryProfileId: profileId });
    }
    await checkout('DE', { expectedDeliveryCost: '16.00' });
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, terms);
    const seen = await checkout('DE', { expectedDeliveryCost: '16.00' });
    expect(seen).toMatchObject({ status: 409, code: 'price_changed' });
    expect(await checkout('DE', { expectedDeliveryCost: '40.00' })).toMatchObject({ status: 200 });
  });

  it('a work without a profile goes everywhere, and its first address sets the country', async () => {
    const single = await offered({ deliveryCost: '12.00' });
    const { purchaseId, ...intent } = await checkout('US', { expectedDeliveryCost: '12.00' }, single);
    expect(intent).toMatchObject({ status: 200, deliveryCost: '12.00' });
    const address = `/api/purchases/${purchaseId}/address`;
    expect(await call(buyer, 'put', address, 200, ADDRESS)).toMatchObject({
      country: 'GB',
      deliveryZone: null,
    });
  });
});

describe('an offer', () => {
  const make = (body: object, id = workId) =>
    send(buyer, 'post', `/api/artworks/${id}/offers`, { amount: '90', ...body });

  it('for an excluded country is refused', async () => {
    const { status, body } = await make({ country: 'SE' });
    expect([status, body.code]).toEqual([409, 'not_delivered_there']);
  });

  it('keeps the delivery that was promised when it was made', async () => {
    const offer = (await make({ country: 'DE' })).body as Offer;
    expect(offer).toMatchObject({ country: 'DE', artwork: { deliveryCost: '16.00' } });
    await call(artist, 'patch', `${PROFILE}/${profileId}`, 200, { leftOut: ['DE'], handlingDays: 20 });
    await call(artist, 'post', `/api/offers/${offer.id}/accept`, 200, { amount: '90' });
    expect(await checkout('GB')).toMatchObject({ code: 'not_delivered_there' });
    const { purchaseId, ...intent } = await checkout('DE', { expectedDeliveryCost: '16.00' });
    expect(intent).toMatchObject({ status: 200, deliveryCost: '16.00', amount: '90.00' });
    expect(await readOrder(app, purchaseId)).toMatchObject({ deliveryZone: 'region', deliveryDaysTo: 10 });
    const { agreed } = await call<{ agreed: object }>(buyer, 'get', `/api/artworks/${workId}`, 200);
    expect(agreed).toMatchObject({ country: 'DE', deliveryCost: '16.00', deliveryDaysTo: 10 });
  });

  it('pays no delivery once the work is a file', async () => {
    const { id } = (await make({ country: 'DE' })).body as Offer;
    await call(artist, 'patch', `/api/artworks/${workId}`, 200, { isPhysical: false });
    const shown = await call(artist, 'post', `/api/offers/${id}/accept`, 200, { amount: '90' });
    expect(shown).toMatchObject({ artwork: { deliveryCost: '0.00' } });
    const { purchaseId, ...intent } = await checkout('DE', { expectedDeliveryCost: '0.00' });
    expect(intent).toMatchObject({ status: 200, deliveryCost: '0.00', total: '90.00' });
    expect(await readOrder(app, purchaseId)).toMatchObject({ country: 'DE', deliveryZone: null });
  });
});

it('a member’s country is stored, and shown to no one else', async () => {
  const saved = await call(buyer, 'patch', '/api/auth/user', 200, { country: 'NO' });
  expect(saved).toMatchObject({ country: 'NO', deliveredTo: null });
  await call(buyer, 'patch', '/api/auth/user', 400, { country: 'XX' });
  expect(await call(artist, 'get', `/api/users/${buyer!.id}`, 200)).not.toHaveProperty('country');
  const { purchaseId } = await checkout('GB');
  await call(buyer, 'put', `/api/purchases/${purchaseId}/address`, 200, ADDRESS);
  expect(await call(buyer, 'get', '/api/auth/user', 200)).toMatchObject({ deliveredTo: 'GB' });
  expect(await call(buyer, 'patch', '/api/auth/user', 200, { country: null })).toMatchObject({
    country: null,
  });
});

it('lists and searches can be limited to works that deliver to a country', async () => {
  const title = `Fjord ${crypto.randomUUID().slice(0, 8)}`;
  const ids = {
    profiled: await offered({ title, deliveryProfileId: profileId }),
    single: await offered({ title }),
    file: await offered({ title, isPhysical: false }),
    notForSale: await offered({ title, isForSale: false, price: null }),
  };
  const found = async (path: string) => {
    const works = await call<{ id: string }[]>(buyer, 'get', path, 200);
    return Object.keys(ids).filter((name) => works.some(({ id }) => id === ids[name as keyof typeof ids]));
  };
  const everywhere = ['single', 'file'];
  for (const [country, names] of [
    ['NO', ['profiled', ...everywhere]],
    ['DE', ['profiled', ...everywhere]],
    ['SE', everywhere],
    ['US', everywhere],
  ] as const) {
    expect(await found(`/api/artworks?limit=100&deliversTo=${country}`)).toEqual(names);
    expect(await found(`/api/artworks?q=${encodeURIComponent(title)}&deliversTo=${country}`)).toEqual(names);
  }
  await call(buyer, 'get', '/api/search/facets?q=fjord&deliversTo=NO', 200);
  await call(buyer, 'get', '/api/artworks?deliversTo=Norway', 400);
});
