/** Deadlines, with a clock that is moved. */
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import * as payments from '#server/testing/payments.ts';
import { applyDeadlines, remindOfHire } from './jobs.ts';
import {
  accept,
  CARDS,
  DAY_MS,
  dealAt,
  eventsOf,
  openDeal,
  pay,
  post,
  projectOf,
  stateOf,
  settleHirePayments,
} from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());

const pass = (days: number) => app.clock.advance(days * DAY_MS);
const run = async () => {
  await Promise.all([remindOfHire(app.ctx), remindOfHire(app.ctx)]);
  await Promise.all([applyDeadlines(app.ctx), applyDeadlines(app.ctx)]);
  await payments.settled(app);
};
const reminders = async (id: string) =>
  (await eventsOf(app, id)).filter((kind) => kind.startsWith('reminder_'));

test('a delivery is auto-approved after 14 days, once, and the client reminded before', async () => {
  const { id } = await dealAt(app, 'under_review');
  pass(10.9);
  await run();
  expect(await reminders(id)).toEqual([]);
  pass(0.2);
  await run();
  expect(await reminders(id)).toEqual(['reminder_approval']);
  pass(2.8);
  await run();
  expect((await stateOf(app, id)).status).toBe('under_review');
  pass(0.2);
  await run();
  expect(await stateOf(app, id)).toMatchObject({
    status: 'completed',
    payments: ['upfront paid pending', 'final paid pending'],
  });
  expect((await projectOf(app, id)).clientApproved).toBe(false);
  const kinds = await eventsOf(app, id);
  expect(kinds.filter((kind) => kind === 'approved_by_time')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'reminder_approval')).toHaveLength(1);
});

test('requested changes and a new delivery restart the deadline', async () => {
  const { id, client, designer } = await dealAt(app, 'under_review');
  pass(12);
  await run();
  await post(app, client, id, 'changes', { note: 'A warmer green.' }).expect(200);
  pass(5);
  await run();
  expect((await stateOf(app, id)).status).toBe('in_progress');
  await post(app, designer, id, 'deliver').expect(200);
  pass(13);
  await run();
  expect(await stateOf(app, id)).toMatchObject({ status: 'under_review' });
  expect(await reminders(id)).toEqual(['reminder_approval', 'reminder_approval']);
});

test('a final payment missing for 14 days leads to a dispute', async () => {
  const { id, client } = await dealAt(app, 'under_review', CARDS.declinesLater);
  await post(app, client, id, 'approve').expect(200);
  pass(13.9);
  await run();
  expect(await reminders(id)).toEqual(['reminder_payment']);
  expect((await stateOf(app, id)).status).toBe('under_review');
  pass(0.2);
  await run();
  expect((await stateOf(app, id)).status).toBe('disputed');
  expect((await eventsOf(app, id)).filter((kind) => kind === 'disputed')).toHaveLength(1);
  await settleHirePayments(app.ctx);
  expect((await stateOf(app, id)).status).toBe('disputed');
});

test('but not if it was paid and the event was lost', async () => {
  const { id, client } = await dealAt(app, 'under_review', CARDS.declinesLater);
  await post(app, client, id, 'approve').expect(200);
  const intent = (await post(app, client, id, 'pay-rest').expect(200)).body as { clientSecret: string };
  await payments.addFault(app, { match: '', action: 'drop' });
  await payments.confirm(app, intent, CARDS.pays);
  await payments.clearFaults(app);
  pass(15);
  await run();
  expect((await stateOf(app, id)).status).toBe('completed');
});

test('an overdue designer is reminded before the client may cancel', async () => {
  const { id, client } = await dealAt(app, 'in_progress');
  const isOffered = async () =>
    (await request(app.url).get(`/api/hire-projects/${id}`).set('Cookie', client.cookie)).body.deal
      .mayTakeBack as boolean;
  pass(14 + 10.9);
  await run();
  expect(await reminders(id)).toEqual([]);
  pass(0.2);
  await run();
  expect(await isOffered()).toBe(false);
  pass(5);
  await run();
  expect(await reminders(id)).toEqual(['reminder_overdue']);
  expect(await isOffered()).toBe(true);
  expect((await stateOf(app, id)).status).toBe('in_progress');
});

test('an unpaid acceptance expires after a day, and can be started again', async () => {
  const deal = await openDeal(app);
  const first = await accept(app, deal);
  pass(1.1);
  await settleHirePayments(app.ctx);
  expect(await payments.confirm(app, first, CARDS.pays)).toMatchObject({ error: {} });
  await pay(app, await accept(app, deal));
  expect(await stateOf(app, deal.id)).toMatchObject({
    status: 'in_progress',
    payments: ['upfront canceled none', 'upfront paid none'],
  });
});
