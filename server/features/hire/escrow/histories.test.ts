/**
 * Random histories of deals with actions of all parties, refused or not: the ledger stays balanced. ROUNDS=full
 * tries many more.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { applyDeadlines } from './jobs.ts';
import { syncHirePayment } from './payments.ts';
import {
  booksOf,
  CARDS,
  openBankDispute,
  DAY_MS,
  type Deal,
  dealAt,
  decideBankDispute,
  onboard,
  paymentsOf,
  post,
  projectOf,
  setProject,
  settleHirePayments,
} from './testing.ts';

const RUNS = process.env.ROUNDS === 'full' ? 60 : 2;
const TIMEOUT_MS = RUNS * 30_000;
let app: TestApp;
let moderator: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());

/** May be refused, but never fails with an internal error. */
async function tries(who: { cookie: string }, { id }: Deal, step: string, body: object = {}): Promise<void> {
  const answer = await post(app, who, id, step, { note: 'So be it.', reason: 'It is late.', ...body });
  expect([200, 403, 404, 409, 400], `${step}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
}

/** In the provider's dashboard, which refuses refunds of disputed payments. */
async function refundAtProvider({ id }: Deal, which: number): Promise<void> {
  const payment = (await paymentsOf(app, id))[which];
  if (!payment?.paidAt) return;
  try {
    await app.ctx.payments!.refundIntent(payment.stripePaymentIntentId!, `by-hand-${payment.id}`);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
  }
}

const stateOf = async ({ id }: Deal) => {
  const [upfront] = await paymentsOf(app, id);
  return app.ctx.payments!.readIntent(upfront!.stripePaymentIntentId!);
};

const STEPS: Record<string, (deal: Deal) => Promise<unknown>> = {
  deliver: (deal) => tries(deal.designer, deal, 'deliver'),
  changes: (deal) => tries(deal.client, deal, 'changes'),
  approve: (deal) => tries(deal.client, deal, 'approve'),
  silence: async (deal) => {
    const { deliveredAt } = await projectOf(app, deal.id);
    if (deliveredAt) await setProject(app, deal.id, { deliveredAt: new Date(Date.now() - 15 * DAY_MS) });
    await applyDeadlines(app.ctx);
  },
  'take back': async (deal) => {
    await setProject(app, deal.id, { dueDate: new Date(Date.now() - 15 * DAY_MS) });
    await tries(deal.client, deal, 'cancel');
  },
  dispute: (deal) => tries(deal.designer, deal, 'dispute'),
  complete: (deal) => tries(moderator, deal, 'resolve', { outcome: 'complete' }),
  cancel: (deal) => tries(moderator, deal, 'resolve', { outcome: 'cancel' }),
  split: (deal) => tries(moderator, deal, 'resolve', { outcome: 'split', designerAmount: '123.45' }),
  'upfront by hand': (deal) => refundAtProvider(deal, 0),
  'rest by hand': (deal) => refundAtProvider(deal, 1),
  contest: async (deal) => {
    const { dispute, amountRefunded } = await stateOf(deal);
    if (dispute === 'none' && amountRefunded === 0) await openBankDispute(app, deal.id);
  },
  won: async (deal) => {
    if ((await stateOf(deal)).dispute === 'open') await decideBankDispute(app, deal.id, 'won');
  },
  lost: async (deal) => {
    if ((await stateOf(deal)).dispute === 'open') await decideBankDispute(app, deal.id, 'lost');
  },
  settle: () => settleHirePayments(app.ctx),
  refunds: () => finishRefunds(app.ctx),
  payouts: () => payOutDue(app.ctx),
};

const history = fc.record({
  card: fc.constantFrom(CARDS.pays, CARDS.pays, CARDS.declinesLater),
  hasAccount: fc.boolean(),
  /** Events that are never delivered. */
  isDeaf: fc.boolean(),
  steps: fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 6, maxLength: 14 }),
});

async function outOfBalance(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries`,
  );
  return rows[0]!.cents;
}

/** Runs everything until nothing is pending. */
async function suspendAndSettle(deal: Deal): Promise<void> {
  await payments.clearFaults(app);
  await STEPS.won!(deal);
  await payments.settled(app);
  for (let round = 0; round < 2; round++) {
    for (const { id } of await paymentsOf(app, deal.id)) await syncHirePayment(app.ctx, id);
    await settleHirePayments(app.ctx);
    await finishRefunds(app.ctx);
    await payOutDue(app.ctx);
  }
}

test('any history stays balanced', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ card, hasAccount, isDeaf, steps }) => {
      const deal = await dealAt(app, 'in_progress', card);
      if (hasAccount) await onboard(app, deal.designer);
      if (isDeaf) await payments.addFault(app, { match: 'charge.refunded', action: 'drop' });
      for (const step of steps) {
        await STEPS[step]!(deal);
        expect([step, await outOfBalance()]).toEqual([step, 0]);
      }
      await suspendAndSettle(deal);
      const books = await booksOf(app, deal.id);
      expect(books.contested ?? 0).toBe(0);
      const { status } = await projectOf(app, deal.id);
      const isOver = status === 'completed' || status === 'cancelled';
      expect([status, isOver ? (books.escrow ?? 0) : 0]).toEqual([status, 0]);
      expect(await findDifferences(app.ctx)).toEqual([]);
      await expectMoneyInOrder(app);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
