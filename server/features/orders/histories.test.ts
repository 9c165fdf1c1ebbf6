/**
 * Random histories of sales with actions of all parties, refused or not: the ledger stays balanced. ROUNDS=full
 * tries many more.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import request from 'supertest';
import { fromCents } from '#shared/kernel/money.ts';
import { transfers } from '#shared/payments/tables.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { findDifferences, finishRefunds, payOutDue, settlePayments } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { decideBankDispute, openBankDispute, purchaseOf, type Sale, sell } from './refunds/testing.ts';
import { syncPurchase } from './service.ts';

const RUNS = process.env.ROUNDS === 'full' ? 1000 : 3;
const TIMEOUT_MS = RUNS * 30_000;
let app: TestApp;
let moderator: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());

/** May be refused, but never fails with an internal error. */
async function tries(
  who: { cookie: string },
  { id }: Sale,
  step: string,
  { method = 'post', cents = 50 }: { method?: 'post' | 'delete'; cents?: number } = {},
): Promise<void> {
  const api = request(app.url);
  const answer = await api[method](`/api/purchases/${id}/${step}`)
    .set('Cookie', who.cookie)
    .send({ reason: 'It is torn.', answer: 'It is not.', amount: fromCents(cents) });
  expect([200, 400, 403, 404, 409], `${step}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
}

const intentOf = async ({ id }: Sale) =>
  app.ctx.payments!.readIntent((await purchaseOf(app, id)).stripePaymentIntentId!);

/** `cents`: of a part. */
const STEPS: Record<string, (sale: Sale, cents: number) => Promise<unknown>> = {
  ask: (sale) => tries(sale.buyer, sale, 'refund-request'),
  withdraw: (sale) => tries(sale.buyer, sale, 'refund-request', { method: 'delete' }),
  accept: (sale) => tries(sale.artist, sale, 'refund-request/accept'),
  decline: (sale) => tries(sale.artist, sale, 'refund-request/decline'),
  refuse: (sale) => tries(moderator, sale, 'refund-request/decline'),
  give: (sale) => tries(sale.artist, sale, 'refund'),
  'offer a part': (sale, cents) => tries(sale.artist, sale, 'refund-request/part', { cents }),
  'accept a part': (sale) => tries(sale.buyer, sale, 'refund-request/part/accept'),
  'decline a part': (sale) => tries(sale.buyer, sale, 'refund-request/part/decline'),
  'decide a part': (sale, cents) => tries(moderator, sale, 'refund-request/part', { cents }),
  'a part by hand': async (sale, cents) => {
    const { id, amountRefunded } = await intentOf(sale);
    const key = `by-hand-${id}-${amountRefunded}`;
    // Also of more than is left.
    await app.ctx.payments!.refundIntentPart(id, cents, key).catch((error: unknown) => {
      if (!(error instanceof PaymentsError)) throw error;
    });
  },
  'by hand': async (sale) => {
    const { id } = await intentOf(sale);
    // The provider refuses refunds of disputed payments.
    await app.ctx.payments!.refundIntent(id, `by-hand-${id}`).catch((error: unknown) => {
      if (!(error instanceof PaymentsError)) throw error;
    });
  },
  contest: async (sale) => {
    const { dispute, refunded } = await intentOf(sale);
    if (dispute === 'none' && !refunded) await openBankDispute(app, sale.id);
  },
  won: async (sale) => {
    if ((await intentOf(sale)).dispute === 'open') await decideBankDispute(app, sale.id, 'won');
  },
  lost: async (sale) => {
    if ((await intentOf(sale)).dispute === 'open') await decideBankDispute(app, sale.id, 'lost');
  },
  due: ({ id }) =>
    app.ctx.db.update(transfers).set({ dueAt: app.ctx.clock.now() }).where(eq(transfers.chargeId, id)),
  'no refund': () => payments.addFault(app, { match: 'POST /v1/refunds', action: 'reset_before', times: 3 }),
  'no transfer': () =>
    payments.addFault(app, { match: 'POST /v1/transfers', action: 'reset_after', times: 3 }),
  settle: () => settlePayments(app.ctx),
  refunds: () => finishRefunds(app.ctx),
  payouts: () => payOutDue(app.ctx),
};

const history = fc.record({
  hasAccount: fc.boolean(),
  /** Events that are never delivered. */
  isDeaf: fc.boolean(),
  steps: fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 1, max: 12_000 })), {
    minLength: 6,
    maxLength: 16,
  }),
});

/** A part by hand while the whole refund waits for the provider; then the bank takes back the rest. */
const OVERTAKEN = {
  hasAccount: true,
  isDeaf: false,
  steps: ['no refund', 'give', 'a part by hand', 'contest', 'lost'].map((step): [string, number] => [
    step,
    810,
  ]),
};

async function openAccount(artist: { cookie: string }): Promise<void> {
  const { body } = await request(app.url).post('/api/payouts/onboarding').set('Cookie', artist.cookie);
  await fetch((body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  await payments.settled(app);
}

async function outOfBalance(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries`,
  );
  return rows[0]!.cents;
}

test('whatever happens', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ hasAccount, isDeaf, steps }) => {
      const sale = await sell(app);
      if (hasAccount) await openAccount(sale.artist);
      if (isDeaf) await payments.addFault(app, { match: 'charge.', action: 'drop' });
      for (const [step, cents] of steps) {
        await STEPS[step]!(sale, cents);
        expect([step, await outOfBalance()]).toEqual([step, 0]);
      }
      await payments.clearFaults(app);
      await STEPS.won!(sale, 0);
      await payments.settled(app);
      for (let round = 0; round < 2; round++) {
        await syncPurchase(app.ctx, sale.id);
        for (const job of [settlePayments, finishRefunds, payOutDue]) await job(app.ctx);
      }
      expect(await findDifferences(app.ctx)).toEqual([]);
      await expectMoneyInOrder(app);
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[OVERTAKEN]] },
  );
});
