/** kill -9 between any two steps of a project's money, followed by a restart that recovers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CrashHarness,
  FAULT_POINTS,
  KILLS,
  startCrashHarness,
  TIMEOUT_MS,
} from '#server/testing/crash-harness.ts';
import { createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import * as payments from '#server/testing/payments.ts';
import {
  accept,
  atProvider,
  CARDS,
  DAY_MS,
  type Deal,
  dealAt,
  eventsOf,
  onboard,
  openDeal,
  paymentsOf,
  post,
  setProject,
  stateOf,
} from './testing.ts';

const HIRE_JOBS = ['settle-payments', 'finish-hire-payments', 'finish-refunds', 'pay-out'];

let crash: CrashHarness;
let app: CrashHarness['app'];
let server: CrashHarness['server'];
let moderator: { id: string; cookie: string };
beforeAll(async () => {
  crash = await startCrashHarness();
  ({ app, server } = crash);
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => server.close());

const approve = ({ client, id }: Deal) => post(app, client, id, 'approve');
const cancelOverdue = ({ client, id }: Deal) => post(app, client, id, 'cancel');
const split = ({ id }: Deal) =>
  post(app, moderator, id, 'resolve', { outcome: 'split', designerAmount: '100.00', note: 'So be it.' });
const ask = ({ client, id, applicationId }: Deal) => post(app, client, id, 'accept', { applicationId });

/** So far overdue that the client may cancel and get the upfront payment back. */
async function lateDeal(): Promise<Deal> {
  const deal = await dealAt(app, 'in_progress');
  await setProject(app, deal.id, { dueDate: new Date(Date.now() - 15 * DAY_MS) });
  return deal;
}
/** Completed; its two payments are not due yet, as the schedule pays out every minute. */
async function payableDeal(): Promise<Deal> {
  const deal = await dealAt(app, 'completed');
  await setDue(deal, '1 day');
  await onboard(app, deal.designer);
  return deal;
}
const setDue = ({ id }: Deal, inTime: string) =>
  app.ctx.pool.query(
    `update transfers set due_at = now() + $2::interval from charges c where c.id = charge_id and c.owner_id = $1`,
    [id, inTime],
  );
async function askToPayOut(deal: Deal): Promise<void> {
  await setDue(deal, '-1 minute');
  await server.ask('pay-out');
}
const payoutsOf = async ({ id }: Deal) => (await paymentsOf(app, id)).map((row) => row.payoutStatus);

const RUNNING = {
  status: 'in_progress',
  payments: ['upfront paid none'],
  books: { provider: 43_000, escrow: -43_000 },
};
const APPROVED = {
  status: 'completed',
  payments: ['upfront paid pending', 'final paid pending'],
  books: { provider: 86_000, artist: -77_400, commission: -8600 },
};
const BACK = { status: 'cancelled', payments: ['upfront refunded none'], books: {} };
const SPLIT = {
  status: 'completed',
  payments: ['upfront paid pending'],
  books: { provider: 10_000, artist: -9000, commission: -1000 },
};
const PAID_OUT = {
  status: 'completed',
  payments: ['upfront paid paid', 'final paid paid'],
  books: { provider: 8600, commission: -8600 },
};

/** Expects one effect, however often it is started. */
async function expectOnce(deal: Deal, kinds: string[]): Promise<void> {
  const events = await eventsOf(app, deal.id);
  expect(kinds.map((kind) => [kind, events.filter((one) => one === kind).length])).toEqual(
    kinds.map((kind) => [kind, 1]),
  );
}

describe.each(FAULT_POINTS)('killed %s the provider did what it was asked for', (point) => {
  test('everything is finished, once', { timeout: TIMEOUT_MS }, async () => {
    const [wanted, paid, toApprove, toCancel, toSplit, toPayOut] = await Promise.all([
      openDeal(app),
      openDeal(app),
      dealAt(app, 'under_review'),
      lateDeal(),
      dealAt(app, 'disputed'),
      payableDeal(),
    ]);
    const intent = await accept(app, paid);
    await payments.settled(app);

    await crash.hang(point, 'POST /v1/payment_intents', () => ask(wanted));
    await crash.hang(point, 'POST /v1/payment_intents', () => approve(toApprove));
    await crash.hang(point, 'POST /v1/refunds', () => cancelOverdue(toCancel));
    await crash.hang(point, 'POST /v1/refunds', () => split(toSplit));
    await crash.hang(point, 'POST /v1/transfers', () => askToPayOut(toPayOut));
    // Also a client whose payment the server has not heard about.
    await payments.addFault(app, { match: '', action: 'drop' });
    expect(await payments.confirm(app, intent, CARDS.pays)).toMatchObject({ status: 'succeeded' });
    expect((await stateOf(app, paid.id)).status).toBe('pending');
    // The provider reports the charge.
    const approved = point === 'before' ? 'under_review' : 'completed';
    expect((await stateOf(app, toApprove.id)).status).toBe(approved);
    // The provider may have reported the refund by now.
    const [refund] = (await stateOf(app, toCancel.id)).payments;
    expect(
      point === 'before' ? ['upfront refunding none'] : ['upfront refunding none', 'upfront refunded none'],
    ).toContain(refund);
    expect(await payoutsOf(toPayOut)).toContain('paying');
    await crash.restart();

    await server.run(HIRE_JOBS);
    expect(await stateOf(app, paid.id)).toEqual(RUNNING);
    expect(await stateOf(app, toApprove.id)).toEqual(APPROVED);
    expect(await stateOf(app, toCancel.id)).toEqual(BACK);
    expect(await stateOf(app, toSplit.id)).toEqual(SPLIT);
    expect(await stateOf(app, toPayOut.id)).toEqual(PAID_OUT);
    await expectOnce(paid, ['accepted', 'upfront_paid']);
    await expectOnce(toApprove, ['approved', 'rest_paid', 'completed']);
    await expectOnce(toCancel, ['cancelled', 'refunded']);
    await expectOnce(toSplit, ['dispute_decided', 'completed', 'refunded']);
    // An interrupted client returns and pays once.
    const again = await accept(app, wanted);
    expect((await accept(app, wanted)).clientSecret).toBe(again.clientSecret);
    await payments.confirm(app, again, CARDS.pays);
    await payments.settled(app);
    expect(await stateOf(app, wanted.id)).toEqual(RUNNING);
    expect(await atProvider(app, wanted.id, 'charge')).toEqual([43_000]);
    expect(await atProvider(app, toApprove.id, 'charge')).toEqual([43_000, 43_000]);
    expect(await atProvider(app, toCancel.id, 'refund')).toEqual([43_000]);
    expect(await atProvider(app, toSplit.id, 'refund')).toEqual([33_000]);
    await expectMoneyInOrder(app);
  });
});

test(
  'killed while writing to the ledger: everything is recorded, once',
  { timeout: TIMEOUT_MS },
  async () => {
    const [toAccept, toApprove, toCancel, toSplit, toPayOut] = await Promise.all([
      openDeal(app),
      dealAt(app, 'under_review'),
      lateDeal(),
      dealAt(app, 'disputed'),
      payableDeal(),
    ]);
    const intent = await accept(app, toAccept);
    await payments.settled(app);

    await crash.killWhileWriting([
      () => payments.confirm(app, intent, CARDS.pays),
      () => approve(toApprove),
      () => cancelOverdue(toCancel),
      () => split(toSplit),
      () => askToPayOut(toPayOut),
    ]);

    const statuses = await Promise.all(
      [toAccept, toApprove, toCancel, toSplit].map(async ({ id }) => (await stateOf(app, id)).status),
    );
    // A cancellation writes only its refund to the ledger; a split writes every step.
    expect(statuses).toEqual(['pending', 'under_review', 'cancelled', 'disputed']);
    expect(await payoutsOf(toPayOut)).toContain('paying');
    await split(toSplit).expect(200);
    await server.run(HIRE_JOBS);
    expect(await stateOf(app, toAccept.id)).toEqual(RUNNING);
    expect(await stateOf(app, toApprove.id)).toEqual(APPROVED);
    expect(await stateOf(app, toCancel.id)).toEqual(BACK);
    expect(await stateOf(app, toSplit.id)).toEqual(SPLIT);
    expect(await stateOf(app, toPayOut.id)).toEqual(PAID_OUT);
    await expectOnce(toAccept, ['accepted', 'upfront_paid']);
    await expectOnce(toApprove, ['approved', 'rest_paid', 'completed']);
    await expectOnce(toCancel, ['cancelled', 'refunded']);
    await expectOnce(toSplit, ['dispute_decided', 'completed', 'refunded']);
    await expectMoneyInOrder(app);
  },
);

test.runIf(KILLS > 0)(
  'killed at random: nothing acknowledged is lost',
  { timeout: KILLS * TIMEOUT_MS },
  async () => {
    const accepted = new Set<string>();
    const ended = new Map<string, string>();
    const deals = await Promise.all(Array.from({ length: 4 }, () => payableDeal()));
    await crash.killAtRandom(
      deals.map(({ designer }) => async (round, wait) => {
        const deal = await openDeal(app, designer);
        const { status } = await payments.confirm(app, await accept(app, deal), CARDS.pays);
        if (status === 'succeeded') accepted.add(deal.id);
        await wait('begun', async () => (await stateOf(app, deal.id)).status === 'in_progress');
        if (round % 2 === 0) {
          await setProject(app, deal.id, { dueDate: new Date(Date.now() - 15 * DAY_MS) });
          if ((await cancelOverdue(deal)).status === 200) ended.set(deal.id, 'cancelled');
        } else {
          await post(app, deal.designer, deal.id, 'deliver');
          if ((await approve(deal)).status === 200) ended.set(deal.id, 'completed');
          await server.ask('pay-out');
        }
      }),
    );
    await server.run([...HIRE_JOBS, ...HIRE_JOBS]);
    await expectMoneyInOrder(app);
    expect(accepted.size).toBeGreaterThan(KILLS);
    for (const id of accepted) expect((await stateOf(app, id)).status).not.toBe('pending');
    for (const [id, status] of ended) expect([id, (await stateOf(app, id)).status]).toEqual([id, status]);
  },
);

test('no secret is logged', () => crash.expectNoSecrets());
