import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { receipts } from '#shared/receipts/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { readStored } from '#server/documents/stored.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { type Order, createOrder } from '#server/testing/orders.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { recordPdf } from './queries.ts';

let app: TestApp;
let order: Order;
let made: { id: string; verificationCode: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await createOrder(app);
  const { body } = await request(app.url)
    .post('/api/receipts')
    .set('Cookie', order.artist.cookie)
    .send({
      purchaseId: order.id,
      receiptType: 'buyer',
      issuedTo: 'Edmund Achter',
      issuedToEmail: 'edmund@example.com',
    })
    .expect(201);
  made = body;
});

const db = () => app.ctx.db;
const fileKey = () => `receipts/${made.id}.pdf`;
const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const rowOf = async () => (await db().select().from(receipts).where(eq(receipts.id, made.id)))[0]!;
const download = async (): Promise<Buffer> =>
  (
    await request(app.url)
      .get(`/api/receipts/${made.id}/pdf`)
      .set('Cookie', order.buyer.cookie)
      .buffer(true)
      .expect(200)
  ).body as Buffer;
const verify = (code = made.verificationCode) => request(app.url).get(`/api/receipts/verify/${code}`);

/** Everything that can be renamed, repriced or moved later. */
async function changeEverything(): Promise<void> {
  await db()
    .update(artworks)
    .set({ title: 'Renamed', medium: 'Chalk', imageUrl: `/objects/${crypto.randomUUID()}` })
    .where(eq(artworks.id, order.artworkId));
  await db().update(users).set({ artistName: 'Another Name' }).where(eq(users.id, order.sellerId));
  const money = { commissionRate: '0.0800', artistAmount: '184.00', commissionAmount: '16.00' };
  await db().update(purchases).set(money).where(eq(purchases.id, order.id));
}

test('the file is created with the receipt, and never changes', async () => {
  const kept = await app.ctx.storage.read(fileKey(), 10_000_000);
  expect((await rowOf()).pdfSha256).toBe(sha256(kept));
  await changeEverything();
  expect((await download()).equals(kept)).toBe(true);
  const { body } = await request(app.url)
    .get(`/api/receipts/${made.id}`)
    .set('Cookie', order.buyer.cookie)
    .expect(200);
  expect(body.purchase).toMatchObject({
    artwork: { title: 'Quiet water', medium: null },
    seller: { artistName: null },
    artistAmount: '180.00',
    commissionRate: '0.1000',
    deliveryCost: '15.00',
    total: '215.00',
  });
});

test('a file of an earlier sheet stays the receipt, byte for byte', async () => {
  const earlier = Buffer.from('%PDF-1.3 of an earlier sheet');
  await app.ctx.storage.write(fileKey(), earlier, 'application/pdf');
  await db()
    .update(receipts)
    .set({ pdfSha256: sha256(earlier) })
    .where(eq(receipts.id, made.id));
  expect((await download()).equals(earlier)).toBe(true);
});

test('a missing or damaged file is served as a reprint that says so, until it is back', async () => {
  const first = await download();
  expect(pdfText(first)).not.toContain('Reprinted');
  await changeEverything();
  for (const damage of [
    () => app.ctx.storage.remove([fileKey()]),
    () => app.ctx.storage.write(fileKey(), Buffer.from('%PDF-damaged'), 'application/pdf'),
  ]) {
    await damage();
    const reprint = await download();
    expect(pdfText(reprint)).toContain('because the original PDF is missing');
    expect(pdfText(reprint)).toContain('Quiet water');
    expect((await rowOf()).pdfSha256).toBe(sha256(first));
  }
  await app.ctx.storage.write(fileKey(), first, 'application/pdf');
  expect((await download()).equals(first)).toBe(true);
});

test('of two that print it at the same time one is stored, and both read that', async () => {
  await db().update(receipts).set({ pdfSha256: null }).where(eq(receipts.id, made.id));
  const read = (text: string) =>
    readStored(app.ctx, {
      key: fileKey(),
      sha256: null,
      print: () => Promise.resolve(Buffer.from(`%PDF-${text}`)),
      record: (tx, hash) => recordPdf(tx, made.id, hash),
    });
  const [one, other] = await Promise.all([read('one'), read('other')]);
  expect(one.equals(other)).toBe(true);
  expect((await download()).equals(one)).toBe(true);
});

test('while the store does not answer, no one is told that a file is lost', async () => {
  vi.spyOn(app.ctx.storage, 'read').mockRejectedValue(new Error('connect ECONNREFUSED'));
  vi.spyOn(app.ctx.storage, 'size').mockRejectedValue(new Error('connect ECONNREFUSED'));
  const answer = await request(app.url).get(`/api/receipts/${made.id}/pdf`).set('Cookie', order.buyer.cookie);
  vi.restoreAllMocks();
  expect(answer.status).toBe(500);
});

test('an older one is frozen when its file is first requested, also concurrently', async () => {
  await app.ctx.storage.remove([fileKey()]);
  await db().update(receipts).set({ snapshot: null, pdfSha256: null }).where(eq(receipts.id, made.id));
  expect((await verify().expect(200)).body).toMatchObject({ artworkTitle: 'Quiet water', pdfSha256: null });
  const files = await Promise.all([download(), download(), download()]);
  expect(new Set(files.map(sha256))).toEqual(new Set([(await rowOf()).pdfSha256]));
  await changeEverything();
  expect((await download()).equals(files[0])).toBe(true);
});

test('the code proves that it is genuine, and reveals no buyer, recipient or money', async () => {
  const answer = await verify(made.verificationCode.toUpperCase()).expect(200);
  const { receiptNumber, createdAt, pdfSha256 } = await rowOf();
  expect(answer.body).toEqual({
    receiptNumber,
    receiptType: 'buyer',
    issuedOn: createdAt.toISOString(),
    artworkTitle: 'Quiet water',
    artistName: expect.any(String) as string,
    artworkImageUrl: expect.stringMatching(/^\//) as string,
    isRefunded: false,
    pdfSha256,
  });
  for (const secret of ['Edmund', 'edmund', '200.00', order.buyerId, order.id, made.id])
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  await changeEverything();
  await db().update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, order.id));
  expect((await verify().expect(200)).body).toEqual({ ...answer.body, isRefunded: true });
});

test('an unknown code, or the id of a receipt, proves nothing', async () => {
  for (const code of ['0'.repeat(32), made.id, 'nonsense'])
    expect((await verify(code).expect(404)).body.code).toBe('receipt_not_found');
  await verify('a'.repeat(65)).expect(404);
  await verify('%00').expect(400);
});

test('guessing codes is rate limited', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '2' } });
  const ask = () => request(strict.url).get('/api/receipts/verify/nonsense');
  try {
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([404, 404, 429]);
  } finally {
    await strict.close();
  }
});

test('the file has no public URL, and is for the parties only', async () => {
  const stranger = await createMember(app);
  const moderator = await createMember(app, { role: 'moderator' });
  const get = (path: string, cookie?: string) =>
    request(app.url)
      .get(path)
      .set(cookie ? { Cookie: cookie } : {});
  for (const path of [`/storage/${fileKey()}`, `/objects/${made.id}`, `/${fileKey()}`])
    expect([200, 206]).not.toContain((await get(path, stranger.cookie)).status);
  const path = `/api/receipts/${made.id}/pdf`;
  expect((await get(path, moderator.cookie)).status).toBe(200);
  expect((await get(path, order.artist.cookie)).status).toBe(200);
  expect((await get(path, stranger.cookie)).status).toBe(404);
  expect((await get(path)).status).toBe(401);
});
