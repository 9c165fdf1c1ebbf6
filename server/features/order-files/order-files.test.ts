import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { certificates } from '#shared/certificates/tables.ts';
import type { OrderFile } from '#shared/order-files/contract.ts';
import { purchases } from '#shared/orders/tables.ts';
import { deliveredFiles } from '#shared/uploads/tables.ts';
import { issueCertificates } from '#server/features/certificates/issue.ts';
import { voidCertificate } from '#server/features/certificates/queries.ts';
import { deliveredKey } from '#server/features/uploads/keys.ts';
import { findUploadById } from '#server/features/uploads/public.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { ADDRESS, type Order, createOrder } from '#server/testing/orders.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { unzip } from '#server/testing/unzip.ts';
import { uploadIdOf } from '#server/files/address.ts';

const ORIGINAL = Buffer.from('original');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  const warm = await sold();
  // The thread starts with the first certificate, which takes a busy machine longer than a reader waits.
  await vi.waitFor(() => get(warm, '/zip').expect(200), 60_000);
}, 90_000);
afterAll(() => app.close());

async function originalOf(order: Order): Promise<string> {
  const [work] = await app.ctx.db.select().from(artworks).where(eq(artworks.id, order.artworkId));
  return (await findUploadById(app.ctx, uploadIdOf(work!.imageUrl)!))!.key;
}
/** An order with its certificate and its buyer's receipt. */
async function sold({ isPhysicalItem = false } = {}): Promise<Order> {
  const order = await createOrder(app, { isPhysicalItem });
  await app.ctx.storage.write(await originalOf(order), ORIGINAL, 'image/jpeg');
  await issueCertificates(app.ctx);
  await request(app.server)
    .post('/api/receipts')
    .set('Cookie', order.buyer.cookie)
    .send({ purchaseId: order.id, receiptType: 'buyer', issuedTo: 'A Buyer' })
    .expect(201);
  return order;
}
const get = ({ id, buyer }: Pick<Order, 'id' | 'buyer'>, path = '', cookie = buyer.cookie) =>
  request(app.server).get(`/api/order-files/${id}${path}`).set('Cookie', cookie).buffer(true);
const kinds = async (order: Order): Promise<string[]> =>
  ((await get(order).expect(200)).body as OrderFile[]).map(({ kind }) => kind);
const zipped = async (order: Order) =>
  unzip((await get(order, '/zip').responseType('blob').expect(200)).body as Buffer);

it('lists what can be downloaded, and gives the same as one ZIP', async () => {
  const order = await sold();
  const files = (await get(order).expect(200)).body as OrderFile[];
  expect(files.map(({ kind }) => kind)).toEqual(['original', 'certificate', 'receipt']);
  expect(files[0]).toMatchObject({ name: 'Quiet water.jpg', contentType: 'image/jpeg' });
  const inside = await zipped(order);
  expect([...inside.keys()].toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  expect(inside.get('Quiet water.jpg')).toEqual(ORIGINAL);
  for (const { kind, path, name, bytes } of files) {
    const alone = await request(app.server)
      .get(path)
      .set('Cookie', order.buyer.cookie)
      .responseType('blob')
      .expect(200);
    expect(inside.get(name)).toEqual(alone.body);
    // The test's stored original is not the one that was measured.
    expect(bytes).toBe(kind === 'original' ? files[0]!.bytes : alone.body.length);
  }
  const answer = await get(order, '/zip');
  expect(answer.get('Content-Disposition')).toBe('attachment; filename="Quiet water.zip"');
  expect(answer.get('Cache-Control')).toContain('no-store');
});

it('has a name that every header can hold', async () => {
  const order = await sold();
  const title = `\u202E${'x'.repeat(99)}😀`;
  await app.ctx.db.update(artworks).set({ title }).where(eq(artworks.id, order.artworkId));
  const [original] = (await get(order).expect(200)).body as OrderFile[];
  expect(original!.name).toBe(`${'x'.repeat(99)}.jpg`);
  for (const path of ['/zip', original!.path]) {
    const asked =
      path === '/zip' ? get(order, path) : request(app.server).get(path).set('Cookie', order.buyer.cookie);
    expect((await asked.expect(200)).get('Content-Disposition')).toContain(`filename=${'x'.repeat(99)}.`);
  }
});

it('has no original of a thing', async () => {
  expect(await kinds(await sold({ isPhysicalItem: true }))).toEqual(['certificate', 'receipt']);
});

it('has only the receipt after a refund, and no certificate that was handed on', async () => {
  const refunded = await sold();
  await voidCertificate(app.ctx.db, refunded.id, 'refund', app.clock.now());
  await app.ctx.db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, refunded.id));
  expect(await kinds(refunded)).toEqual(['receipt']);
  expect((await zipped(refunded)).size).toBe(1);
  const given = await sold();
  const other = await createMember(app);
  await app.ctx.db
    .update(certificates)
    .set({ ownerId: other.id })
    .where(eq(certificates.purchaseId, given.id));
  expect(await kinds(given)).toEqual(['original', 'receipt']);
});

it('is for the buyer', async () => {
  const order = await sold();
  const moderator = await createMember(app, { role: 'moderator' });
  for (const path of ['', '/zip']) {
    await get(order, path, '').expect(401);
    expect((await get(order, path, (await createMember(app)).cookie).expect(404)).body).toMatchObject({
      code: 'purchase_not_found',
    });
    for (const { cookie } of [order.artist, moderator])
      expect((await get(order, path, cookie).expect(403)).body).toMatchObject({ code: 'not_allowed' });
  }
});

it('says before the first byte that a file is missing', async () => {
  const order = await sold();
  const uploadId = (await originalOf(order)).split('/').at(-1)!;
  const [{ id }] = (await app.ctx.db
    .select({ id: deliveredFiles.id })
    .from(deliveredFiles)
    .where(eq(deliveredFiles.uploadId, uploadId))) as [{ id: string }];
  await app.ctx.storage.remove([deliveredKey(uploadId, id)]);
  expect((await get(order, '/zip').expect(404)).body).toMatchObject({ code: 'not_found' });
  const canceled = await createOrder(app, { status: 'canceled' });
  expect((await get(canceled, '/zip').expect(404)).body).toMatchObject({ code: 'not_found' });
});

it('gives the artist a packing slip with content, value and both addresses, in any script', async () => {
  const order = await sold({ isPhysicalItem: true });
  const slipOf = ({ id }: Pick<Order, 'id'>, cookie = order.artist.cookie) =>
    request(app.server).get(`/api/sales/${id}/packing-slip/pdf`).set('Cookie', cookie).buffer(true);
  const address = { ...ADDRESS, name: '山田花子', line1: '神南1-2-3', city: '渋谷区', country: 'JP' };
  await request(app.server)
    .put(`/api/purchases/${order.id}/address`)
    .set('Cookie', order.buyer.cookie)
    .send({ ...address, line2: '', region: '東京都', postalCode: '150-0041' })
    .expect(200);
  await request(app.server)
    .put('/api/tax-details/seller')
    .set('Cookie', order.artist.cookie)
    .send({ businessName: 'Lisle Studio', businessAddress: '210 Nostrand Avenue\nBrooklyn' })
    .expect(200);
  const text = pdfText((await slipOf(order).expect(200)).body as Buffer);
  for (const line of [
    'Quiet water',
    '$200.00',
    'Lisle Studio',
    'Brooklyn',
    '150-0041',
    '東京都渋谷区',
    'Japan',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('$215.00');

  const stranger = await createMember(app);
  const refused = async (of: Order, cookie: string | undefined) => {
    const { status, body } = await slipOf(of, cookie);
    return [status, (body as { code: string }).code];
  };
  for (const { cookie } of [order.buyer, stranger])
    expect(await refused(order, cookie)).toEqual([404, 'purchase_not_found']);
  const file = await createOrder(app, { isPhysicalItem: false });
  expect(await refused(file, file.artist.cookie)).toEqual([409, 'not_physical']);
  const unaddressed = await createOrder(app, { shippingAddress: null });
  expect(await refused(unaddressed, unaddressed.artist.cookie)).toEqual([409, 'address_missing']);
  const returned = await createOrder(app, { status: 'refunded' });
  expect(await refused(returned, returned.artist.cookie)).toEqual([409, 'purchase_not_paid']);
});
