import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { charges } from '#shared/payments/tables.ts';
import { PAYMENT_OWNERS } from '#server/features.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { findDifferences } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { ledger } from '../ledger/service.ts';
import { repairDifferences } from './service.ts';

let app: TestApp;
let payment: Awaited<ReturnType<typeof createHirePayment>>;
let intent: { id: string; clientSecret: string };
beforeEach(async () => {
  app = await startTestApp();
  payment = await createHirePayment(app);
  intent = await app.ctx.payments!.createIntent({
    amount: 25_000,
    transferGroup: `hire_${payment.projectId}`,
    description: 'A quiet logo',
    metadata: { kind: 'hire_payment', hirePaymentId: payment.id },
    idempotencyKey: payment.id,
  });
  await set({ stripePaymentIntentId: intent.id });
  await payments.settled(app);
});
afterEach(() => app.close());

const set = (changes: Partial<typeof charges.$inferInsert>) =>
  app.ctx.db.update(charges).set(changes).where(eq(charges.id, payment.id));
const codes = async () => (await findDifferences(app.ctx)).map(({ code }) => code).toSorted();
const pay = async () => {
  await payments.confirm(app, intent, payments.CARDS.pays);
  await payments.settled(app);
};

test('nothing differs before and after a client has paid', async () => {
  expect(await codes()).toEqual([]);
  await pay();
  expect(await codes()).toEqual([]);
});

test('an unreported payment is found, and settled by syncing again', async () => {
  await payments.addFault(app, { match: '', action: 'drop' });
  await pay();
  const found = await findDifferences(app.ctx);
  expect(found.map(({ code }) => code).toSorted()).toEqual(['hire_payment_books', 'hire_payment_status']);
  expect(found.find(({ code }) => code === 'hire_payment_status')?.detail).toContain(
    'is open, but $250.00 was paid',
  );
  await repairDifferences(app.ctx, PAYMENT_OWNERS);
  expect(await codes()).toEqual([]);
});

test('a payment unknown to the provider, and one missing in the ledger', async () => {
  await pay();
  await set({ stripePaymentIntentId: 'pi_of_nobody' });
  expect(await codes()).toEqual([
    'hire_payment_books',
    'hire_payment_without_payment',
    'payment_without_hire_payment',
  ]);
});

test('another amount, and a refund missing in the ledger', async () => {
  await pay();
  await app.ctx.payments!.refundIntentPart(intent.id, 4000, 'by-hand');
  expect(await codes()).toEqual(['hire_payment_books', 'hire_payment_status']);
  const back = { chargeId: payment.id, reference: 're_by_hand', at: app.ctx.clock.now() };
  await ledger.refund(app.ctx.db, { ...back, cents: 4000, released: null });
  await set({ payeeCents: 18_900, commissionCents: 2100, refundedCents: 4000 });
  expect(await codes()).toEqual([]);
  await payments.tamper(app, intent, { amount: 100, amount_received: 100 });
  expect(await codes()).toContain('hire_payment_amount');
});

test('a release missing in the ledger, and a transfer for no project', async () => {
  await pay();
  await set({ releasedAt: app.ctx.clock.now() });
  expect(await codes()).toEqual(['hire_payment_books']);
  const account = await app.ctx.payments!.accounts.create({
    email: null,
    memberId: payment.id,
    idempotencyKey: 'designer',
  });
  await payments.onboard(app, account.id);
  const { chargeId } = await app.ctx.payments!.readIntent(intent.id);
  const transfer = (hirePaymentId: string) =>
    app.ctx.payments!.transfers.create({
      amount: 1000,
      destination: account.id,
      sourceCharge: chargeId!,
      transferGroup: 'hire',
      metadata: { hirePaymentId },
      idempotencyKey: `transfer:${hirePaymentId}`,
    });
  await set({ releasedAt: null });
  await transfer(payment.id);
  const [found] = await findDifferences(app.ctx);
  expect(found?.detail).toContain('provider is $250.00 in the ledger but should be $240.00');
  await transfer(crypto.randomUUID());
  expect(await codes()).toEqual(['hire_payment_books', 'transfer_unknown']);
});
