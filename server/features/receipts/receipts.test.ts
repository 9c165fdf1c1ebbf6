import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { receipts } from '#shared/receipts/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { createOrder } from '#server/testing/orders.ts';
import { buy, reserve } from '#server/testing/payments.ts';

let app: TestApp;
let artist: { id: string; cookie: string };
let buyer: { id: string; cookie: string };
let purchaseId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  artist = await createMember(app, { artistName: 'Noor Halabi' });
  buyer = await createMember(app);
  const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '680.00' });
  purchaseId = await buy(app, buyer.cookie, work.id);
});
afterAll(() => app.close());

const create = (cookie: string, fields: Record<string, unknown> = {}) =>
  request(app.url)
    .post('/api/receipts')
    .set('Cookie', cookie)
    .send({ purchaseId, receiptType: 'buyer', issuedTo: 'Edmund Achter', ...fields });
const get = (path: string, cookie: string) => request(app.url).get(path).set('Cookie', cookie);
const numbers = async () =>
  (await app.ctx.db.select({ number: receipts.receiptNumber }).from(receipts))
    .map((row) => row.number)
    .sort();

describe('creating', () => {
  test('numbers without gaps; the same recipient gets the first, another gets its number', async () => {
    const year = new Date().getUTCFullYear();
    const first = await create(artist.cookie, {
      issuedToEmail: 'Edmund@example.com',
      notes: '  With thanks ',
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      receiptNumber: `ATL-${year}-000001`,
      issuedTo: 'Edmund Achter',
      notes: 'With thanks',
      purchase: { amount: '680.00', artistAmount: '612.00', artwork: { title: 'Quiet water' } },
    });
    const again = await create(artist.cookie, { issuedToEmail: 'edmund@example.com' });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await create(artist.cookie, { issuedTo: 'Somebody Else' });
    expect([other.status, other.body.code]).toEqual([409, 'receipt_exists']);
    expect(other.body.detail).toContain(`ATL-${year}-000001`);
    const second = await create(artist.cookie, { receiptType: 'artist', issuedTo: 'Noor Halabi' });
    expect(second.body.receiptNumber).toBe(`ATL-${year}-000002`);
  });

  test('is for artist and moderators, and the buyer’s type for the buyer', async () => {
    const stranger = await createMember(app);
    const moderator = await createMember(app, { role: 'moderator' });
    expect((await create(moderator.cookie, { receiptType: 'admin' })).status).toBe(201);
    expect((await create(buyer.cookie)).status).toBe(201);
    const refused = await create(buyer.cookie, { receiptType: 'artist' });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed']);
    const unknown = await create(stranger.cookie);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'purchase_not_found']);
  });

  test('needs a paid purchase and a recipient', async () => {
    const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '20.00' });
    const open = await reserve(app, buyer.cookie, work.id);
    const unpaid = await create(artist.cookie, { purchaseId: open.purchaseId });
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'purchase_not_paid']);
    expect(unpaid.body.detail).toBe('This purchase hasn’t been paid for.');
    const { id, artist: seller } = await createOrder(app, { status: 'refunded' });
    const refunded = await create(seller.cookie, { purchaseId: id });
    expect([refunded.body.code, refunded.body.detail]).toEqual([
      'purchase_not_paid',
      'This purchase was refunded.',
    ]);
    const unnamed = await create(artist.cookie, { issuedTo: '   ' });
    expect(unnamed.status).toBe(400);
    expect(unnamed.body.detail).toBe('Please select a purchase and provide recipient name.');
  });

  test('stays gapless with fifty concurrent requests', async () => {
    const before = (await numbers()).length;
    const sales = await app.ctx.db
      .insert(artworks)
      .values(
        Array.from({ length: 50 }, (_, n) => ({
          title: `Print ${n}`,
          imageUrl: `/objects/${crypto.randomUUID()}`,
          width: 10,
          height: 10,
          placeholder: '',
          category: 'photography' as const,
          userId: artist.id,
        })),
      )
      .returning({ id: artworks.id })
      .then((works) =>
        app.ctx.db
          .insert(purchases)
          .values(
            works.map(({ id }) => ({
              artworkId: id,
              buyerId: buyer.id,
              sellerId: artist.id,
              amount: '10.00',
              artistAmount: '9.00',
              commissionAmount: '1.00',
              status: 'paid',
            })),
          )
          .returning({ id: purchases.id }),
      );
    // Every second one is requested twice.
    const asked = sales.flatMap(({ id }, n) => (n % 2 === 0 ? [id, id] : [id]));
    const answers = await Promise.all(asked.map((id) => create(artist.cookie, { purchaseId: id })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const all = await numbers();
    expect(all).toHaveLength(before + 50);
    expect(all.map((number) => Number(number.slice(-6)))).toEqual(all.map((_, index) => index + 1));
  });
});

describe('reading', () => {
  test('the member’s own and, for the buyer, the buyer’s', async () => {
    const made = await get('/api/receipts/my-receipts?limit=100', artist.cookie);
    expect(made.body.every((receipt: { generatedBy: string }) => receipt.generatedBy === artist.id)).toBe(
      true,
    );
    const mine = await get('/api/receipts/my-receipts?limit=100', buyer.cookie);
    expect(new Set(mine.body.map((receipt: { receiptType: string }) => receipt.receiptType))).toEqual(
      new Set(['buyer']),
    );
  });

  test('is open to artist, buyer and moderators, as is the PDF', async () => {
    const stranger = await createMember(app);
    const [receipt] = await app.ctx.db.select().from(receipts).where(eq(receipts.purchaseId, purchaseId));
    for (const path of [`/api/receipts/${receipt!.id}`, `/api/receipts/${receipt!.id}/pdf`]) {
      expect((await get(path, buyer.cookie)).status).toBe(200);
      expect((await get(path, stranger.cookie)).body.code).toBe('receipt_not_found');
      expect((await request(app.url).get(path)).body.code).toBe('sign_in_required');
    }
    expect((await get('/api/receipts/nonsense/pdf', buyer.cookie)).status).toBe(404);
  });

  test('the PDF is always the same file, named by its number', async () => {
    const [receipt] = await app.ctx.db.select().from(receipts).where(eq(receipts.purchaseId, purchaseId));
    const path = `/api/receipts/${receipt!.id}/pdf`;
    const first = await get(path, artist.cookie).buffer(true);
    const again = await get(path, artist.cookie).buffer(true);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toBe(`attachment; filename=${receipt!.receiptNumber}.pdf`);
    const body = first.body as Buffer;
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.equals(again.body as Buffer)).toBe(true);
  });
});
