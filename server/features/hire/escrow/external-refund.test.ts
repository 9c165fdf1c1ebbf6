/** Refunds made at the provider without the app: at every stage the ledger and the project follow. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { syncHirePayment } from './payments.ts';
import {
  atProvider,
  dealAt,
  eventsOf,
  onboard,
  paymentsOf,
  post,
  stateOf,
  settleHirePayments,
} from './testing.ts';

let app: TestApp;
let moderator: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());
afterEach(() => payments.clearFaults(app));

/** The platform's operators refund in the provider's dashboard. */
async function refundAtProvider(id: string, which = 0): Promise<void> {
  const payment = (await paymentsOf(app, id))[which]!;
  await app.ctx.payments!.refundIntent(payment.stripePaymentIntentId!, `by-hand-${payment.id}`);
  await payments.settled(app);
}
const resolve = (id: string, body: object) =>
  post(app, moderator, id, 'resolve', { note: 'So be it.', ...body }).expect(200);
const timesIn = async (id: string, kind: string) =>
  (await eventsOf(app, id)).filter((one) => one === kind).length;

describe.each(['in_progress', 'under_review'] as const)('while it is %s', (status) => {
  test.each(['cancel', 'complete'] as const)('a moderator decides; %s', async (outcome) => {
    const { id } = await dealAt(app, status);
    await refundAtProvider(id);
    expect(await stateOf(app, id)).toEqual({
      status: 'disputed',
      payments: ['upfront refunded none'],
      books: {},
    });
    expect([await timesIn(id, 'refunded'), await timesIn(id, 'disputed')]).toEqual([1, 1]);
    await resolve(id, { outcome });
    await settleHirePayments(app.ctx);
    expect((await stateOf(app, id)).books).toEqual({});
    expect(await atProvider(app, id, 'refund')).toEqual([43_000]);
  });
});

describe('after completion', () => {
  test('the refunded payment is owed to no one any more, and the other goes to the designer', async () => {
    const { id, designer } = await dealAt(app, 'completed');
    await refundAtProvider(id);
    await onboard(app, designer);
    await payOutDue(app.ctx);
    expect(await stateOf(app, id)).toEqual({
      status: 'completed',
      payments: ['upfront refunded canceled', 'final paid paid'],
      books: { provider: 4300, commission: -4300 },
    });
  });

  test('a transfer is reversed', async () => {
    const { id, designer } = await dealAt(app, 'completed');
    await onboard(app, designer);
    await payOutDue(app.ctx);
    await refundAtProvider(id, 1);
    expect((await stateOf(app, id)).payments).toEqual(['upfront paid paid', 'final refunded paid']);
    await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
    expect(await stateOf(app, id)).toEqual({
      status: 'completed',
      payments: ['upfront paid paid', 'final refunded reversed'],
      books: { provider: 4300, commission: -4300 },
    });
  });

  test('the remainder of a split is treated alike', async () => {
    const { id } = await dealAt(app, 'disputed');
    await resolve(id, { outcome: 'split', designerAmount: '100.00' });
    await refundAtProvider(id);
    expect(await stateOf(app, id)).toEqual({
      status: 'completed',
      payments: ['upfront refunded canceled'],
      books: {},
    });
    expect(await atProvider(app, id, 'refund')).toEqual([10_000, 33_000]);
  });
});

test('while the app refunds a part of it', async () => {
  const { id } = await dealAt(app, 'disputed');
  await payments.addFault(app, { match: 'POST /v1/refunds', action: 'status', status: 503, times: 3 });
  await resolve(id, { outcome: 'split', designerAmount: '100.00' });
  expect((await stateOf(app, id)).payments).toEqual(['upfront refunding pending']);
  await payments.clearFaults(app);
  await refundAtProvider(id);
  await finishRefunds(app.ctx);
  expect(await stateOf(app, id)).toEqual({
    status: 'completed',
    payments: ['upfront refunded canceled'],
    books: {},
  });
  expect(await atProvider(app, id, 'refund')).toEqual([43_000]);
});

test('an unreported one is found once by reconciliation', async () => {
  const { id } = await dealAt(app, 'in_progress');
  await payments.addFault(app, { match: '', action: 'drop' });
  await refundAtProvider(id);
  await payments.clearFaults(app);
  expect((await findDifferences(app.ctx)).map(({ code }) => code).toSorted()).toEqual([
    'hire_payment_books',
    'hire_payment_status',
  ]);
  const [{ id: paymentId } = { id: '' }] = await paymentsOf(app, id);
  await Promise.all([1, 2, 3].map(() => syncHirePayment(app.ctx, paymentId)));
  expect([await timesIn(id, 'refunded'), await timesIn(id, 'disputed')]).toEqual([1, 1]);
  expect(await findDifferences(app.ctx)).toEqual([]);
});

test('ledger and provider agree in the end', async () => {
  await settleHirePayments(app.ctx);
  await finishRefunds(app.ctx);
  await expectMoneyInOrder(app);
  expect(await findDifferences(app.ctx)).toEqual([]);
});
