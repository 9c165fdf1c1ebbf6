/** What artists sell and prepare, from before the gallery opens: the payment sandbox and the ledger agree. */
import { eq, gt, isNotNull, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { isComplete } from '#shared/drafts/to-work.ts';
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
import type { TestApp } from '../testing/app.ts';
import { signIn } from '../testing/factories.ts';
import { type DemoGallery, startDemoGallery } from './testing.ts';

let app: TestApp;
let gallery: DemoGallery;
const now = new Date();
const one: DemoGallery['one'] = (query) => gallery.one(query);
const personId = (slug: string) => gallery.personId(slug);

beforeAll(async () => {
  gallery = await startDemoGallery();
  ({ app } = gallery);
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
      work.title,
      [purchase.status, claim.status, purchase.isPhysicalItem, work.soldAt !== null],
    ]),
  );
  expect(states).toEqual({
    'Succulent for a North Window': ['paid', 'paid', false, true],
    'Harbour, No Wind': ['delivered', 'paid', true, true],
    Undertow: ['delivered', 'pending', true, true],
    'Three for Winter': ['delivered', 'pending', true, true],
    'Night Shift': ['paid', 'pending', false, true],
    'Down to the Blue': ['paid', 'pending', true, true],
    'Canyon from Above': ['shipped', 'pending', true, true],
    'What Grew by the Gate': ['delivered', 'pending', true, true],
    'Tray No. 11': ['delivered', 'pending', true, true],
    'Untrained No. 52': ['paid', 'pending', false, true],
    'A Path for Each Daughter': ['refunded', 'canceled', true, false],
    'It Started as a Circle': ['refunded', 'reversed', false, false],
    'Winter Blanket': ['disputed', 'pending', true, true],
    'Market Day, Seen from a Kite': ['paid', 'paid', false, false],
    'Soft Matter No. 3': ['paid', 'paid', false, false],
    'Untrained No. 140': ['paid', 'paid', false, true],
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
  expect(issued).toEqual({ issued: 38, void: 2, late: 0 });
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
    from notifications where type in ('sale', 'order', 'offer', 'certificate', 'premium')`);
  expect(notified).toEqual({ early: 0, unread: 0 });
});

test('the gallery has sold works in each month of a year', async () => {
  const { months } = await one<{ months: number }>(sql`select
    count(distinct date_trunc('month', paid_at))::int as months from purchases
    where paid_at > date_trunc('month', now()) - interval '11 months'`);
  expect(months).toBeGreaterThanOrEqual(11);
});

test('receipts are numbered without gaps', async () => {
  const year = new Date(now.getTime() - 9 * 86_400_000).getUTCFullYear();
  const receipts = await one<{ numbers: string[]; last: number }>(sql`select
    array_agg(receipt_number order by receipt_number) as numbers,
    (select last from receipt_counters) as last from receipts`);
  expect(receipts).toEqual({
    numbers: [1, 2, 3, 4, 5, 6].map((number) => `ATL-${year}-00000${number}`),
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

test('there are no pending deliveries', async () => {
  expect(await one(sql`select count(*)::int as n from sandbox_payments where due_at is not null`)).toEqual({
    n: 0,
  });
});

test('continues from there: a requested refund is made', async () => {
  const order = (await orders()).find(({ work }) => work.id === gallery.workId('Tray No. 11'));
  const sale = await acceptRefund(
    app.ctx,
    { id: personId('noor-halabi'), role: 'member' },
    order!.purchase.id,
  );
  expect(sale.status).toBe('refunded');
});

test('shows works from several sides, none of them sold', async () => {
  const shown = await one<{ works: number; most: number; unfit: number }>(sql`
    with works as (select artwork_id, count(*)::int + 1 as pictures from artwork_images group by artwork_id)
    select count(*)::int as works, max(pictures) as most,
      (select count(*)::int from artwork_images i join artworks a on a.id = i.artwork_id left join uploads u
        on i.image_url = '/objects/' || u.id and u.user_id = a.user_id and u.status = 'attached' and u.purpose = 'view'
        where u.id is null or i.alt_text is null or a.sold_at is not null) as unfit from works`);
  expect(shown).toMatchObject({ most: 6, unfit: 0 });
  expect(shown.works).toBeGreaterThanOrEqual(25);
});

test('has drafts in every state, replies, pinned works, and an artist who is away', async () => {
  const { db } = app.ctx;
  const drafts = await db.select().from(artworkDrafts);
  expect(drafts.map(({ failure }) => failure).filter(Boolean)).toEqual(['upload_in_use']);
  const scheduled = drafts.filter(({ publishAt }) => publishAt);
  expect(scheduled.map((draft) => isComplete(draft) && draft.publishAt! > new Date())).toEqual([true]);
  const others = drafts.filter(({ publishAt, failure }) => !publishAt && !failure);
  expect(new Set(others.map(isComplete))).toEqual(new Set([true, false]));
  const told = await one<{ replies: number; artists: number; pinning: number }>(sql`select
    (select count(*)::int from comments where parent_id is not null and created_at > parent_at) as replies,
    (select count(distinct a.user_id)::int from comments c join artworks a on a.id = c.artwork_id
      where c.parent_id is not null and c.user_id = a.user_id) as artists,
    (select count(distinct user_id)::int from pinned_works) as pinning`);
  expect(told).toEqual({ replies: 9, artists: 5, pinning: 2 });
  const away = await db.select().from(users).where(gt(users.awayUntil, new Date()));
  expect(away.map(({ artistName }) => artistName)).toEqual(['Rosalba Nieto']);
});
