import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { PAYMENT_OWNERS } from '#server/features.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { findDifferences, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { openUnheardDispute, sell, type Sale } from '#server/features/orders/refunds/testing.ts';
import { subscribe } from '#server/features/premium/testing.ts';
import { startOnboarding } from '../payouts/accounts.ts';
import { findLastingDifferences, repairDifferences } from './service.ts';

let app: TestApp;
let sale: Sale;
let premium: { id: string };
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  sale = await sell(app);
  premium = await subscribe(app);
});
afterEach(() => app.close());

const codes = async () => (await findDifferences(app.ctx)).map(({ code }) => code).toSorted();
const db = () => app.ctx.db;
const set = (changes: Partial<typeof charges.$inferInsert>) =>
  db().update(charges).set(changes).where(eq(charges.id, sale.id));
const intentOf = async () =>
  (await db().select().from(purchases).where(eq(purchases.id, sale.id)))[0]!.stripePaymentIntentId!;

/** The artist has an account, and the payout is transferred. */
async function payOut(): Promise<void> {
  await startOnboarding(app.ctx, { id: sale.artist.id, role: 'member' });
  const [account] = await db().select().from(payoutAccounts);
  await payments.onboard(app, account!.accountId);
  await db()
    .update(transfers)
    .set({ dueAt: new Date(0) })
    .where(eq(transfers.chargeId, sale.id));
  await payOutDue(app.ctx);
}

test('nothing differs after sales, payouts, refunds and subscriptions', async () => {
  await payOut();
  expect(await codes()).toEqual([]);
});

test('every kind of difference is named, and repairable ones are synced', async () => {
  await payments.addFault(app, { match: '', action: 'drop' });
  await app.ctx.payments!.refundIntent(await intentOf(), 'by-hand');
  expect(await codes()).toEqual(['purchase_books', 'purchase_status']);
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  expect(await codes()).toEqual([]);
  const contested = await (await payments.clearFaults(app), sell(app));
  await payments.addFault(app, { match: '', action: 'drop' });
  await openUnheardDispute(app, contested.id, 'lost');
  expect(await codes()).toEqual(['purchase_books', 'purchase_status']);
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  expect(await codes()).toEqual([]);
});

test('a purchase unknown to the provider, and a payment missing in the ledger', async () => {
  await set({ stripePaymentIntentId: 'pi_of_nobody' });
  expect(await codes()).toEqual(['payment_without_purchase', 'purchase_books', 'purchase_without_payment']);
  const lost = (await findDifferences(app.ctx)).find(({ code }) => code === 'payment_without_purchase');
  expect(lost!.detail).toContain('$200.00');
});

test('another amount', async () => {
  await payments.tamper(app, { clientSecret: await intentOf() }, { amount: 100, amount_received: 100 });
  expect(await codes()).toEqual(['purchase_amount', 'purchase_books']);
});

test('paid out only in the ledger, only at the provider, or to an unknown account', async () => {
  const setPayout = (status: 'paid' | 'pending') =>
    db().update(transfers).set({ status }).where(eq(transfers.chargeId, sale.id));
  await setPayout('paid');
  // The transfer says so, and the commission's row does not.
  expect(await codes()).toEqual(['payout_status', 'payout_status']);
  await setPayout('pending');
  await payOut();
  await setPayout('pending');
  expect(await codes()).toEqual(['payout_status', 'payout_status']);
  await setPayout('paid');
  const [account] = await db().select().from(payoutAccounts);
  const [row] = await db().select().from(purchases).where(eq(purchases.id, sale.id));
  await app.ctx.payments!.transfers.create({
    amount: 1,
    destination: account!.accountId,
    sourceCharge: row!.stripeChargeId!,
    transferGroup: 'nobody',
    metadata: { purchaseId: crypto.randomUUID() },
    idempotencyKey: 'unknown',
  });
  expect(await codes()).toEqual(['transfer_unknown']);
});

test('Premium unpaid, paid but missing, or in another state', async () => {
  await db().update(users).set({ isSubscriber: false }).where(eq(users.id, premium.id));
  expect(await codes()).toEqual(['member_premium']);
  await db().update(users).set({ isSubscriber: true }).where(eq(users.id, premium.id));
  await db().update(users).set({ isSubscriber: true }).where(eq(users.id, sale.buyer.id));
  expect(await codes()).toEqual(['member_premium']);
  await db().update(users).set({ isSubscriber: false }).where(eq(users.id, sale.buyer.id));
  await db().update(subscriptions).set({ status: 'past_due' });
  expect(await codes()).toEqual(['subscription_status']);
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  expect(await codes()).toEqual([]);
  await app.ctx.pool.query(
    `update sandbox_payments set body = body || '{"amount_paid": 900}' where kind = 'invoice'`,
  );
  expect(await codes()).toEqual(['invoice_books']);
  await app.ctx.pool.query(
    `update sandbox_payments set body = body || '{"amount_paid": 1000}' where kind = 'invoice'`,
  );
  await db().update(subscriptions).set({ stripeSubscriptionId: 'sub_of_nobody' });
  expect(await codes()).toEqual(['subscription_status', 'subscription_unknown']);
});

test('ledger entries that bypassed the rules', async () => {
  await app.ctx.pool.query('alter table ledger_entries disable trigger all');
  await app.ctx.pool.query(
    `update ledger_entries set amount_cents = amount_cents + 1 where account = 'provider'`,
  );
  expect(await codes()).toContain('ledger_unbalanced');
});

test('a purchase or a commission that disagrees with its charge or its transfer', async () => {
  await db().update(purchases).set({ status: 'pending' }).where(eq(purchases.id, sale.id));
  await db().update(commissions).set({ status: 'paid' }).where(eq(commissions.purchaseId, sale.id));
  expect(await codes()).toEqual(['payout_status', 'purchase_status']);
});

test('differences gone at the second check were only in transit', async () => {
  await set({ status: 'open' });
  const repaired = () => set({ status: 'paid' });
  expect(await findLastingDifferences(app.ctx, PAYMENT_OWNERS, repaired)).toEqual([]);
  await set({ status: 'open' });
  const found = await findLastingDifferences(app.ctx, PAYMENT_OWNERS, async () => {});
  expect(found.map(({ code }) => code)).toContain('purchase_status');
});
