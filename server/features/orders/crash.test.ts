/** kill -9 between any two steps of a sale's money, followed by a restart that recovers. */
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CrashHarness,
  FAULT_POINTS,
  KILLS,
  startCrashHarness,
  TIMEOUT_MS,
} from '#server/testing/crash-harness.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import * as payments from '#server/testing/payments.ts';
import { booksOf, purchaseOf, type Sale, sell } from './refunds/testing.ts';

const MONEY_JOBS = ['expire-reservations', 'settle-payments', 'finish-refunds', 'pay-out'];

let crash: CrashHarness;
let app: CrashHarness['app'];
let server: CrashHarness['server'];
beforeAll(async () => {
  crash = await startCrashHarness();
  ({ app, server } = crash);
});
afterAll(() => server.close());

const issueRefund = ({ id, artist }: Sale) =>
  request(app.url)
    .post(`/api/purchases/${id}/refund`)
    .set('Cookie', artist.cookie)
    .send({ reason: 'It fell off the wall.' });
/** The artist has offered $20.00 of the $200.00. */
async function offerPart({ id, buyer, artist }: Sale): Promise<void> {
  const send = (who: { cookie: string }, path: string, body: object) =>
    request(app.url).post(`/api/purchases/${id}/${path}`).set('Cookie', who.cookie).send(body).expect(200);
  await send(buyer, 'refund-request', { reason: 'The frame is scratched.' });
  await send(artist, 'refund-request/part', { amount: '20.00', answer: 'The frame alone.' });
}
const acceptPart = ({ id, buyer }: Sale) =>
  request(app.url).post(`/api/purchases/${id}/refund-request/part/accept`).set('Cookie', buyer.cookie);
const offered = () => createArtwork(app, { isForSale: true, price: '200.00' });
const payoutOf = async (id: string): Promise<string | undefined> =>
  (
    await app.ctx.pool.query<{ status: string }>('select status from commissions where purchase_id = $1', [
      id,
    ])
  ).rows[0]?.status;
const stand = async ({ id }: { id: string }) => [
  (await purchaseOf(app, id)).status,
  await payoutOf(id),
  ...(await booksOf(app, id)).kinds,
];

const setDue = (id: string) =>
  app.ctx.pool.query(`update transfers set due_at = now() - interval '1 minute' where charge_id = $1`, [id]);

/** Sold, to an artist with an account; not due yet, as the schedule pays out every minute. */
async function payableSale(): Promise<Sale> {
  const sale = await sell(app);
  const asked = await request(app.url).post('/api/payouts/onboarding').set('Cookie', sale.artist.cookie);
  await fetch((asked.body as { url: string }).url, { method: 'POST', redirect: 'manual' });
  const active = 'payout_accounts where user_id = $1 and is_active';
  await crash.until('an account', async () => (await crash.count(active, [sale.artist.id])) === 1);
  return sale;
}

async function askToPayOut({ id }: { id: string }): Promise<void> {
  await setDue(id);
  await server.ask('pay-out');
}

async function paidOutSale(): Promise<Sale> {
  const sale = await payableSale();
  await setDue(sale.id);
  await server.run(['pay-out']);
  expect(await payoutOf(sale.id)).toBe('paid');
  return sale;
}

/** A part of a sale that was paid out is refunded; the job takes the artist's part of it back. */
const takePartBack = async (sale: Sale) => {
  await acceptPart(sale).expect(200);
  await server.ask('finish-refunds');
};
const TAKEN_BACK = ['paid', 'paid', 'charge', 'refund', 'release', 'reversal', 'transfer'];

describe.each(FAULT_POINTS)('killed %s the provider did what it was asked for', (point) => {
  test('everything is finished, once', { timeout: TIMEOUT_MS }, async () => {
    const [buyer, other] = [await createMember(app), await createMember(app)];
    const [wanted, paid] = [await offered(), await offered()];
    const [toReverse, toRefund, toShare] = await Promise.all([paidOutSale(), sell(app), sell(app)]);
    const toTakeBack = await paidOutSale();
    const [toPayOut, intent] = await Promise.all([
      payableSale(),
      payments.reserve(app, buyer.cookie, paid.id),
    ]);
    for (const sale of [toShare, toTakeBack]) await offerPart(sale);
    await payments.settled(app);

    await crash.hang(point, 'POST /v1/payment_intents', () =>
      payments.requestCheckout(app, buyer.cookie, wanted.id),
    );
    // First, because its job would finish the others.
    await crash.hang(point, 'POST /v1/transfers/', () => takePartBack(toTakeBack));
    await crash.hang(point, 'POST /v1/transfers/', () => issueRefund(toReverse));
    await crash.hang(point, 'POST /v1/refunds', () => issueRefund(toRefund));
    await crash.hang(point, 'POST /v1/refunds', () => acceptPart(toShare));
    await crash.hang(point, 'POST /v1/transfers', () => askToPayOut(toPayOut));
    expect(await payoutOf(toPayOut.id)).toBe('paying');
    // Also a buyer whose payment the server has not heard about.
    await payments.addFault(app, { match: '', action: 'drop' });
    expect(await payments.confirm(app, intent, payments.CARDS.pays)).toMatchObject({ status: 'succeeded' });
    expect((await purchaseOf(app, intent.purchaseId)).status).toBe('pending');
    await crash.restart();

    expect((await payments.requestCheckout(app, other.cookie, wanted.id)).body.code).toBe('artwork_reserved');
    await server.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge', 'release']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'release', 'transfer']);
    expect(await stand(toRefund)).toEqual(['refunded', 'canceled', 'charge', 'refund', 'release']);
    expect(await stand(toShare)).toEqual(['paid', 'pending', 'charge', 'refund', 'release']);
    expect(await stand(toTakeBack)).toEqual(TAKEN_BACK);
    const all = ['charge', 'refund', 'release', 'reversal', 'transfer'];
    expect(await stand(toReverse)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);

    if (point === 'before') {
      // An interrupted buyer never returns, so someone else may buy.
      await app.ctx.pool.query(
        `update purchases set reserved_until = now() - interval '1 second' where artwork_id = $1`,
        [wanted.id],
      );
      await server.run(['expire-reservations']);
      await payments.buy(app, other.cookie, wanted.id);
    } else {
      await payments.buy(app, buyer.cookie, wanted.id);
    }
    await server.run(MONEY_JOBS);
    expect(await crash.count('purchases where artwork_id = $1', [wanted.id])).toBe(
      point === 'before' ? 2 : 1,
    );
    await expectMoneyInOrder(app);
  });
});

test(
  'killed while writing to the ledger: everything is recorded, once',
  { timeout: TIMEOUT_MS },
  async () => {
    const buyer = await createMember(app);
    const [toReverse, toRefund, toShare] = await Promise.all([paidOutSale(), sell(app), sell(app)]);
    const toTakeBack = await paidOutSale();
    for (const sale of [toShare, toTakeBack]) await offerPart(sale);
    const work = await offered();
    const [toPayOut, intent] = await Promise.all([
      payableSale(),
      payments.reserve(app, buyer.cookie, work.id),
    ]);
    await payments.settled(app);
    await acceptPart(toTakeBack).expect(200);

    await crash.killWhileWriting([
      () => server.ask('finish-refunds'),
      () => payments.confirm(app, intent, payments.CARDS.pays),
      () => askToPayOut(toPayOut),
      () => issueRefund(toReverse),
      () => issueRefund(toRefund),
      () => acceptPart(toShare),
    ]);

    const unwritten = [intent.purchaseId, toPayOut.id, toReverse.id, toRefund.id];
    expect((await Promise.all(unwritten.map((id) => purchaseOf(app, id)))).map((row) => row.status)).toEqual([
      'pending',
      'paid',
      'paid',
      'paid',
    ]);
    await server.run(MONEY_JOBS);
    expect(await stand({ id: intent.purchaseId })).toEqual(['paid', 'pending', 'charge', 'release']);
    expect(await stand(toPayOut)).toEqual(['paid', 'paid', 'charge', 'release', 'transfer']);
    expect(await stand(toRefund)).toEqual(['refunded', 'canceled', 'charge', 'refund', 'release']);
    expect(await stand(toShare)).toEqual(['paid', 'pending', 'charge', 'refund', 'release']);
    expect(await stand(toTakeBack)).toEqual(TAKEN_BACK);
    const all = ['charge', 'refund', 'release', 'reversal', 'transfer'];
    expect(await stand(toReverse)).toEqual(['refunded', 'reversed', ...all]);
    await expectMoneyInOrder(app);
  },
);

test.runIf(KILLS > 0)(
  'killed at random: nothing acknowledged is lost',
  { timeout: KILLS * TIMEOUT_MS },
  async () => {
    const paid = new Set<string>();
    const returned = new Set<string>();
    const sales = await Promise.all(Array.from({ length: 4 }, () => payableSale()));
    await crash.killAtRandom(
      sales.map(({ artist, buyer }) => async (round, wait) => {
        const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
        const { body } = await payments.requestCheckout(app, buyer.cookie, work.id);
        const intent = { clientSecret: body.clientSecret! };
        const { status } = await payments.confirm(app, intent, payments.CARDS.pays);
        const id = body.purchaseId!;
        if (status === 'succeeded') paid.add(id);
        await wait('paid', async () => (await purchaseOf(app, id)).status === 'paid');
        await askToPayOut({ id });
        if (round % 2 === 0) await wait('paid out', async () => (await payoutOf(id)) === 'paid');
        const answer = await issueRefund({ id, workId: work.id, artist, buyer });
        if ((answer.body as { status?: string }).status === 'refunded') returned.add(id);
      }),
    );
    await server.run([...MONEY_JOBS, ...MONEY_JOBS]);
    await expectMoneyInOrder(app);
    expect(paid.size).toBeGreaterThan(KILLS);
    const statusOf = async (id: string) => (await purchaseOf(app, id)).status;
    for (const id of paid) expect(['paid', 'refunded']).toContain(await statusOf(id));
    for (const id of returned) expect(await statusOf(id)).toBe('refunded');
  },
);

test('no secret is logged', () => crash.expectNoSecrets());
