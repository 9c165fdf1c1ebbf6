import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { gallerySettings as table } from '#shared/settings/tables.ts';
import { start, subscribe, rowsOf } from '#server/features/premium/testing.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createArtwork, createCourse, createMember } from '#server/testing/factories.ts';
import { findDifferences } from '#server/testing/payment-jobs.ts';
import { CARDS, confirm, requestCheckout, reserve, settled } from '#server/testing/payments.ts';
import { gallerySettings } from './public.ts';

let app: TestApp;
let admin: TestMember;
let buyer: TestMember;
let logged: unknown[];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', COMING_SOON: 'direct-messages' } });
  admin = await createMember(app, { role: 'admin' });
  buyer = await createMember(app);
  app.ctx.events.on('staff.acted', async (_tx, act) => void logged.push(act));
});
afterAll(() => app.close());
beforeEach(async () => {
  logged = [];
  await app.ctx.db.delete(table);
  await announce();
});

/** Announces a change like another process does. */
const announce = async () => {
  await app.ctx.live.publish(app.ctx.db, { topic: 'settings' }, { type: 'settings' });
  await expect
    .poll(async () => (await gallerySettings(app.ctx)).version)
    .toBe(await app.ctx.db.$count(table));
};
const as = (member: TestMember, method: 'get' | 'put' | 'post', path: string) =>
  request(app.url)[method](path).set('cookie', member.cookie);
const put = (part: string, body: object) => as(admin, 'put', `/api/office/settings/${part}`).send(body);
const DEFAULT_FORM = {
  commissionPercent: '10',
  premiumCommissionPercent: '8',
  premiumPrice: '10',
  version: 0,
};
const setPrices = (fields: Partial<typeof DEFAULT_FORM>) => put('prices', { ...DEFAULT_FORM, ...fields });
const offered = async (fields: Parameters<typeof createMember>[1] = {}) => {
  const artist = await createMember(app, fields);
  return createArtwork(app, { userId: artist.id, isForSale: true, price: '100.00' });
};
const shown = async (id: string) => (await as(buyer, 'get', `/api/artworks/${id}`).expect(200)).body;
const saleOf = async (id: string) => {
  const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, id));
  return row!;
};

/** The provider knows nothing of sellers whom the tests made Premium. */
const booksDiffer = async () =>
  (await findDifferences(app.ctx)).filter(({ code }) => code !== 'member_premium');

describe('prices', () => {
  test('are the specification’s until an admin changes them; then every answer has the new ones', async () => {
    const work = await offered();
    expect(await shown(work.id)).toMatchObject({ commissionRate: '0.1000', artistAmount: '90.00' });
    const form = { commissionPercent: '12.5', premiumCommissionPercent: '8', premiumPrice: '12' };
    const { body } = await setPrices(form).expect(200);
    expect(body).toMatchObject({ version: 1, commissionRate: '0.1250', premiumPrice: '12.00' });
    expect(await shown(work.id)).toMatchObject({ commissionRate: '0.1250', artistAmount: '87.50' });
    const config = await request(app.url).get('/api/config').expect(200);
    expect(config.body).toMatchObject({ premiumPrice: '12.00', commissionRate: '0.1250' });
    expect(logged).toEqual([
      {
        actorId: admin.id,
        act: 'settings.prices',
        subjectType: 'settings',
        subjectId: 'prices',
        before: { commissionRate: '0.1000', premiumPrice: '10.00' },
        after: { commissionRate: '0.1250', premiumPrice: '12.00' },
      },
    ]);
  });

  test.each([
    [{ commissionPercent: '30.01' }, 'At most 30%.'],
    [{ commissionPercent: '-1' }, 'Enter a percentage with up to two decimals.'],
    [{ commissionPercent: '7' }, 'Premium members can’t pay more commission than free members.'],
    [{ premiumPrice: '0.49' }, 'Enter at least $0.50.'],
    [{ premiumPrice: '1000.01' }, 'Enter at most $1,000.'],
  ])('%o are refused: %s', async (fields, detail) => {
    const answer = await setPrices(fields).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request', detail });
    await setPrices({ commissionPercent: '30', premiumCommissionPercent: '30' }).expect(200);
  });

  test('are refused from an admin who saw older ones; saving the same changes nothing', async () => {
    await setPrices({}).expect(200);
    expect(await app.ctx.db.$count(table)).toBe(0);
    await setPrices({ commissionPercent: '11' }).expect(200);
    const late = await setPrices({ commissionPercent: '12' }).expect(409);
    expect(late.body.code).toBe('settings_changed');
    expect(logged).toHaveLength(1);
    const saved = [1, 1].map((version) => setPrices({ commissionPercent: '13', version }));
    const statuses = (await Promise.all(saved)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('changed by another process are read here', async () => {
    const other = await startTestApp({ databaseUrl: app.ctx.config.databaseUrl! });
    try {
      expect((await gallerySettings(other.ctx)).commissionRate).toBe('0.1000');
      await setPrices({ commissionPercent: '15' }).expect(200);
      await expect.poll(async () => (await gallerySettings(other.ctx)).commissionRate).toBe('0.1500');
    } finally {
      await other.close();
    }
  });
});

describe('a sale', () => {
  const agreeTo = (id: string, expectedRate: string) =>
    requestCheckout(app, buyer.cookie, id, { expectedAmount: '100.00', expectedRate });

  test('is refused at another rate than the page showed', async () => {
    const work = await offered();
    const { commissionRate } = await shown(work.id);
    await setPrices({ commissionPercent: '12' }).expect(200);
    const refused = await agreeTo(work.id, commissionRate as string);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const { body } = await agreeTo(work.id, '0.1200');
    expect(await saleOf(body.purchaseId!)).toMatchObject({ commissionRate: '0.1200', artistAmount: '88.00' });
  });

  test('is offered at the new rate if its seller became Premium since', async () => {
    const work = await offered({ isSubscriber: true });
    expect((await agreeTo(work.id, '0.1000')).body.code).toBe('price_changed');
    expect((await agreeTo(work.id, '0.08')).status).toBe(200);
  });

  test('keeps its rate in checkout: paid, in the books, and with more time', async () => {
    const work = await offered();
    const old = await reserve(app, buyer.cookie, work.id);
    await setPrices({ commissionPercent: '20' }).expect(200);
    const again = await agreeTo(work.id, '0.1000');
    expect(again.body.purchaseId).toBe(old.purchaseId);
    await confirm(app, old, CARDS.pays);
    await settled(app);
    expect(await saleOf(old.purchaseId)).toMatchObject({ status: 'paid', artistAmount: '90.00' });
    const [commission] = await app.ctx.db
      .select()
      .from(commissions)
      .where(eq(commissions.purchaseId, old.purchaseId));
    expect(commission).toMatchObject({ rate: '0.1000', amount: '90.00' });
    expect(await booksDiffer()).toEqual([]);
  });

  test('is replaced in checkout when the buyer agrees to the new rate', async () => {
    const work = await offered();
    const old = await reserve(app, buyer.cookie, work.id);
    await setPrices({ commissionPercent: '20' }).expect(200);
    const { body } = await agreeTo(work.id, '0.2000');
    expect(body.purchaseId).not.toBe(old.purchaseId);
    expect((await saleOf(old.purchaseId)).status).toBe('canceled');
    expect((await saleOf(body.purchaseId!)).commissionAmount).toBe('20.00');
  });

  test('is refunded in full at the old rate, and the books agree', async () => {
    const work = await offered();
    const old = await reserve(app, buyer.cookie, work.id);
    await confirm(app, old, CARDS.pays);
    await settled(app);
    await setPrices({ commissionPercent: '30', premiumCommissionPercent: '5' }).expect(200);
    const refund = as(buyer, 'post', `/api/purchases/${old.purchaseId}/refund-request`);
    await refund.send({ reason: 'It is another green.' }).expect(200);
    const seller = await createMember(app, { role: 'moderator' });
    await as(seller, 'post', `/api/purchases/${old.purchaseId}/refund-request/accept`).expect(200);
    await settled(app);
    expect(await saleOf(old.purchaseId)).toMatchObject({ status: 'refunded', commissionRate: '0.1000' });
    expect(await booksDiffer()).toEqual([]);
  });
});

describe('Premium', () => {
  test('is refused at another price than the page showed; running subscriptions keep theirs', async () => {
    const running = await subscribe(app);
    const open = await createMember(app);
    await start(app, open);
    await setPrices({ premiumPrice: '14' }).expect(200);
    const begin = (who: { cookie: string }, expectedPrice: string) =>
      request(app.url)
        .post('/api/get-or-create-subscription')
        .set('cookie', who.cookie)
        .send({ expectedPrice });
    const member = await createMember(app);
    expect((await begin(member, '10.00').expect(409)).body.code).toBe('price_changed');
    expect(await rowsOf(app, member.id)).toHaveLength(0);
    const { body } = await begin(member, '14.00').expect(200);
    await confirm(app, body as { clientSecret: string }, CARDS.pays);
    await settled(app);
    const invoices = await as(member, 'get', '/api/subscription/invoices').expect(200);
    expect(invoices.body[0]).toMatchObject({ amount: '14.00', status: 'paid' });
    // One that was started can be paid at the price it started at.
    expect((await begin(open, '14.00').expect(409)).body.code).toBe('price_changed');
    expect((await begin(open, '10.00').expect(200)).body.subscription.price).toBe('10.00');
    expect((await rowsOf(app, running.id))[0]).toMatchObject({ status: 'active', price: '10.00' });
    expect(await booksDiffer()).toEqual([]);
  });

  test('has saved what free sellers paid at the time of each sale', async () => {
    const artist = await createMember(app, { isSubscriber: true });
    const sell = async () => {
      const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '100.00' });
      await confirm(app, await reserve(app, buyer.cookie, work.id), CARDS.pays);
      await settled(app);
    };
    await sell();
    await setPrices({ commissionPercent: '20', premiumCommissionPercent: '5' }).expect(200);
    await sell();
    const use = await as(artist, 'get', '/api/subscription/use').expect(200);
    expect(use.body.savedOnSales).toBe('17.00');
  });
});

describe('launch switches', () => {
  test('close a feature for everyone and open it again', async () => {
    const course = await createCourse(app, {});
    const enroll = () => as(buyer, 'post', `/api/courses/${course.id}/enroll`);
    const { body } = await put('switches/enrollment', { isOpen: false }).expect(200);
    expect(body.comingSoon).toEqual(['direct-messages', 'enrollment']);
    expect((await enroll().expect(503)).body.code).toBe('feature_off');
    await put('switches/enrollment', { isOpen: true }).expect(200);
    await enroll().expect(200);
    expect(logged).toMatchObject([
      { act: 'settings.switch', subjectId: 'enrollment', before: { isOpen: true }, after: { isOpen: false } },
      { act: 'settings.switch', subjectId: 'enrollment', before: { isOpen: false }, after: { isOpen: true } },
    ]);
  });

  test('are not changed here if COMING_SOON names them', async () => {
    const answer = await put('switches/direct-messages', { isOpen: true }).expect(409);
    expect(answer.body.code).toBe('set_by_environment');
    const { body } = await as(admin, 'get', '/api/office/settings').expect(200);
    expect(body).toMatchObject({ comingSoon: ['direct-messages'], lockedSwitches: ['direct-messages'] });
  });
});

test('a change of the support address is logged without the address', async () => {
  const { body } = await put('support', { supportEmail: ' help@gallery.example ' }).expect(200);
  expect(body.supportEmail).toBe('help@gallery.example');
  expect(JSON.stringify(logged)).not.toContain('gallery.example');
  expect(logged).toHaveLength(1);
  await put('support', { supportEmail: 'nobody' }).expect(400);
});
