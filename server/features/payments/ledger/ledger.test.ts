/** The ledger over random histories of every kind of owner: ROUNDS=full tries many more. */
import { eq, or } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerEntries, ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { createOrder } from '#server/testing/orders.ts';
import { readOwed } from './queries.ts';
import { ledger, post, recordSubscriptionPaid } from './service.ts';

const RUNS = process.env.ROUNDS === 'full' ? 300 : 25;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Charge {
  id: string;
  payeeId: string;
}
type Step = (tx: TestApp['ctx']['db']) => Promise<unknown>;
const OWNERS = ['purchase', 'project'] as const;

async function begin(owner: (typeof OWNERS)[number] = 'project'): Promise<Charge> {
  const [row, payee] = await Promise.all([
    owner === 'project' ? createHirePayment(app) : createOrder(app),
    createMember(app),
  ]);
  return { id: row.id, payeeId: payee.id };
}

/** Possible histories of one charge, and of a member's subscription. */
const history = fc.record({
  owner: fc.constantFrom(...OWNERS),
  cents: fc.integer({ min: 50, max: 1_000_000 }),
  months: fc.integer({ min: 0, max: 2 }),
  /** In ten-thousandths of the amount: the part that is refunded before the remainder is released. */
  refundedPart: fc.constantFrom(0, 0, 3333, 5000, 10_000),
  parts: fc.integer({ min: 1, max: 2 }),
  commissionPart: fc.constantFrom(0, 800, 1000),
  wonDisputes: fc.nat({ max: 2 }),
  /** How far the money had moved when the bank disputed the charge or it was refunded at the provider. */
  gone: fc.constantFrom('no', 'no', 'held', 'released', 'transferred'),
  isByHand: fc.boolean(),
  isTransferred: fc.boolean(),
  /** Order and repetition of the provider's events. */
  seeds: fc.array(fc.nat(), { minLength: 5, maxLength: 30 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Movements {
  steps: Step[];
  expected: Record<'provider' | 'artist' | 'commission' | 'premium', number>;
}

function record({ id: chargeId, payeeId }: Charge, h: History): Movements {
  const { cents } = h;
  const moved = (kind: string) => ({
    chargeId,
    reference: `${kind}_${chargeId}`,
    at: app.ctx.clock.now(),
  });
  const refunded = Math.floor((cents * h.refundedPart) / 10_000);
  const left = cents - refunded;
  const commissionCents = Math.floor((left * h.commissionPart) / 10_000);
  const shares = { payeeId, payeeCents: left - commissionCents, commissionCents };
  const steps: Step[] = [(tx) => ledger.charge(tx, { ...moved('ch'), cents })];
  const first = h.parts === 1 ? refunded : Math.floor(refunded / 2);
  if (refunded > 0) steps.push((tx) => ledger.refund(tx, { ...moved('re_a'), cents: first, released: null }));
  if (refunded > first) {
    steps.push((tx) => ledger.refund(tx, { ...moved('re_b'), cents: refunded - first, released: null }));
  }
  for (let n = 0; n < h.wonDisputes; n++) {
    steps.push((tx) => ledger.disputeOpened(tx, { ...moved(`dp${n}`), cents: left }));
    steps.push((tx) => ledger.disputeWon(tx, { ...moved(`dp${n}`), cents: left }));
  }
  const isReleased = h.gone !== 'held';
  const isTransferred = h.gone === 'no' ? h.isTransferred : h.gone === 'transferred';
  const isGone = h.gone !== 'no';
  if (isReleased) steps.push((tx) => ledger.release(tx, { ...moved('hp'), ...shares }));
  const paid = { memberId: payeeId, cents: shares.payeeCents };
  if (isTransferred) steps.push((tx) => ledger.transfer(tx, { ...moved('tr'), ...paid }));
  if (isGone) {
    const released = isReleased ? shares : null;
    if (h.isByHand) {
      steps.push((tx) => ledger.refund(tx, { ...moved('re_h'), cents: left, released }));
    } else {
      steps.push((tx) => ledger.disputeOpened(tx, { ...moved('dp'), cents: left }));
      steps.push((tx) => ledger.disputeLost(tx, { ...moved('dp'), cents: left, released }));
    }
    if (isTransferred) steps.push((tx) => ledger.reversal(tx, { ...moved('trr'), ...paid }));
  }
  for (let month = 0; month < h.months; month++) {
    const invoice = { invoiceId: `in_${chargeId}_${month}`, memberId: payeeId, cents: 1000 };
    steps.push((tx) => recordSubscriptionPaid(tx, { ...invoice, at: app.ctx.clock.now() }));
  }
  const owed = isTransferred ? 0 : shares.payeeCents;
  const premium = h.months * 1000;
  return {
    steps,
    expected: {
      provider: premium + (isGone ? 0 : left - (isTransferred ? shares.payeeCents : 0)),
      artist: isGone ? 0 : -owed,
      commission: isGone ? 0 : -commissionCents,
      premium: -premium,
    },
  };
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

async function balancesOf({ id, payeeId }: Charge): Promise<Record<string, number>> {
  const { rows } = await app.ctx.pool.query<{ account: string; cents: number }>(
    `select account, sum(amount_cents)::int as cents
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.charge_id = $1 or (t.kind = 'subscription' and t.member_id = $2)
     group by 1 having sum(amount_cents) <> 0`,
    [id, payeeId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

test('the sum is always zero, and nothing is left in escrow, whatever the order and repetition of events', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (h) => {
      const charge = await begin(h.owner);
      const { steps, expected } = record(charge, h);
      for (const step of cases(steps, h.seeds)) {
        await app.ctx.db.transaction((tx) => step(tx as never));
        expect(await outOfBalance()).toBe(0);
      }
      const { id, payeeId } = charge;
      const written = or(eq(ledgerTransactions.chargeId, id), eq(ledgerTransactions.memberId, payeeId));
      expect(await app.ctx.db.$count(ledgerTransactions, written)).toBe(steps.length);
      const found = Object.entries(expected).filter(([, cents]) => cents !== 0);
      expect(await balancesOf(charge)).toEqual(Object.fromEntries(found));
    }),
    { numRuns: RUNS },
  );
});

test('what was paid is in escrow until it is released', async () => {
  const charge = await begin();
  const { id: chargeId, payeeId } = charge;
  const { db } = app.ctx;
  const moved = (reference: string) => ({
    chargeId,
    reference: `${reference}_${chargeId}`,
    at: app.ctx.clock.now(),
  });
  await ledger.charge(db, { ...moved('ch'), cents: 25_000 });
  await ledger.refund(db, { ...moved('re'), cents: 5000, released: null });
  expect(await balancesOf(charge)).toEqual({ provider: 20_000, escrow: -20_000 });
  await ledger.release(db, { ...moved('hp'), payeeId, payeeCents: 18_000, commissionCents: 2000 });
  expect(await balancesOf(charge)).toEqual({ provider: 20_000, artist: -18_000, commission: -2000 });
  expect(await readOwed(db, chargeId)).toEqual({ escrow: 0, payee: 18_000, commission: 2000 });
  await ledger.transfer(db, { ...moved('tr'), memberId: payeeId, cents: 18_000 });
  expect(await balancesOf(charge)).toEqual({ provider: 2000, commission: -2000 });
  // A payout that was made would still have to be undone.
  expect(await readOwed(db, chargeId)).toEqual({ escrow: 0, payee: 18_000, commission: 2000 });
  const [payout] = await db
    .select({ kind: ledgerTransactions.kind, memberId: ledgerTransactions.memberId })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, `tr_${chargeId}`));
  expect(payout).toEqual({ kind: 'transfer', memberId: payeeId });
});

test('a concurrent repeated movement is recorded once', async () => {
  const charge = await begin();
  const paid = {
    chargeId: charge.id,
    reference: `ch_${charge.id}`,
    at: app.ctx.clock.now(),
    cents: 25_000,
  };
  await Promise.all(
    Array.from({ length: 10 }, () => app.ctx.db.transaction((tx) => ledger.charge(tx, paid))),
  );
  expect(await balancesOf(charge)).toEqual({ provider: 25_000, escrow: -25_000 });
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
    const { id: chargeId } = await begin();
    const at = app.ctx.clock.now();
    await ledger.charge(app.ctx.db, { chargeId, reference: `ch_${chargeId}`, at, cents: 25_000 });
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
