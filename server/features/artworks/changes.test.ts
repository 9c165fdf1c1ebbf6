import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ChangeResult } from '#shared/artworks/changes/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember, readArtwork } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';
import { offerCalls } from '#server/features/offers/testing.ts';

let app: TestApp;
let artist: TestMember & { email: string };
let buyer: TestMember & { email: string };
beforeAll(async () => void (app = await startTestApp({ env: { RATE_LIMIT_UPLOAD: '1000' } })));
afterAll(() => app.close());
beforeEach(async () => {
  [artist, buyer] = await Promise.all([
    createMember(app, { emailVerified: true }),
    createMember(app, { emailVerified: true }),
  ]);
});

const own = (fields: Parameters<typeof createArtwork>[1] = {}) =>
  createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00', ...fields });
const change = (changes: object[], who = artist) =>
  request(app.server).patch('/api/artworks').set('Cookie', who.cookie).send({ changes });
const remove = (ids: string[], who = artist) =>
  request(app.server).post('/api/artworks/delete').set('Cookie', who.cookie).send({ ids });
const results = async (call: ReturnType<typeof change>) =>
  ((await call.expect(200)).body as ChangeResult[]).map(({ result }) => result);

const purchase = (artworkId: string, fields: Partial<typeof purchases.$inferInsert>) =>
  app.ctx.db.insert(purchases).values({
    buyerId: buyer.id,
    sellerId: artist.id,
    artworkId,
    amount: '200.00',
    artistAmount: '180.00',
    commissionAmount: '20.00',
    ...fields,
  });
const reserve = (id: string) =>
  purchase(id, { reservedUntil: new Date(app.clock.now().getTime() + 600_000) });
async function sell(id: string): Promise<void> {
  const soldAt = app.clock.now();
  await purchase(id, { status: 'paid', paidAt: soldAt });
  await app.ctx.db.update(artworks).set({ soldAt, isForSale: false }).where(eq(artworks.id, id));
}

describe('changing many', () => {
  it('changes a hundred but those sold or reserved meanwhile; a lost answer can be asked again, and the old values set', async () => {
    const first = await own();
    const { rows: copies } = await app.ctx.pool.query<{ id: string }>(
      `insert into artworks (title, image_url, width, height, placeholder, category, is_for_sale, price, user_id)
        select title, image_url, width, height, placeholder, category, true, price, user_id
        from artworks, generate_series(1, 99) where id = $1 returning id`,
      [first.id],
    );
    const works = [first, ...copies];
    for (const { id } of works.slice(0, 3)) await sell(id);
    for (const { id } of works.slice(3, 5)) await reserve(id);
    const up = works.map(({ id }) => ({ id, price: '220', expectedPrice: '200' }));
    const expected = works.map((_, n) => (n < 3 ? 'artwork_sold' : n < 5 ? 'artwork_reserved' : 'changed'));

    expect(await results(change(up))).toEqual(expected);
    const { version } = await readArtwork(app, works[99]!.id);
    const { body } = await change(up).expect(200);
    expect((body as ChangeResult[]).map(({ result }) => result)).toEqual(expected);
    expect(body[0]).toMatchObject({ detail: 'This artwork has been sold.' });
    expect(Date.parse(body[3].until)).toBeGreaterThan(app.clock.now().getTime());
    expect(await readArtwork(app, works[99]!.id)).toMatchObject({ price: '220.00', version });
    expect(await readArtwork(app, works[3]!.id)).toMatchObject({ price: '200.00' });

    const back = works.slice(5, 15).map(({ id }) => ({ id, price: '200', expectedPrice: '220' }));
    expect(new Set(await results(change(back)))).toEqual(new Set(['changed']));
    expect(await readArtwork(app, works[5]!.id)).toMatchObject({ price: '200.00' });
  });

  it('says of each work why it stays, and leaves out what is not named', async () => {
    const work = await own({
      description: 'North.',
      tags: ['sea'],
      leastOffer: '150.00',
      isOpenToOffers: true,
    });
    const offSale = await own({ isForSale: false, price: null });
    const others = await createArtwork(app);
    const changes = [
      { id: work.id, price: '210', expectedPrice: '199' },
      { id: work.id, price: '140' },
      { id: offSale.id, price: '140' },
      { id: offSale.id, isOpenToOffers: true },
      { id: work.id, category: 'ai_art', making: 'camera' },
      { id: others.id, price: '140' },
      { id: '00000000-0000-4000-8000-000000000000', price: '140' },
      { id: work.id, tags: ['#Sea', 'ink'] },
    ];
    const { body } = await change(changes).expect(200);
    expect((body as ChangeResult[]).map(({ result, detail }) => [result, detail])).toEqual([
      ['price_changed', expect.stringContaining('has changed')],
      ['invalid_request', 'The lowest offer must be below the price.'],
      ['not_for_sale', expect.stringContaining('isn’t for sale')],
      ['not_for_sale', expect.stringContaining('isn’t for sale')],
      ['invalid_request', expect.stringContaining('AI-assisted')],
      ['not_allowed', expect.any(String)],
      ['artwork_not_found', expect.any(String)],
      ['changed', null],
    ]);
    expect(await readArtwork(app, work.id)).toMatchObject({
      tags: ['sea', 'ink'],
      description: 'North.',
      price: '200.00',
      leastOffer: '150.00',
      category: 'photography',
    });
  });

  it('takes works off sale, and with the old values puts them back as they were', async () => {
    const edition = await own({
      editionSize: 20,
      isOpenToOffers: true,
      leastOffer: '90.00',
      description: 'North.',
      altText: 'A gray sea.',
      medium: 'Ink on paper',
      making: 'by_hand',
      tags: ['sea'],
      widthMm: 400,
      heightMm: 300,
      depthMm: 20,
      isPhysical: true,
      deliveryCost: '12.00',
      isNftAvailable: true,
      allowsAiTraining: true,
    });
    expect(await results(change([{ id: edition.id, isForSale: false }]))).toEqual(['changed']);
    expect(await readArtwork(app, edition.id)).toMatchObject({ price: null, editionSize: null });
    const old = { isForSale: true, price: '200', isOpenToOffers: true, leastOffer: '90', editionSize: 20 };
    expect(await results(change([{ id: edition.id, ...old }]))).toEqual(['changed']);
    const { updatedAt: _, version: __, ...whole } = edition;
    expect(await readArtwork(app, edition.id)).toMatchObject(whole);
  });

  it('changes the words of a sold work, but nothing of its sale', async () => {
    const { id } = await own();
    await sell(id);
    expect(
      await results(
        change([
          { id, tags: ['ink'] },
          { id, isPhysical: true },
        ]),
      ),
    ).toEqual(['changed', 'artwork_sold']);
  });

  it('takes one to a hundred works', async () => {
    const { id } = await own();
    await change([]).expect(400);
    const { body } = await change(Array.from({ length: 101 }, () => ({ id, price: '1' }))).expect(400);
    expect(body.errors[0].message).toBe('Change up to 100 works at once.');
    await remove([]).expect(400);
  });
});

describe('deleting many', () => {
  it('deletes what can be; a work that is gone is deleted already', async () => {
    const [plain, sold, reserved] = [await own(), await own(), await own()];
    await sell(sold.id);
    await reserve(reserved.id);
    const others = await createArtwork(app);
    const ids = [plain.id, sold.id, reserved.id, others.id];
    const expected = ['changed', 'artwork_sold', 'artwork_reserved', 'not_allowed'];
    expect(await results(remove(ids))).toEqual(expected);
    expect(await results(remove(ids))).toEqual(expected);
    expect(await readArtwork(app, plain.id)).toBeUndefined();
  });
});

describe('offers that one call ends', () => {
  const { made, notices } = offerCalls(() => app);
  const open = (title: string) => own({ title, isOpenToOffers: true, leastOffer: '50.00' });

  it('are one notice and one letter to each buyer, which never names an offer below the lowest', async () => {
    const [dahlia, reef, low] = [
      await open('Dahlia'),
      await open('Reef'),
      await own({ isOpenToOffers: true, leastOffer: '190.00' }),
    ];
    const second = await createMember(app, { emailVerified: true });
    await made(buyer, dahlia.id, '150');
    await made(buyer, reef.id, '160');
    await made(second, dahlia.id, '170');
    await made(second, low.id, '150');
    const ids = [dahlia.id, reef.id, low.id];
    const off = ids.map((id) => ({ id, isForSale: false }));
    expect(await results(change(off))).toEqual(['changed', 'changed', 'changed']);

    const ended = async (who: TestMember) => (await notices(who)).filter((one) => one.change === 'ended');
    expect(await ended(buyer)).toEqual([expect.objectContaining({ endedCount: 2 })]);
    expect(await ended(second)).toEqual([expect.objectContaining({ endedCount: 2 })]);
    expect(await ended(artist)).toEqual([expect.objectContaining({ endedCount: 3 })]);

    const endedLetters = async (who: { email: string }) =>
      (await deliver(app, who.email)).filter(({ subject }) => subject.includes('ended'));
    expect(await endedLetters(buyer)).toEqual([]);
    app.clock.advance(61_000);
    const [letter, ...more] = await endedLetters(buyer);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: '2 offers ended' });
    expect(letter!.text).toMatch(/Dahlia[\s\S]*Reef/);
    expect((await endedLetters(artist)).map(({ subject }) => subject)).toEqual(['3 offers ended']);
  });

  it('are told by their titles when there is only one', async () => {
    const [work, other] = [await open('Dahlia'), await own()];
    await made(buyer, work.id, '150');
    await results(
      change([
        { id: work.id, price: '140' },
        { id: other.id, price: '140' },
      ]),
    );
    app.clock.advance(61_000);
    expect((await deliver(app, buyer.email)).map(({ subject }) => subject)).toContain('Offer ended: Dahlia');
    expect((await notices(buyer))[0]).toMatchObject({ change: 'ended', endedCount: 1 });
  });

  it('are one notice when works are deleted, too', async () => {
    const [one, two] = [await open('Dahlia'), await open('Reef')];
    await made(buyer, one.id, '150');
    await made(buyer, two.id, '160');
    await remove([one.id, two.id]).expect(200);
    expect(await notices(buyer)).toEqual([expect.objectContaining({ change: 'ended', endedCount: 2 })]);
  });
});
