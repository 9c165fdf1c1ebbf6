/** The ledger over random histories: ROUNDS=full tries many more. */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerEntries, ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createOrder, type Order } from '#server/testing/orders.ts';
import {
  post,
  recordCharge,
  recordDispute,
  recordRefund,
  recordReversal,
  recordSubscriptionPaid,
  recordTransfer,
} from './service.ts';

const RUNS = process.env.ROUNDS === 'full' ? 300 : 25;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What may happen to one sale, and to a member's subscription. */
const history = fc.record({
  artistCents: fc.integer({ min: 1, max: 9_999_999 }),
  deliveryCents: fc.integer({ min: 0, max: 9_999 }),
  commissionCents: fc.integer({ min: 0, max: 999_999 }),
  isTransferred: fc.boolean(),
  disputes: fc.array(fc.constant('won' as const), { maxLength: 2 }),
  end: fc.constantFrom('kept', 'refunded', 'lost', 'contested'),
  months: fc.integer({ min: 0, max: 3 }),
  /** Order and repetition of the provider's events. */
  seeds: fc.array(fc.nat(), { minLength: 5, maxLength: 40 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
type Step = (tx: TestApp['ctx']['db']) => Promise<void>;

const money = (cents: number) => (cents / 100).toFixed(2);

function stepsOf(order: Order, h: History): Step[] {
  const at = app.ctx.clock.now();
  const sale = {
    ...order,
    artistAmount: money(h.artistCents),
    deliveryCost: money(h.deliveryCents),
    commissionAmount: money(h.commissionCents),
  };
  const payout = {
    purchaseId: order.id,
    artistId: order.sellerId,
    cents: h.artistCents + h.deliveryCents,
    at,
  };
  const id = (kind: string) => ({ reference: `${kind}_${order.id}`, at });
  const steps: Step[] = [(tx) => recordCharge(tx, sale, id('ch'))];
  for (const index of h.disputes.keys()) {
    steps.push((tx) => recordDispute.opened(tx, sale, id(`dp${index}`)));
    steps.push((tx) => recordDispute.won(tx, sale, id(`dp${index}`)));
  }
  if (h.isTransferred) {
    steps.push((tx) => recordTransfer(tx, { ...payout, transferId: `tr_${order.id}` }));
    if (h.end === 'refunded' || h.end === 'lost')
      steps.push((tx) => recordReversal(tx, { ...payout, reversalId: `trr_${order.id}` }));
  }
  if (h.end === 'refunded') steps.push((tx) => recordRefund(tx, sale, id('re')));
  if (h.end === 'contested' || h.end === 'lost') {
    steps.push((tx) => recordDispute.opened(tx, sale, id('dp')));
  }
  if (h.end === 'lost') steps.push((tx) => recordDispute.lost(tx, sale, id('dp')));
  for (let month = 0; month < h.months; month++) {
    const invoiceId = `in_${order.id}_${month}`;
    steps.push((tx) => recordSubscriptionPaid(tx, { invoiceId, memberId: order.buyerId, cents: 1000, at }));
  }
  return steps;
}

/** The expected balance of each account at the end. */
function expectedOf(order: Order, h: History): Record<string, number> {
  const artist = h.artistCents + h.deliveryCents;
  const total = artist + h.commissionCents;
  const isBack = h.end === 'refunded' || h.end === 'lost';
  const isPaidOut = h.isTransferred && !isBack;
  const wanted = {
    provider: (isBack || h.end === 'contested' ? 0 : total) - (isPaidOut ? artist : 0) + h.months * 1000,
    [`artist ${order.sellerId}`]: isBack || isPaidOut ? 0 : -artist,
    commission: isBack ? 0 : -h.commissionCents,
    contested: h.end === 'contested' ? total : 0,
    premium: -h.months * 1000,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, cents]) => cents !== 0));
}

/** Events in any order, some more than once, each at least once. */
const cases = (steps: Step[], seeds: number[]): Step[] => [
  ...seeds.map((seed) => steps[seed % steps.length]!),
  ...steps.toReversed(),
];

async function outOfBalance(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ wrong: number }>(
    `select (select count(*) from (select 1 from ledger_entries group by transaction_id
       having sum(amount_cents) <> 0) t)::int + (select (coalesce(sum(amount_cents), 0) <> 0)::int
       from ledger_entries) as wrong`,
  );
  return rows[0]!.wrong;
}

async function balancesOf(order: Order): Promise<Record<string, number>> {
  const { rows } = await app.ctx.pool.query<{ account: string; cents: number }>(
    `select concat_ws(' ', account, e.member_id) as account, sum(amount_cents)::int as cents
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.purchase_id = $1 or (t.kind = 'subscription' and t.member_id = $2)
     group by 1 having sum(amount_cents) <> 0`,
    [order.id, order.buyerId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

test('the sum is always zero, whatever the order and repetition of events', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (h) => {
      const order = await createOrder(app);
      const steps = stepsOf(order, h);
      for (const step of cases(steps, h.seeds)) {
        await app.ctx.db.transaction((tx) => step(tx as never));
        expect(await outOfBalance()).toBe(0);
      }
      const written = await app.ctx.db
        .select()
        .from(ledgerTransactions)
        .where(
          sql`${ledgerTransactions.purchaseId} = ${order.id} or ${ledgerTransactions.memberId} = ${order.buyerId}`,
        );
      expect(written).toHaveLength(steps.length);
      expect(await balancesOf(order)).toEqual(expectedOf(order, h));
    }),
    { numRuns: RUNS },
  );
});

test('a concurrent repeated movement is recorded once', async () => {
  const order = await createOrder(app);
  const paid = { reference: `ch_${order.id}`, at: app.ctx.clock.now() };
  await Promise.all(
    Array.from({ length: 10 }, () => app.ctx.db.transaction((tx) => recordCharge(tx, order, paid))),
  );
  expect(await balancesOf(order)).toEqual({
    provider: 21_500,
    [`artist ${order.sellerId}`]: -19_500,
    commission: -2000,
  });
});

describe('the database refuses', () => {
  const refusal = async (move: Promise<unknown>) => {
    const error: unknown = await move.then(
      () => null,
      (reason: unknown) => reason,
    );
    return (error as { cause?: { constraint?: string } } | null)?.cause?.constraint;
  };

  test('a movement whose entries do not add up to zero', async () => {
    const member = await createMember(app);
    const lopsided = app.ctx.db.transaction((tx) =>
      post(tx, {
        kind: 'subscription',
        reference: 'in_lopsided',
        memberId: member.id,
        happenedAt: app.ctx.clock.now(),
        entries: [
          { account: 'provider', cents: 1000 },
          { account: 'premium', cents: -999 },
        ],
      }),
    );
    expect(await refusal(lopsided)).toBe('ledger_balances');
    const rows = await app.ctx.db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.reference, 'in_lopsided'));
    expect(rows).toEqual([]);
  });

  test('any change to recorded entries', async () => {
    const order = await createOrder(app);
    await recordCharge(app.ctx.db, order, { reference: `ch_${order.id}`, at: app.ctx.clock.now() });
    const { db } = app.ctx;
    const changes = [
      db.update(ledgerEntries).set({ amountCents: 0 }),
      db.delete(ledgerEntries),
      db.update(ledgerTransactions).set({ reference: 'other' }),
      db.delete(ledgerTransactions),
    ];
    for (const change of changes) expect(await refusal(change)).toBe('ledger_is_append_only');
  });
});
