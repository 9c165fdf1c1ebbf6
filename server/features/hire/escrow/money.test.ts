/** The money itself: concurrent, interrupted, refunded, split and disputed. More rounds with ROUNDS=full. */
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '#shared/notifications/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createApplication } from '#server/testing/hire.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import {
  accept,
  applicationsOf,
  atProvider,
  CARDS,
  openBankDispute,
  DAY_MS,
  dealAt,
  decideBankDispute,
  eventsOf,
  onboard,
  openDeal,
  pay,
  paymentsOf,
  post,
  setProject,
  stateOf,
  settleHirePayments,
} from './testing.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 30 : 1;
let app: TestApp;
let moderator: { id: string; cookie: string };
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_COMMENT: '100000' } });
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
});

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const ago = (days: number) => new Date(app.ctx.clock.now().getTime() - days * DAY_MS);
const resolve = (id: string, body: object) =>
  post(app, moderator, id, 'resolve', { note: 'So be it.', ...body });
const BACK = { status: 'cancelled', payments: ['upfront refunded none'], books: {} };
const DONE = {
  status: 'completed',
  payments: ['upfront paid pending', 'final paid pending'],
  books: { provider: 86_000, artist: -77_400, commission: -8600 },
};

describe('concurrently', () => {
  test('many tabs: one acceptance, one charge', { timeout: 60_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await openDeal(app);
      const other = await createApplication(app, { projectId: deal.id });
      const secrets = await Promise.all(Array.from({ length: 5 }, () => accept(app, deal)));
      expect(new Set(secrets.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      await Promise.all(secrets.map((intent) => payments.confirm(app, intent, CARDS.pays)));
      await payments.settled(app);
      expect(await atProvider(app, deal.id, 'charge')).toEqual([43_000]);
      expect(await applicationsOf(app, deal.id)).toEqual(['accepted', 'closed']);
      expect((await eventsOf(app, deal.id)).filter((kind) => kind === 'accepted')).toHaveLength(1);
      expect(other.status).toBe('sent');
    }
  });

  test('two applications: one of them is accepted, and paid once', { timeout: 60_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await openDeal(app);
      const { id: applicationId } = await createApplication(app, { projectId: deal.id });
      const asked = await Promise.all([
        post(app, deal.client, deal.id, 'accept', { applicationId: deal.applicationId }),
        post(app, deal.client, deal.id, 'accept', { applicationId }),
      ]);
      await Promise.all(
        asked
          .filter(({ status }) => status === 200)
          .map(({ body }) => payments.confirm(app, body as { clientSecret: string }, CARDS.pays)),
      );
      await payments.settled(app);
      expect(await atProvider(app, deal.id, 'charge')).toEqual([43_000]);
      expect(await stateOf(app, deal.id)).toMatchObject({ status: 'in_progress' });
      expect(await applicationsOf(app, deal.id)).toEqual(['accepted', 'closed']);
    }
  });

  test(
    'paying and cancelling: in progress, or cancelled with the money back',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const deal = await openDeal(app);
        const intent = await accept(app, deal);
        await Promise.all([
          payments.confirm(app, intent, CARDS.pays),
          post(app, deal.client, deal.id, 'cancel'),
        ]);
        await payments.settled(app);
        await settleHirePayments(app.ctx);
        await finishRefunds(app.ctx);
        const stand = await stateOf(app, deal.id);
        expect([
          {
            status: 'in_progress',
            payments: ['upfront paid none'],
            books: { provider: 43_000, escrow: -43_000 },
          },
          { status: 'cancelled', payments: ['upfront canceled none'], books: {} },
          BACK,
        ]).toContainEqual(stand);
      }
    },
  );

  test('approve, request changes and dispute: only one succeeds', { timeout: 60_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, client, designer } = await dealAt(app, 'under_review');
      await Promise.all([
        post(app, client, id, 'approve'),
        post(app, client, id, 'approve'),
        post(app, client, id, 'changes', { note: 'A warmer green.' }),
        post(app, designer, id, 'dispute', { reason: 'Nobody answers.' }),
        settleHirePayments(app.ctx),
      ]);
      await payments.settled(app);
      await settleHirePayments(app.ctx);
      if ((await stateOf(app, id)).status === 'disputed') {
        await resolve(id, { outcome: 'cancel' });
        await settleHirePayments(app.ctx);
        await finishRefunds(app.ctx);
      }
      const { status, books } = await stateOf(app, id);
      expect([
        ['completed', DONE.books],
        ['in_progress', { provider: 43_000, escrow: -43_000 }],
        ['cancelled', {}],
      ]).toContainEqual([status, books]);
      const charges = await atProvider(app, id, 'charge');
      expect(charges).toEqual([43_000, 43_000].slice(0, charges.length));
      expect(await atProvider(app, id, 'refund')).toEqual(status === 'cancelled' ? charges : []);
    }
  });
});

describe('interrupted at the provider, and finished by the next run', () => {
  const MOMENTS = ['status', 'reset_before', 'reset_after'] as const;
  const interrupt = (match: string, action: string) =>
    payments.addFault(app, { match, action, status: 503, times: 3 });

  test.each(MOMENTS)('an acceptance (%s)', async (action) => {
    const deal = await openDeal(app);
    await interrupt('POST /v1/payment_intents', action);
    const interrupted = await post(app, deal.client, deal.id, 'accept', {
      applicationId: deal.applicationId,
    });
    expect(outcome(interrupted)).toEqual([503, 'payments_unavailable']);
    await payments.clearFaults(app);
    await pay(app, await accept(app, deal));
    expect((await stateOf(app, deal.id)).payments).toEqual(['upfront paid none']);
    expect(await atProvider(app, deal.id, 'charge')).toEqual([43_000]);
  });

  test.each(MOMENTS)('the charge of the rest (%s)', async (action) => {
    const { id, client } = await dealAt(app, 'under_review');
    await interrupt('POST /v1/payment_intents', action);
    await payments.addFault(app, { match: 'payment_intent', action: 'drop' });
    await post(app, client, id, 'approve').expect(200);
    await payments.clearFaults(app);
    await Promise.all([settleHirePayments(app.ctx), settleHirePayments(app.ctx)]);
    await settleHirePayments(app.ctx);
    expect(await stateOf(app, id)).toEqual(DONE);
    expect(await atProvider(app, id, 'charge')).toEqual([43_000, 43_000]);
  });

  test.each(MOMENTS)('a refund (%s)', async (action) => {
    const { id, client } = await dealAt(app, 'in_progress');
    await setProject(app, id, { dueDate: ago(14.1) });
    await interrupt('POST /v1/refunds', action);
    await post(app, client, id, 'cancel').expect(200);
    await payments.clearFaults(app);
    await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
    expect(await stateOf(app, id)).toEqual(BACK);
    expect(await atProvider(app, id, 'refund')).toEqual([43_000]);
    expect((await eventsOf(app, id)).filter((kind) => kind === 'refunded')).toHaveLength(1);
  });

  test.each(MOMENTS)('a transfer (%s)', async (action) => {
    const { id, designer } = await dealAt(app, 'completed');
    await onboard(app, designer);
    await interrupt('POST /v1/transfers', action);
    await payOutDue(app.ctx);
    await payments.clearFaults(app);
    await Promise.all([payOutDue(app.ctx), payOutDue(app.ctx)]);
    expect(await stateOf(app, id)).toEqual({
      ...DONE,
      payments: ['upfront paid paid', 'final paid paid'],
      books: { provider: 8600, commission: -8600 },
    });
  });

  test('a payment whose event was lost', async () => {
    const deal = await openDeal(app);
    const intent = await accept(app, deal);
    await payments.addFault(app, { match: '', action: 'drop' });
    await payments.confirm(app, intent, CARDS.pays);
    expect((await stateOf(app, deal.id)).status).toBe('pending');
    await settleHirePayments(app.ctx);
    expect((await stateOf(app, deal.id)).status).toBe('in_progress');
  });

  test('a payment for an application withdrawn in the meantime', async () => {
    const deal = await openDeal(app);
    const intent = await accept(app, deal);
    await app.ctx.pool.query(`update hire_applications set status = 'withdrawn' where id = $1`, [
      deal.applicationId,
    ]);
    await pay(app, intent);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, deal.id)).toEqual({ ...BACK, status: 'pending' });
    const next = await createApplication(app, { projectId: deal.id });
    await pay(app, await accept(app, { ...deal, applicationId: next.id }));
    expect((await stateOf(app, deal.id)).status).toBe('in_progress');
  });
});

describe('cancelled by the client', () => {
  test('is possible only if nothing was delivered 14 days after the due date', async () => {
    const { id, client } = await dealAt(app, 'in_progress');
    for (const fields of [
      { dueDate: ago(13.9), deliveredAt: null },
      { dueDate: null, deliveredAt: null },
      { dueDate: ago(20), deliveredAt: ago(1) },
    ]) {
      await setProject(app, id, fields);
      expect(outcome(await post(app, client, id, 'cancel'))).toEqual([409, 'not_overdue']);
    }
    await setProject(app, id, { dueDate: ago(14.1), deliveredAt: null });
    await post(app, client, id, 'cancel').expect(200);
    expect(await stateOf(app, id)).toEqual(BACK);
  });

  test('while pending it is free, and applicants are notified', async () => {
    const deal = await openDeal(app);
    const intent = await accept(app, deal);
    await post(app, deal.client, deal.id, 'cancel').expect(200);
    expect(await payments.confirm(app, intent, CARDS.pays)).toMatchObject({ error: {} });
    expect(await applicationsOf(app, deal.id)).toEqual(['closed']);
    expect(await eventsOf(app, deal.id)).toEqual(['cancelled']);
    expect(
      await app.ctx.db.$count(
        notifications,
        and(eq(notifications.userId, deal.designer.id), eq(notifications.change, 'cancelled')),
      ),
    ).toBe(1);
    expect((await stateOf(app, deal.id)).payments).toEqual(['upfront canceled none']);
  });
});

describe('a moderator decides', () => {
  test('completed: the paid amount goes to the designer, nothing more is charged', async () => {
    const { id } = await dealAt(app, 'disputed');
    await resolve(id, { outcome: 'complete' }).expect(200);
    await settleHirePayments(app.ctx);
    expect(await stateOf(app, id)).toEqual({
      status: 'completed',
      payments: ['upfront paid pending'],
      books: { provider: 43_000, artist: -38_700, commission: -4300 },
    });
    expect(await atProvider(app, id, 'charge')).toEqual([43_000]);
  });

  test('cancelled: everything is refunded', async () => {
    const { id } = await dealAt(app, 'disputed');
    await resolve(id, { outcome: 'cancel' }).expect(200);
    expect(await stateOf(app, id)).toEqual(BACK);
  });

  test.each([
    ['100.01', 10_001, 1000],
    ['430.00', 43_000, 4300],
    ['0', 0, 0],
  ])(
    'split at %s: a tenth of it is the commission, the remainder is refunded',
    async (designerAmount, kept, fee) => {
      const { id, designer } = await dealAt(app, 'disputed');
      await resolve(id, { outcome: 'split', designerAmount }).expect(200);
      expect(await atProvider(app, id, 'refund')).toEqual(kept === 43_000 ? [] : [43_000 - kept]);
      await onboard(app, designer);
      await payOutDue(app.ctx);
      const payment = kept === 0 ? 'upfront refunded none' : 'upfront paid paid';
      const books = { provider: fee, commission: -fee };
      expect(await stateOf(app, id)).toEqual({
        status: 'completed',
        payments: [payment],
        books: fee ? books : {},
      });
    },
  );

  test('including a final payment made in the meantime, and none made later', async () => {
    const { id, client, designer } = await dealAt(app, 'under_review', CARDS.declinesLater);
    await post(app, client, id, 'approve').expect(200);
    const intent = (await post(app, client, id, 'pay-rest').expect(200)).body;
    await post(app, designer, id, 'dispute', { reason: 'Nobody pays.' }).expect(200);
    await resolve(id, { outcome: 'split', designerAmount: '430.01' }).expect(400);
    await resolve(id, { outcome: 'split' }).expect(400);
    expect(await payments.confirm(app, intent, CARDS.pays)).toMatchObject({ error: {} });

    const paid = await dealAt(app, 'under_review', CARDS.declinesLater);
    await post(app, paid.client, paid.id, 'approve').expect(200);
    const rest = (await post(app, paid.client, paid.id, 'pay-rest').expect(200)).body;
    await setProject(app, paid.id, { status: 'disputed' });
    await pay(app, rest);
    await resolve(paid.id, { outcome: 'split', designerAmount: '500.00' }).expect(200);
    expect(await stateOf(app, paid.id)).toEqual({
      status: 'completed',
      payments: ['upfront paid pending', 'final paid pending'],
      books: { provider: 50_000, artist: -45_000, commission: -5000 },
    });
    expect(await atProvider(app, paid.id, 'refund')).toEqual([36_000]);
  });

  test('but not their own project, and the decision is recorded', async () => {
    const { id, client, designer } = await dealAt(app, 'disputed');
    await app.ctx.pool.query(`update users set role = 'moderator' where id = $1`, [client.id]);
    const answer = await post(app, client, id, 'resolve', { outcome: 'cancel', note: 'Mine.' });
    expect(outcome(answer)).toEqual([403, 'own_case']);
    await resolve(id, { outcome: 'cancel' }).expect(200);
    const { body } = await fetch(`${app.url}/api/hire-projects/${id}/disputes`, {
      headers: { cookie: designer.cookie },
    }).then(async (response) => ({ body: (await response.json()) as unknown }));
    expect(body).toMatchObject([
      { reason: 'Nobody answers.', outcome: 'cancel', designerAmount: '0.00', note: 'So be it.' },
    ]);
  });
});

describe('disputed by the client’s bank', () => {
  test('it is suspended until the bank and a moderator have decided', async () => {
    const { id } = await dealAt(app, 'in_progress');
    await openBankDispute(app, id);
    expect(await stateOf(app, id)).toMatchObject({
      status: 'disputed',
      books: { contested: 43_000, escrow: -43_000 },
    });
    await resolve(id, { outcome: 'cancel' }).expect(200);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, id)).toMatchObject({ payments: ['upfront refunding none'] });
    await decideBankDispute(app, id, 'won');
    await finishRefunds(app.ctx);
    expect(await stateOf(app, id)).toEqual(BACK);
  });

  test('lost: nothing is owed any more, and nothing is refunded twice', async () => {
    const { id } = await dealAt(app, 'in_progress');
    await openBankDispute(app, id);
    await decideBankDispute(app, id, 'lost');
    await resolve(id, { outcome: 'cancel' }).expect(200);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, id)).toEqual(BACK);
    expect(await atProvider(app, id, 'refund')).toEqual([]);
  });

  test('a payout waits for it, and a transfer is reversed if it is lost', async () => {
    const { id, designer } = await dealAt(app, 'completed');
    await onboard(app, designer);
    await openBankDispute(app, id);
    await payOutDue(app.ctx);
    expect((await stateOf(app, id)).payments).toEqual(['upfront paid pending', 'final paid paid']);
    await decideBankDispute(app, id, 'won');
    await payOutDue(app.ctx);
    expect((await stateOf(app, id)).payments).toEqual(['upfront paid paid', 'final paid paid']);

    const other = await dealAt(app, 'completed');
    await onboard(app, other.designer);
    await payOutDue(app.ctx);
    await openBankDispute(app, other.id);
    await decideBankDispute(app, other.id, 'lost');
    await finishRefunds(app.ctx);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, other.id)).toEqual({
      status: 'completed',
      payments: ['upfront refunded reversed', 'final paid paid'],
      books: { provider: 4300, commission: -4300 },
    });
    expect((await paymentsOf(app, other.id))[0]).toMatchObject({ payeeCents: 0, refundedCents: 43_000 });
  });
});

test('the ledger adds up to zero in the end, and matches the provider', async () => {
  await settleHirePayments(app.ctx);
  await finishRefunds(app.ctx);
  await expectMoneyInOrder(app);
});
