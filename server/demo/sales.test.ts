/** Sales from before the gallery opens: the payment sandbox and the ledger agree. */
import { eq, isNotNull, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { OFFER_CHANGES } from '#shared/notices/offers.ts';
import { OFFER_STATES } from '#shared/offers/states.ts';
import { offers } from '#shared/offers/tables.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { acceptRefund } from '#server/features/orders/refunds/service.ts';
import { syncPurchase } from '#server/features/orders/service.ts';
import { findDifferences } from '#server/testing/payment-jobs.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { signIn } from '../testing/factories.ts';
import { ledger } from '#server/features/payments/ledger/service.ts';
import { adoptSales } from './adopt-sales.ts';
import { planPublication } from './calendar.ts';
import { deliveryOf } from './delivery.ts';
import { personId, workId } from './identifiers.ts';
import { WORKS } from './manifest.ts';
import { seedPeople } from './seed-people.ts';
import { EDITION_SIZES, SALES } from './sales-plan.ts';
import { seedSales } from './seed-sales.ts';

let app: TestApp;
let now: Date;
let seconds: number;
const one = async <T>(query: ReturnType<typeof sql>) => (await app.ctx.db.execute(query)).rows[0] as T;

/** Members and the works on the wall, without the minute that rendering takes. */
async function openGallery(): Promise<void> {
  await seedPeople(app.ctx, now);
  const published = new Map(planPublication(now.getTime()).map(({ id, createdAt }) => [id, createdAt]));
  await app.ctx.db.insert(artworks).values(
    WORKS.map((work) => ({
      id: workId(work.id),
      userId: personId(work.artist),
      title: work.title,
      category: work.category,
      imageUrl: `/objects/${workId(work.id)}`,
      width: 3,
      height: 2,
      placeholder: 'AAAA',
      price: work.isForSale && work.priceUsd !== null ? work.priceUsd.toFixed(2) : null,
      isForSale: work.isForSale,
      editionSize: EDITION_SIZES[work.id] ?? null,
      ...deliveryOf(work.id),
      createdAt: new Date(published.get(work.id)!),
    })),
  );
}

beforeAll(async () => {
  app = await startTestApp();
  now = app.ctx.clock.now();
  await openGallery();
  const started = performance.now();
  // Interrupted once, and resumed.
  await app.ctx.db
    .transaction(async (tx) => {
      await seedSales(app.ctx, tx, now);
      throw new Error('interrupted');
    })
    .catch(() => {});
  await app.ctx.db.transaction((tx) => seedSales(app.ctx, tx, now));
  seconds = (performance.now() - started) / 1000;
}, 60_000);
afterAll(() => app.close());

const orders = () =>
  app.ctx.db
    .select({ purchase: purchases, claim: commissions, work: artworks })
    .from(purchases)
    .innerJoin(commissions, eq(commissions.purchaseId, purchases.id))
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .orderBy(purchases.id);

test('has sales in every state', async () => {
  const states = Object.fromEntries(
    (await orders()).map(({ purchase, claim, work }) => [
      WORKS.find(({ id }) => workId(id) === work.id)!.id,
      [purchase.status, claim.status, purchase.isPhysicalItem, work.soldAt !== null],
    ]),
  );
  expect(states).toEqual({
    57: ['paid', 'paid', false, true],
    15: ['delivered', 'paid', true, true],
    43: ['delivered', 'pending', true, true],
    46: ['delivered', 'pending', true, true],
    47: ['paid', 'pending', false, true],
    6: ['paid', 'pending', true, true],
    41: ['shipped', 'pending', true, true],
    30: ['delivered', 'pending', true, true],
    38: ['delivered', 'pending', true, true],
    24: ['paid', 'pending', false, true],
    26: ['refunded', 'canceled', true, false],
    23: ['refunded', 'reversed', false, false],
    58: ['disputed', 'pending', true, true],
    3: ['paid', 'paid', false, false],
    4: ['paid', 'paid', false, false],
    59: ['paid', 'paid', false, true],
  });
  const asked = await one<{ statuses: string[] }>(
    sql`select array_agg(status order by created_at) as statuses from refund_requests`,
  );
  expect(asked.statuses).toEqual(['accepted', 'accepted', 'declined', 'open']);
});

test('has offers in every state, and their parties were told', async () => {
  const made = await app.ctx.db.select().from(offers);
  expect(new Set(made.map(({ state }) => state))).toEqual(new Set(OFFER_STATES));
  const reasons = made.flatMap(({ reason }) => reason ?? []);
  expect(reasons.toSorted()).toEqual(['silence', 'sold']);
  const ordered = await app.ctx.db.select().from(purchases).where(isNotNull(purchases.offerId));
  expect(ordered.map(({ status }) => status).toSorted()).toEqual([
    'canceled',
    'pending',
    'pending',
    'shipped',
  ]);
  const told = await one<{ changes: string[] }>(
    sql`select array_agg(distinct change order by change) as changes from notifications where type = 'offer'`,
  );
  expect(told.changes).toEqual([...OFFER_CHANGES].toSorted());
});

test('sales are certified: two certificates are void, and one was handed on', async () => {
  const issued = await one(sql`select count(*)::int as issued, count(voided_at)::int as void,
    count(*) filter (where c.created_at <> p.paid_at)::int as late
    from certificates c join purchases p on p.id = c.purchase_id`);
  expect(issued).toEqual({ issued: SALES.length, void: 2, late: 0 });
  const { code } = await one<{ code: string }>(sql`select c.code from certificates c
    join certificate_owners o on o.certificate_id = c.id group by c.id having count(*) > 1`);
  const { body } = await request(app.server).get(`/api/certificates/verify/${code}`).expect(200);
  expect(body).toMatchObject({
    edition: { number: 1, size: 8 },
    owners: [{ name: null }, { name: 'Edmund Achter', isBuyer: true }],
    void: null,
  });
});

test('artists without an account wait, and were notified', async () => {
  const cookie = await signIn(app, personId('hanne-fjeld'));
  const sales = await request(app.server)
    .get(`/api/purchases/artist/${personId('hanne-fjeld')}`)
    .set('Cookie', cookie)
    .expect(200);
  expect(sales.body).toMatchObject([{ payout: { status: 'pending', amount: '389.00', heldBy: 'account' } }]);
  const held = await one(sql`select count(*)::int as n from notifications
    where change = 'payout_held' and user_id = ${personId('hanne-fjeld')}`);
  expect(held).toEqual({ n: 1 });
});

test('the provider agrees, and the money is in the ledger', async () => {
  const before = await orders();
  const movements = await app.ctx.db.$count(ledgerTransactions);
  expect(await one(sql`select sum(amount_cents)::int as sum from ledger_entries`)).toEqual({ sum: 0 });
  for (const { purchase } of before) {
    expect(purchase.stripePaymentIntentId).toMatch(/^pi_/);
    expect(purchase.stripeChargeId).toMatch(/^ch_/);
    await syncPurchase(app.ctx, purchase.id);
  }
  expect(await orders()).toEqual(before);
  expect(await app.ctx.db.$count(ledgerTransactions)).toBe(movements);
  expect(await findDifferences(app.ctx)).toEqual([]);
  const intents = await Array.fromAsync(app.ctx.payments!.listIntents(new Date(0)));
  const known = await app.ctx.db.select({ id: purchases.stripePaymentIntentId }).from(purchases);
  const ids = new Set(known.map(({ id }) => id).filter((id) => id !== null));
  expect(new Set(intents.filter(({ metadata }) => metadata.purchaseId).map(({ id }) => id))).toEqual(ids);
});

test('all events are dated in order, with the commission rate of that time', async () => {
  const wrong = await one<{ n: number }>(sql`select count(*)::int as n from purchases p
    join artworks a on a.id = p.artwork_id join users u on u.id = p.seller_id
    left join sandbox_payments c on c.id = p.stripe_charge_id
    where p.paid_at is not null and (not (a.created_at < p.created_at and p.created_at <= p.paid_at
        and p.paid_at <= coalesce(p.shipped_at, p.paid_at)
        and coalesce(p.shipped_at, p.paid_at) <= coalesce(p.delivered_at, now()) and p.paid_at < now())
      or abs((c.body->>'created')::int - extract(epoch from p.paid_at)) > 1
      or p.commission_rate <> case when u.is_subscriber then 0.08 else 0.1 end
      or (p.is_physical_item and p.shipping_address is null))`);
  expect(wrong.n).toBe(0);
  const notified = await one<{ early: number; unread: number }>(sql`select
    count(*) filter (where happened_at > now() or read_at < happened_at)::int as early,
    count(*) filter (where read_at is null and happened_at < now() - interval '1 day')::int as unread
    from notifications`);
  expect(notified).toEqual({ early: 0, unread: 0 });
});

test('the gallery has sold works in each month of a year', async () => {
  const { months } = await one<{ months: number }>(sql`select
    count(distinct date_trunc('month', paid_at))::int as months from purchases
    where paid_at > date_trunc('month', now()) - interval '11 months'`);
  expect(months).toBeGreaterThanOrEqual(11);
});

test('receipts are numbered without gaps, and have files', async () => {
  const year = new Date(now.getTime() - 9 * 86_400_000).getUTCFullYear();
  const receipts = await one<{ numbers: string[]; files: number; last: number }>(sql`select
    array_agg(receipt_number order by receipt_number) as numbers, count(pdf_sha256)::int as files,
    (select last from receipt_counters) as last from receipts`);
  expect(receipts).toEqual({
    numbers: [1, 2, 3, 4, 5, 6].map((number) => `ATL-${year}-00000${number}`),
    files: 6,
    last: 6,
  });
});

test('one support request is answered, one is open', async () => {
  const cookie = await signIn(app, personId('june-abara'));
  const queue = await request(app.server)
    .get('/api/support-requests/queue')
    .set('Cookie', cookie)
    .expect(200);
  expect(queue.body).toMatchObject([{ subject: 'Invoice with a company name', answer: null }]);
  expect(await one(sql`select count(answer)::int as n from support_requests`)).toEqual({ n: 1 });
});

test('Premium members have paid every month, and no one else has Premium', async () => {
  const rows = await app.ctx.db.select().from(subscriptions);
  expect(rows.map(({ status }) => status)).toEqual(['active', 'active']);
  const subscribed = await app.ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isSubscriber, true));
  expect(subscribed.map(({ id }) => id).toSorted()).toEqual(rows.map(({ userId }) => userId).toSorted());
  const cookie = await signIn(app, personId('mina-okoro'));
  const { body } = await request(app.server).get('/api/subscription/invoices').set('Cookie', cookie);
  expect(body.length).toBeGreaterThan(5);
  for (const row of rows) expect(row.currentPeriodEnd!.getTime()).toBeGreaterThan(now.getTime());
});

test('is seeded within seconds, without pending deliveries', async () => {
  expect(seconds).toBeLessThan(60);
  expect(await one(sql`select count(*)::int as n from sandbox_payments where due_at is not null`)).toEqual({
    n: 0,
  });
});

test('continues from there: a requested refund is made', async () => {
  const order = (await orders()).find(({ work }) => work.id === workId(38));
  const sale = await acceptRefund(
    app.ctx,
    { id: personId('noor-halabi'), role: 'member' },
    order!.purchase.id,
  );
  expect(sale.status).toBe('refunded');
});

test('an older gallery creates its sales at the sandbox, once', async () => {
  const young = app;
  app = await startTestApp();
  try {
    await openGallery();
    const paidAt = new Date(now.getTime() - 9 * 86_400_000);
    const [row] = await app.ctx.db
      .insert(purchases)
      .values({
        buyerId: personId('priya-sorel'),
        sellerId: personId('mina-okoro'),
        artworkId: workId(57),
        amount: '170.00',
        artistAmount: '156.40',
        commissionAmount: '13.60',
        status: 'paid',
        paidAt,
      })
      .returning();
    const { id } = row!;
    const { db } = app.ctx;
    await db.insert(commissions).values({ purchaseId: id, amount: '156.40', rate: '0.0800' });
    const shares = { amountCents: 17_000, payeeCents: 15_640, commissionCents: 1360, payeeId: row!.sellerId };
    const owner = { ownerKind: 'purchase', ownerId: id, kind: 'full' } as const;
    const times = { paidAt, releasedAt: paidAt };
    await db.insert(charges).values({ id, ...owner, ...shares, ...times, status: 'paid' });
    await db.insert(transfers).values({ chargeId: id, memberId: row!.sellerId, amountCents: 15_640 });
    await ledger.charge(db, { chargeId: id, reference: `purchase:${id}`, at: paidAt, cents: 17_000 });
    const adopt = () => app.ctx.db.transaction((tx) => adoptSales(app.ctx, tx, now));
    await adopt();
    const [adopted] = await orders();
    expect(adopted?.purchase).toMatchObject({ status: 'paid', paidAt });
    expect(adopted?.purchase.stripeChargeId).toMatch(/^ch_/);
    expect(await app.ctx.db.$count(subscriptions)).toBe(2);
    const [bowls] = await app.ctx.db
      .select()
      .from(artworks)
      .where(eq(artworks.id, workId(1)));
    expect(bowls).toMatchObject({ isPhysical: true, deliveryCost: '42.00' });
    await adopt();
    await syncPurchase(app.ctx, id);
    expect(await orders()).toEqual([adopted]);
    expect(await app.ctx.db.$count(ledgerTransactions, eq(ledgerTransactions.chargeId, id))).toBe(1);
  } finally {
    await app.close();
    app = young;
  }
});
