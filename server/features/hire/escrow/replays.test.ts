/** Provider events in any order and any number lead to the same projects and ledger. More rounds with ROUNDS=full. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { syncHirePayment } from './payments.ts';
import {
  DAY_MS,
  dealAt,
  decideBankDispute,
  eventsOf,
  onboard,
  openBankDispute,
  paymentsOf,
  post,
  setProject,
  settleHirePayments,
  stateOf,
} from './testing.ts';

/** Each delivers the events of five projects in a random order. */
const ROUNDS = process.env.ROUNDS === 'full' ? 200 : 1;
const SYNCS = 20;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
});
afterAll(() => app.close());

test('every event many times and in any order ends in the same ledger', { timeout: 1_800_000 }, async () => {
  await payments.addFault(app, { match: 'charge.', action: 'dup', n: 5 });
  const [running, paidOut, back, won, lost] = [
    await dealAt(app, 'in_progress'),
    await dealAt(app, 'completed'),
    await dealAt(app, 'in_progress'),
    await dealAt(app, 'completed'),
    await dealAt(app, 'completed'),
  ];
  for (const { designer } of [paidOut, lost]) await onboard(app, designer);
  await payOutDue(app.ctx);
  await setProject(app, back.id, { dueDate: new Date(Date.now() - 15 * DAY_MS) });
  await post(app, back.client, back.id, 'cancel').expect(200);
  for (const { id } of [won, lost]) await openBankDispute(app, id);
  await decideBankDispute(app, won.id, 'won');
  await decideBankDispute(app, lost.id, 'lost');
  await finishRefunds(app.ctx);
  await payments.settled(app);
  const deals = [running, paidOut, back, won, lost];
  const snapshot = () =>
    Promise.all(deals.map(async ({ id }) => [await stateOf(app, id), await eventsOf(app, id)]));
  const before = await snapshot();
  expect(before.map(([state]) => (state as { payments: string[] }).payments)).toEqual([
    ['upfront paid none'],
    ['upfront paid paid', 'final paid paid'],
    ['upfront refunded none'],
    ['upfront paid pending', 'final paid pending'],
    ['upfront refunded reversed', 'final paid paid'],
  ]);
  const charges = (await Promise.all(deals.map(({ id }) => paymentsOf(app, id)))).flat();
  for (let round = 0; round < ROUNDS; round++) {
    await payments.redeliverAll(app);
    await Promise.all(
      Array.from({ length: SYNCS }, () =>
        syncHirePayment(app.ctx, charges[Math.floor(Math.random() * charges.length)]!.id),
      ),
    );
  }
  for (const job of [settleHirePayments, finishRefunds, payOutDue]) await job(app.ctx);
  // The designer without an account is notified by the job.
  const after = await snapshot();
  expect(after.map(([state]) => state)).toEqual(before.map(([state]) => state));
  await payments.redeliverAll(app);
  expect(await snapshot()).toEqual(after);
  expect(await findDifferences(app.ctx)).toEqual([]);
  await expectMoneyInOrder(app);
});
