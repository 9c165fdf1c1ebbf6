import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invoice } from '#shared/premium/contract.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { taxRates } from '#shared/tax/tables.ts';
import { type Subscriber, ask, subscribe } from '#server/features/premium/testing.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createMember } from '#server/testing/factories.ts';
import { ADDRESS } from '#server/testing/orders.ts';
import { CARDS, confirm, requestCheckout, settled } from '#server/testing/payments.ts';
import { pdfText } from '#server/testing/pdf-text.ts';

let app: TestApp;
let admin: TestMember;
let seller: TestMember;
let buyer: TestMember;
const logged: { act: string; subjectId: string; before: unknown; after: unknown }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  admin = await createMember(app, { role: 'admin' });
  seller = await createMember(app, { artistName: 'Kwame Lisle' });
  buyer = await createMember(app);
  app.ctx.events.on('staff.acted', async (_tx, act) => void logged.push(act));
});
afterAll(() => app.close());

type Method = 'get' | 'put' | 'post' | 'delete';
const as = (member: Pick<TestMember, 'cookie'>, method: Method, path: string) =>
  request(app.url)[method](path).set('cookie', member.cookie);
const setRate = (place: string, percent: unknown) =>
  as(admin, 'put', `/api/office/tax-rates/${place}`).send({ percent });
const sells = (fields: Record<string, string>, by = seller) =>
  as(by, 'put', '/api/tax-details/seller').send(fields).expect(200);

interface Sold {
  isPhysical?: boolean;
  country?: string;
  editionSize?: number;
}
/** Paid by card: $85.00, a physical work with $24.00 delivery to that country. */
async function sold({ isPhysical = true, country, editionSize }: Sold): Promise<Purchase> {
  const work = await createArtwork(app, {
    userId: seller.id,
    isForSale: true,
    price: '85.00',
    isPhysical,
    deliveryCost: isPhysical ? '24.00' : '0.00',
    ...(editionSize ? { editionSize } : {}),
  });
  const { body } = await requestCheckout(app, buyer.cookie, work.id, isPhysical ? {} : { country });
  if (isPhysical && country)
    await as(buyer, 'put', `/api/purchases/${body.purchaseId}/address`)
      .send({ ...ADDRESS, country })
      .expect(200);
  await confirm(app, { clientSecret: body.clientSecret! }, CARDS.pays);
  await settled(app);
  return (await as(buyer, 'get', `/api/purchases/${body.purchaseId}`).expect(200)).body as Purchase;
}
async function receiptOf(order: Purchase): Promise<{ purchase: Purchase; text: string }> {
  const { body } = await as(buyer, 'post', '/api/receipts')
    .send({ purchaseId: order.id, receiptType: 'buyer', issuedTo: 'Teodor Vance' })
    .expect(201);
  const file = await as(buyer, 'get', `/api/receipts/${body.id}/pdf`).buffer(true).expect(200);
  return { purchase: body.purchase as Purchase, text: pdfText(file.body as Buffer) };
}

describe('rates', () => {
  test('are added, changed and removed by admins, each with a line in the log', async () => {
    expect((await setRate('NO/original', '25').expect(200)).body).toEqual([
      { country: 'NO', category: 'original', percent: '25.000' },
    ]);
    await setRate('NO/original', '25.0').expect(200);
    await setRate('NO/original', '12.5').expect(200);
    await as(admin, 'delete', '/api/office/tax-rates/NO/original').expect(200, []);
    const gone = await as(admin, 'delete', '/api/office/tax-rates/NO/original');
    expect([gone.status, gone.body.code]).toEqual([404, 'tax_rate_not_found']);
    expect(logged.map(({ subjectId, before, after }) => [subjectId, before, after])).toEqual([
      ['NO/original', { percent: null }, { percent: '25.000' }],
      ['NO/original', { percent: '25.000' }, { percent: '12.500' }],
      ['NO/original', { percent: '12.500' }, { percent: null }],
    ]);
  });

  test.each([
    ['NO/original', '100'],
    ['NO/original', '-1'],
    ['NO/original', '1.2345'],
    ['NO/original', 'a lot'],
    ['NO/original', 25],
    ['XX/original', '25'],
    ['NO/courses', '25'],
  ])('%s at %s is refused', async (place, percent) => {
    expect((await setRate(place, percent)).status).toBe(400);
    expect(await app.ctx.db.$count(taxRates)).toBe(0);
  });
});

test('a tax number is letters and digits, and empty fields print nothing', async () => {
  const put = (taxNumber: string) => as(seller, 'put', '/api/tax-details/seller').send({ taxNumber });
  for (const taxNumber of ['123', '<b>1</b>', '-1234', 'x'.repeat(41)])
    expect((await put(taxNumber)).body.code, taxNumber).toBe('invalid_request');
  expect((await put(' NO 921 044 318 MVA ').expect(200)).body.taxNumber).toBe('NO 921 044 318 MVA');
  expect((await put('').expect(200)).body).toMatchObject({ businessName: null, taxNumber: null });
});

test('an omitted field stays as it is, so another window’s change survives', async () => {
  const member = await createMember(app);
  const put = async (side: string, body: object) =>
    (await as(member, 'put', `/api/tax-details/${side}`).send(body).expect(200)).body as object;
  const business = { businessName: 'Lisle Studio', businessAddress: '210 Nostrand Avenue' };
  const company = { company: 'Vance Film AS', companyTaxNumber: 'NO 921 044 318 MVA' };
  await put('seller', business);
  await put('buyer', company);
  expect(await put('seller', { taxNumber: 'US 84-2910377' })).toEqual({
    ...business,
    ...company,
    taxNumber: 'US 84-2910377',
  });
  expect(await put('buyer', { company: '' })).toMatchObject({ ...business, ...company, company: null });
});

describe('a paid order', () => {
  beforeAll(async () => {
    for (const [place, percent] of [
      ['NO/original', '25'],
      ['NO/edition', '12'],
      ['FR/file', '20'],
    ])
      await setRate(place!, percent).expect(200);
  });

  test('states no tax while its seller has no tax number', async () => {
    await sells({ businessName: 'Lisle Studio' });
    const order = await sold({ country: 'NO' });
    expect(order.tax).toBeNull();
    expect(order.billing?.seller).toEqual({ name: 'Lisle Studio', address: null, taxNumber: null });
    const { text } = await receiptOf(order);
    expect(text).toContain('Lisle Studio');
    expect(text).not.toContain('tax');
  });

  test('keeps the tax and both sides as they were at payment, also on its receipt', async () => {
    await sells({
      businessName: 'Lisle Studio',
      businessAddress: '210 Nostrand Avenue\nBrooklyn, NY 11205',
      taxNumber: 'US 84-2910377',
    });
    await as(buyer, 'put', '/api/tax-details/buyer')
      .send({ company: 'Vance Film AS', companyTaxNumber: 'NO 921 044 318 MVA' })
      .expect(200);
    const order = await sold({ country: 'NO' });
    const tax = { country: 'NO', category: 'original', percent: '25.000', amount: '21.80' };
    expect(order).toMatchObject({ total: '109.00', commissionAmount: '8.50', tax });
    const first = await receiptOf(order);
    for (const line of [
      'of which tax (Norway, original works, 25%)',
      '$21.80',
      '$87.20',
      'Vance Film AS',
      'Teodor Vance',
      'Tax number NO 921 044 318 MVA',
      'Brooklyn, NY 11205',
      'Tax number US 84-2910377',
      'Kwame Lisle',
    ])
      expect(first.text).toContain(line);

    // Afterwards nothing changes them.
    await setRate('NO/original', '15').expect(200);
    await sells({ businessName: 'Another', taxNumber: '' });
    await as(buyer, 'put', '/api/tax-details/buyer').send({ company: '' }).expect(200);
    const now = (await as(buyer, 'get', `/api/purchases/${order.id}`)).body as Purchase;
    expect([now.tax, now.billing]).toEqual([order.tax, order.billing]);
    expect((await receiptOf(order)).text).toBe(first.text);
    await sells({ taxNumber: 'US 84-2910377' });
    await setRate('NO/original', '25').expect(200);
  });

  test.each<[string, Sold, object | null]>([
    [
      'an edition',
      { country: 'NO', editionSize: 5 },
      { country: 'NO', category: 'edition', percent: '12.000', amount: '11.68' },
    ],
    [
      'a file',
      { isPhysical: false, country: 'FR' },
      { country: 'FR', category: 'file', percent: '20.000', amount: '14.17' },
    ],
    ['a file without a country', { isPhysical: false }, null],
    ['a country without a rate', { country: 'SE' }, null],
    ['no address yet', {}, null],
  ])('%s', async (_, work, tax) => {
    expect((await sold(work)).tax).toEqual(tax);
  });
});

test('the checkout shows the rate, and asks for a country only if it matters', async () => {
  const work = await createArtwork(app, { userId: seller.id, isForSale: true, price: '10.00' });
  const ask = async (query = '') =>
    (await as(buyer, 'get', `/api/artworks/${work.id}/tax${query}`).expect(200)).body as unknown;
  expect(await ask()).toEqual({ isStated: true, rate: null });
  const rate = { country: 'FR', category: 'file', percent: '20.000' };
  expect(await ask('?country=FR')).toEqual({ isStated: true, rate });
  expect(await ask('?country=NO')).toEqual({ isStated: true, rate: null });
  await sells({ taxNumber: '' });
  expect(await ask('?country=FR')).toEqual({ isStated: false, rate: null });
  await as(buyer, 'get', `/api/artworks/${crypto.randomUUID()}/tax`).expect(404);
});

test('an invoice for Premium states the tax once the gallery has a tax number, and keeps it', async () => {
  const invoicesOf = async (member: Subscriber) =>
    (await ask<Invoice[]>(app, member, 'get', '/api/subscription/invoices')).body;
  const pdfOf = async (member: Subscriber, { id }: Invoice) =>
    pdfText(
      (await as(member, 'get', `/api/subscription/invoices/${id}/pdf`).buffer(true).expect(200))
        .body as Buffer,
    );
  await setRate('FR/premium', '20').expect(200);
  const early = await subscribe(app);
  const [plain] = await invoicesOf(early);
  expect(plain).toMatchObject({ tax: null, hasPdf: true });
  expect(await pdfOf(early, plain!)).not.toContain('tax');

  await as(admin, 'put', '/api/office/settings/tax').send({ taxNumber: 'DE 123 456 789' }).expect(200);
  const member = await createMember(app, { firstName: 'Noor', lastName: 'Halabi' });
  await as(member, 'put', '/api/tax-details/buyer').send({ company: 'Halabi Papiers' }).expect(200);
  const rate = { country: 'FR', category: 'premium', percent: '20.000' };
  await as(member, 'get', '/api/subscription/tax?country=FR').expect(200, { isStated: true, rate });
  const { body } = await as(member, 'post', '/api/get-or-create-subscription').send({ country: 'FR' });
  await confirm(app, body as { clientSecret: string }, CARDS.pays);
  await settled(app);
  const [invoice] = await invoicesOf(member);
  expect(invoice).toMatchObject({ amount: '10.00', tax: { ...rate, amount: '1.67' } });
  const first = await pdfOf(member, invoice!);
  for (const line of [
    'Halabi Papiers',
    'Noor Halabi',
    'Tax number DE 123 456 789',
    'of which tax (France, Premium, 20%)',
    '$8.33',
  ])
    expect(first).toContain(line);
  await setRate('FR/premium', '21').expect(200);
  await as(member, 'put', '/api/tax-details/buyer').send({ company: '' }).expect(200);
  expect(await pdfOf(member, invoice!)).toBe(first);
  expect((await invoicesOf(early))[0]).toEqual(plain);
  await as(early, 'get', `/api/subscription/invoices/${invoice!.id}/pdf`).expect(404);
});
