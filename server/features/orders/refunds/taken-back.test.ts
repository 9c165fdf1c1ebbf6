/** The artist's payout is reversed when the buyer is refunded. */
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { finishRefunds } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { openBankDispute, decideBankDispute, payOut, purchaseOf, sell, stateOf } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
});

const give = (who: { cookie: string }, id: string) =>
  request(app.url)
    .post(`/api/purchases/${id}/refund`)
    .set('Cookie', who.cookie)
    .send({ reason: 'It fell off the wall.' });

describe('after the artist was paid', () => {
  const PAID_OUT = {
    kinds: ['charge', 'release', 'transfer'],
    balances: { provider: 2000, commission: -2000 },
  };
  const transferOf = async (id: string) =>
    (await app.ctx.payments!.transfers.findByGroup(`purchase_${id}`)).map(({ amount, amountReversed }) => [
      amount,
      amountReversed,
    ]);

  test('a refund reverses the payout first, once', async () => {
    const sale = await sell(app);
    await payOut(app, sale);
    expect(await stateOf(app, sale)).toMatchObject({ claim: 'paid', ...PAID_OUT });
    await payments.addFault(app, { match: 'POST /v1/refunds', action: 'reset_before', times: 3 });
    await give(sale.artist, sale.id).expect(200);
    await payments.clearFaults(app);
    await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
    expect(await stateOf(app, sale)).toEqual({
      status: 'refunded',
      claim: 'reversed',
      isSold: false,
      isBackOnCard: true,
      balances: {},
      requests: ['accepted'],
      kinds: ['charge', 'refund', 'release', 'reversal', 'transfer'],
    });
    expect(await transferOf(sale.id)).toEqual([[18_000, 18_000]]);
  });

  test('the job reverses the payout after a lost dispute or a refund by the provider', async () => {
    const [lost, byHand] = [await sell(app), await sell(app)];
    for (const sale of [lost, byHand]) await payOut(app, sale);
    await openBankDispute(app, lost.id);
    await decideBankDispute(app, lost.id, 'lost');
    const { stripePaymentIntentId } = await purchaseOf(app, byHand.id);
    await app.ctx.payments!.refundIntent(stripePaymentIntentId!, `by-hand-${byHand.id}`);
    await payments.settled(app);
    await finishRefunds(app.ctx);
    await finishRefunds(app.ctx);
    for (const sale of [lost, byHand]) {
      expect(await stateOf(app, sale)).toMatchObject({ status: 'refunded', claim: 'reversed', balances: {} });
      expect(await transferOf(sale.id)).toEqual([[18_000, 18_000]]);
    }
  });

  test('a dispute that is won leaves it with the artist', async () => {
    const sale = await sell(app);
    await payOut(app, sale);
    await openBankDispute(app, sale.id);
    await finishRefunds(app.ctx);
    await decideBankDispute(app, sale.id, 'won');
    await finishRefunds(app.ctx);
    expect(await stateOf(app, sale)).toMatchObject({
      status: 'paid',
      claim: 'paid',
      balances: PAID_OUT.balances,
    });
    expect(await transferOf(sale.id)).toEqual([[18_000, 0]]);
  });

  test('one that cannot be reversed does not block others', async () => {
    const [first, second] = [await sell(app), await sell(app)];
    for (const sale of [first, second]) {
      await payOut(app, sale);
      await openBankDispute(app, sale.id);
      await decideBankDispute(app, sale.id, 'lost');
    }
    const [transfer] = await app.ctx.payments!.transfers.findByGroup(`purchase_${first.id}`);
    await payments.addFault(app, {
      match: `POST /v1/transfers/${transfer!.id}`,
      action: 'status',
      status: 503,
    });
    await finishRefunds(app.ctx);
    expect([(await stateOf(app, first)).claim, (await stateOf(app, second)).claim]).toEqual([
      'paid',
      'reversed',
    ]);
    await payments.clearFaults(app);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, first)).toMatchObject({ claim: 'reversed', balances: {} });
  });
});
