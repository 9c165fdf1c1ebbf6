/** The ledger of projects over random histories: ROUNDS=full tries many more. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { listHireMovements, recordHire } from './service.ts';

const RUNS = process.env.ROUNDS === 'full' ? 300 : 25;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Project {
  id: string;
  designerId: string;
}
type Step = (tx: TestApp['ctx']['db']) => Promise<void>;

async function begin(): Promise<Project> {
  const [project, designer] = await Promise.all([createProject(app), createMember(app)]);
  return { id: project.id, designerId: designer.id };
}

/** What may happen to one payment of a project. */
const payment = fc.record({
  /** In ten-thousandths of the amount: the part that is refunded before the remainder is released. */
  refundedPart: fc.constantFrom(0, 0, 3333, 5000, 10_000),
  parts: fc.integer({ min: 1, max: 2 }),
  commissionPart: fc.constantFrom(0, 800, 1000),
  wonDisputes: fc.nat({ max: 2 }),
  /** How far the money had moved when the bank disputed the charge or it was refunded at the provider. */
  gone: fc.constantFrom('no', 'no', 'held', 'released', 'transferred'),
  isByHand: fc.boolean(),
  isTransferred: fc.boolean(),
});
const history = fc.record({
  priceCents: fc.integer({ min: 100, max: 1_000_000 }),
  payments: fc.array(payment, { minLength: 1, maxLength: 2 }),
  /** Order and repetition of the provider's events. */
  seeds: fc.array(fc.nat(), { minLength: 5, maxLength: 30 }),
});
type Happened = typeof payment extends fc.Arbitrary<infer T> ? T : never;
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

interface Movements {
  steps: Step[];
  expected: { provider: number; artist: number; commission: number };
}

function record(project: Project, index: number, cents: number, h: Happened): Movements {
  const { designerId } = project;
  const moved = (kind: string) => ({
    projectId: project.id,
    reference: `${kind}_${index}_${project.id}`,
    at: app.ctx.clock.now(),
  });
  const refunded = Math.floor((cents * h.refundedPart) / 10_000);
  const left = cents - refunded;
  const commissionCents = Math.floor((left * h.commissionPart) / 10_000);
  const shares = { designerId, designerCents: left - commissionCents, commissionCents };
  const steps: Step[] = [(tx) => recordHire.charge(tx, { ...moved('ch'), cents })];
  const first = h.parts === 1 ? refunded : Math.floor(refunded / 2);
  if (refunded > 0) steps.push((tx) => recordHire.refund(tx, { ...moved('re_a'), cents: first }));
  if (refunded > first) {
    steps.push((tx) => recordHire.refund(tx, { ...moved('re_b'), cents: refunded - first }));
  }
  for (let n = 0; n < h.wonDisputes; n++) {
    steps.push((tx) => recordHire.disputeOpened(tx, { ...moved(`dp${n}`), cents: left }));
    steps.push((tx) => recordHire.disputeWon(tx, { ...moved(`dp${n}`), cents: left }));
  }
  const isReleased = h.gone !== 'held';
  const isTransferred = h.gone === 'no' ? h.isTransferred : h.gone === 'transferred';
  const isGone = h.gone !== 'no';
  if (isReleased) steps.push((tx) => recordHire.release(tx, { ...moved('hp'), ...shares }));
  const paid = { designerId, cents: shares.designerCents };
  if (isTransferred) steps.push((tx) => recordHire.transfer(tx, { ...moved('tr'), ...paid }));
  if (isGone) {
    const released = isReleased ? shares : null;
    if (h.isByHand) {
      steps.push((tx) => recordHire.refund(tx, { ...moved('re_h'), cents: left, released }));
    } else {
      steps.push((tx) => recordHire.disputeOpened(tx, { ...moved('dp'), cents: left }));
      steps.push((tx) => recordHire.disputeLost(tx, { ...moved('dp'), cents: left, released }));
    }
    if (isTransferred) steps.push((tx) => recordHire.reversal(tx, { ...moved('trr'), ...paid }));
  }
  const owed = isTransferred ? 0 : shares.designerCents;
  return {
    steps,
    expected: {
      provider: isGone ? 0 : left - (isTransferred ? shares.designerCents : 0),
      artist: isGone ? 0 : -owed,
      commission: isGone ? 0 : -commissionCents,
    },
  };
}

function recordAll(project: Project, h: History): Movements {
  const { upfrontCents, remainingCents } = hireAmounts(h.priceCents);
  const movements = h.payments.map((happened, index) =>
    record(project, index, index === 0 ? upfrontCents : remainingCents, happened),
  );
  const sum = (account: keyof Movements['expected']) =>
    movements.reduce((total, { expected }) => total + expected[account], 0);
  return {
    steps: movements.flatMap(({ steps }) => steps),
    expected: { provider: sum('provider'), artist: sum('artist'), commission: sum('commission') },
  };
}

/** Events in any order, some more than once, each at least once. */
const cases = (steps: Step[], seeds: number[]): Step[] => [
  ...seeds.map((seed) => steps[seed % steps.length]!),
  ...steps.toReversed(),
];

async function outOfBalance(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries`,
  );
  return rows[0]!.cents;
}

async function balancesOf(project: Project): Promise<Record<string, number>> {
  const { rows } = await app.ctx.pool.query<{ account: string; cents: number }>(
    `select account, sum(amount_cents)::int as cents
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.hire_project_id = $1 group by 1 having sum(amount_cents) <> 0`,
    [project.id],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

test('the sum is always zero, and nothing of a finished project stays in escrow', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (h) => {
      const project = await begin();
      const { steps, expected } = recordAll(project, h);
      for (const step of cases(steps, h.seeds)) {
        await app.ctx.db.transaction((tx) => step(tx as never));
        expect(await outOfBalance()).toBe(0);
      }
      expect(await listHireMovements(app.ctx.db, project.id)).toHaveLength(steps.length);
      const present = await balancesOf(project);
      // Neither `escrow` nor `contested`.
      expect(present).toEqual(
        Object.fromEntries(Object.entries(expected).filter(([, cents]) => cents !== 0)),
      );
    }),
    { numRuns: RUNS },
  );
});

test('a payment is in escrow until it is released', async () => {
  const project = await begin();
  const moved = (reference: string) => ({
    projectId: project.id,
    reference: `${reference}_${project.id}`,
    at: app.ctx.clock.now(),
  });
  await recordHire.charge(app.ctx.db, { ...moved('ch'), cents: 25_000 });
  await recordHire.refund(app.ctx.db, { ...moved('re'), cents: 5000 });
  expect(await balancesOf(project)).toEqual({ provider: 20_000, escrow: -20_000 });
  const shares = { designerId: project.designerId, designerCents: 18_000, commissionCents: 2000 };
  await recordHire.release(app.ctx.db, { ...moved('hp'), ...shares });
  expect(await balancesOf(project)).toEqual({ provider: 20_000, artist: -18_000, commission: -2000 });
  await recordHire.transfer(app.ctx.db, {
    ...moved('tr'),
    designerId: project.designerId,
    cents: 18_000,
  });
  expect(await balancesOf(project)).toEqual({ provider: 2000, commission: -2000 });
  const written = await listHireMovements(app.ctx.db, project.id);
  expect(written.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'hire_charge', reference: `ch_${project.id}`, providerCents: 25_000 },
    { kind: 'hire_refund', reference: `re_${project.id}`, providerCents: -5000 },
    { kind: 'hire_release', reference: `hp_${project.id}`, providerCents: 0 },
    { kind: 'transfer', reference: `tr_${project.id}`, providerCents: -18_000 },
  ]);
  const [payout] = await app.ctx.db
    .select({ kind: ledgerTransactions.kind, memberId: ledgerTransactions.memberId })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, `tr_${project.id}`));
  expect(payout).toEqual({ kind: 'transfer', memberId: project.designerId });
});

test('a concurrent repeated movement is recorded once', async () => {
  const project = await begin();
  const charge = {
    projectId: project.id,
    reference: `ch_${project.id}`,
    at: app.ctx.clock.now(),
    cents: 25_000,
  };
  await Promise.all(
    Array.from({ length: 10 }, () => app.ctx.db.transaction((tx) => recordHire.charge(tx, charge))),
  );
  expect(await balancesOf(project)).toEqual({ provider: 25_000, escrow: -25_000 });
});
