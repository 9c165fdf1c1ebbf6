/**
 * Damage: pictures of it, and partial refunds while the sale stands: who offers, accepts and decides
 * it, and where the money is then.
 */
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#shared/accounts/tables.ts';
import { refunds, transfers } from '#shared/payments/tables.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember, signIn } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { findDifferences, finishRefunds } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { originalKey } from '#server/features/uploads/public.ts';
import { memberFiles } from '#server/features/uploads/member-data.ts';
import { put } from '#server/features/uploads/testing.ts';
import { readOpenDays } from '#server/features/office/figures/queries.ts';
import { facts } from '#server/features/statistics/facts.ts';
import { orders } from '../feature.ts';
import { escalateUnanswered } from './jobs.ts';
import {
  decideBankDispute,
  openBankDispute,
  payOut,
  purchaseOf,
  type Sale,
  sell,
  stateOf,
} from './testing.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let moderator: { id: string; cookie: string };
const notified: { purchaseId: string; change: string; by: string | null }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000', RATE_LIMIT_UPLOAD: '100000' } });
  app.ctx.events.on('order.changed', async (_tx, event) => notified.push(event));
  moderator = await createMember(app, { role: 'moderator' });
});
afterAll(() => app.close());
afterEach(async () => {
  await payments.clearFaults(app);
  await payments.settled(app);
  await expectAgreement();
});

async function expectAgreement(): Promise<void> {
  expect(await findDifferences(app.ctx)).toEqual([]);
  await expectMoneyInOrder(app);
  // Statistics and the office count what the books say.
  const { rows } = await app.ctx.db.execute<{ commission: number; artists: number }>(sql`
    select coalesce(-sum(e.amount_cents) filter (where e.account = 'commission'), 0)::int as commission,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'artist' and t.kind not in ('transfer', 'reversal')), 0)::int
        as artists
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id`);
  const now = app.ctx.clock.now().getTime();
  const always = { from: new Date(now - 60 * DAY_MS), to: new Date(now + DAY_MS) };
  const earned = await app.ctx.db.execute<{ cents: number }>(
    sql`select coalesce(sum(earned_cents), 0)::int as cents from (${facts(always)}) fact`,
  );
  const [from, to] = [always.from, always.to].map((at) => at.toISOString().slice(0, 10)) as [string, string];
  const days = await readOpenDays(app.ctx.db, { from, to }, undefined);
  const commission = days.reduce((total, { commissionCents }) => total + commissionCents, 0);
  expect({ commission, artists: earned.rows[0]!.cents }).toEqual(rows[0]);
}

type Who = { cookie: string };
const post = (who: Who, { id }: Sale, path: string, body: object = {}) =>
  request(app.server).post(`/api/purchases/${id}/refund-request${path}`).set('Cookie', who.cookie).send(body);
const part = (who: Who, sale: Sale, amount = '20.00') =>
  post(who, sale, '/part', { amount, answer: 'The frame alone is scratched.' });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const changesOf = ({ id }: Sale) =>
  notified.filter((event) => event.purchaseId === id).map(({ change, by }) => [change, by]);
const orderOf = async (sale: Sale) =>
  (await request(app.server).get(`/api/purchases/${sale.id}`).set('Cookie', sale.buyer.cookie).expect(200))
    .body;
async function asked(): Promise<Sale> {
  const sale = await sell(app);
  await post(sale.buyer, sale, '', { reason: 'The frame is scratched.' }).expect(200);
  return sale;
}
async function offered(amount?: string): Promise<Sale> {
  const sale = await asked();
  await part(sale.artist, sale, amount).expect(200);
  return sale;
}
async function receiptOf(sale: Sale, who: Who, receiptType: string): Promise<Buffer> {
  const form = { purchaseId: sale.id, receiptType, issuedTo: 'Edmund Achter' };
  const made = await request(app.server)
    .post('/api/receipts')
    .set('Cookie', who.cookie)
    .send(form)
    .expect(201);
  const path = `/api/receipts/${made.body.id}/pdf`;
  return (await request(app.server).get(path).set('Cookie', who.cookie).buffer(true).expect(200))
    .body as Buffer;
}
const byHand = async (sale: Sale, cents: number) => {
  const { stripePaymentIntentId } = await purchaseOf(app, sale.id);
  await app.ctx.payments!.refundIntentPart(stripePaymentIntentId!, cents, `by-hand-${crypto.randomUUID()}`);
  await payments.settled(app);
};
const transferOf = async ({ id }: Sale) =>
  (await app.ctx.db.select().from(transfers).where(eq(transfers.chargeId, id)))[0]!;
/** $200.00, of which $20.00 went back: $2.00 of it was commission. */
const KEPT = { provider: 18_000, artist: -16_200, commission: -1800 };

describe('pictures', () => {
  const send = async (who: Who, purpose = 'refund', contentType = 'image/jpeg') => {
    const about = { contentType, purpose };
    const asked = await request(app.server).post('/api/objects/upload').set('Cookie', who.cookie).send(about);
    if (asked.status !== 200) return asked.body.code as string;
    const exif = {
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    };
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } }).withExif(
      exif,
    );
    await put(asked.body.uploadURL as string, await picture.jpeg().toBuffer());
    return asked.body.uploadURL as string;
  };
  const process = (who: Who, imageUrl: string) =>
    request(app.server).put('/api/artwork-images').set('Cookie', who.cookie).send({ imageUrl });
  const open = (path: string, who?: Who) =>
    request(app.server)
      .get(path)
      .set(who ? { Cookie: who.cookie } : {});

  test('are shown only to the parties and moderators, without metadata, and are in both exports', async () => {
    const sale = await sell(app);
    const [one, two, stranger] = [await send(sale.buyer), await send(sale.buyer), await createMember(app)];
    for (const imageUrl of [one, two]) await process(sale.buyer, imageUrl).expect(200);
    const unsent = `/media/${uploadIdOf(one)}/card.webp`;
    for (const who of [undefined, sale.artist, moderator]) await open(unsent, who).expect(404);
    await open(unsent, sale.buyer).expect(200);
    const { body } = await post(sale.buyer, sale, '', { reason: 'See there.', pictures: [two, one] }).expect(
      200,
    );
    const ids = [two, one].map((url) => uploadIdOf(url)!);
    expect(body.refund.pictures).toEqual(
      ids.map((id) => ({ imageUrl: `/objects/${id}`, width: 60, height: 40 })),
    );
    for (const file of ['thumb', 'card', 'preview']) {
      const path = `/media/${ids[0]}/${file}.webp`;
      for (const who of [sale.buyer, sale.artist, moderator])
        expect((await open(path, who).expect(200)).headers['cache-control']).toBe('private, no-store');
      for (const who of [undefined, stranger]) await open(path, who).expect(404);
    }
    await open(`/objects/${ids[0]}`, sale.artist).expect(302);
    await open(`/objects/${ids[0]}`, stranger).expect(404);
    const stored = await app.ctx.storage.read(originalKey(sale.buyer.id, ids[0]!), 1_000_000);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const pathsOf = async (files: Promise<{ path: string }[]>) => (await files).map(({ path }) => path);
    const named = (folder: string) => ids.toReversed().map((id) => `${folder}/${id}.jpg`);
    expect(await pathsOf(memberFiles(app.ctx, sale.buyer.id))).toEqual(named('pictures'));
    expect(await pathsOf(orders.memberFiles!(app.ctx, sale.artist.id))).toEqual(named('refund-pictures'));
    // With the buyer's account they go.
    await app.ctx.pool.query('delete from uploads where user_id = $1', [sale.buyer.id]);
    expect((await orderOf(sale)).refund.pictures).toEqual([]);
  });

  test('are at most four, uploaded for a request, and accepted as long as a refund can be requested', async () => {
    const sale = await sell(app);
    const [public_, own] = [await send(sale.buyer, 'artwork'), await send(sale.buyer)];
    const asks = (pictures: string[]) => post(sale.buyer, sale, '', { reason: 'See there.', pictures });
    expect(outcome(await asks(Array.from({ length: 5 }, () => own)))).toEqual([400, 'invalid_request']);
    expect(outcome(await asks([public_]))).toEqual([404, 'upload_not_found']);
    expect(outcome(await asks([own, own]))).toEqual([409, 'upload_in_use']);
    expect(await send(sale.artist)).toBe('refund_window_over');
    await asks([own]).expect(200);
    app.clock.advance(4 * DAY_MS);
    expect(await send(sale.buyer)).toBe('refund_window_over');
  });

  test('can be added by a suspended buyer, who can upload nothing else', async () => {
    const sale = await sell(app);
    const until = new Date(app.clock.now().getTime() + DAY_MS);
    await app.ctx.db.update(users).set({ suspendedUntil: until }).where(eq(users.id, sale.buyer.id));
    const buyer = { cookie: await signIn(app, sale.buyer.id) };
    expect(await send(buyer, 'artwork')).toBe('suspended');
    expect(await send(buyer, 'refund', 'video/mp4')).toBe('unsupported_type');
    const imageUrl = await send(buyer);
    await process(buyer, imageUrl).expect(200);
    const { body } = await post(buyer, sale, '', { reason: 'See there.', pictures: [imageUrl] });
    expect(body.refund.pictures).toHaveLength(1);
  });
});

describe('an offered partial refund', () => {
  test('is refunded once the buyer accepts: the sale stands, and the payout is smaller', async () => {
    const sale = await offered();
    const early = await receiptOf(sale, sale.buyer, 'buyer');
    const before = await orderOf(sale);
    expect(before.refund).toMatchObject({
      status: 'offered',
      answer: 'The frame alone is scratched.',
      offer: { amount: '20.00', declinedAt: null },
      part: null,
    });
    const offeredAt = new Date(before.refund.offer.createdAt as string).getTime();
    expect(new Date(before.refund.answerDueAt as string).getTime()).toBe(offeredAt + 7 * DAY_MS);
    const { body } = await post(sale.buyer, sale, '/part/accept').expect(200);
    expect(body).toMatchObject({
      status: 'paid',
      amount: '200.00',
      artistAmount: '180.00',
      commissionAmount: '20.00',
      returned: { amount: '20.00', artistAmount: '18.00', commissionAmount: '2.00' },
      refund: { status: 'settled', part: '20.00', answerDueAt: null },
    });
    expect(await stateOf(app, sale)).toEqual({
      status: 'paid',
      claim: 'pending',
      isSold: true,
      requests: ['settled'],
      isBackOnCard: false,
      kinds: ['charge', 'refund', 'release'],
      balances: KEPT,
    });
    const { body: sold } = await request(app.server)
      .get(`/api/sales/${sale.id}`)
      .set('Cookie', sale.artist.cookie);
    expect(sold.payout).toMatchObject({ amount: '162.00', heldBy: 'account' });
    const late = await receiptOf(sale, sale.artist, 'artist');
    expect(pdfText(late)).toContain('Returned to the buyer');
    expect(pdfText(late)).toContain('-$20.00');
    expect(pdfText(early)).not.toContain('Returned');
    expect(changesOf(sale)).toEqual([
      ['refund_asked', sale.buyer.id],
      ['refund_offered', sale.artist.id],
      ['refunded_part', sale.buyer.id],
    ]);
  });

  test('leaves the window open: partial refunds add up, and the rest is refunded at once', async () => {
    const sale = await offered('33.33');
    await post(sale.buyer, sale, '/part/accept').expect(200);
    await post(sale.buyer, sale, '', { reason: 'It is torn as well.' }).expect(200);
    const tooMuch = await part(sale.artist, sale, '166.67');
    expect([...outcome(tooMuch), tooMuch.body.errors]).toEqual([
      400,
      'invalid_request',
      [{ path: 'amount', message: 'Enter less than $166.67. To refund everything, accept the request.' }],
    ]);
    await part(sale.artist, sale, '66.67').expect(200);
    await post(sale.buyer, sale, '/part/accept').expect(200);
    expect((await orderOf(sale)).returned).toMatchObject({ amount: '100.00', commissionAmount: '10.00' });
    await request(app.server)
      .post(`/api/purchases/${sale.id}/refund`)
      .set('Cookie', sale.artist.cookie)
      .send({ reason: 'Keep it.' })
      .expect(200);
    expect(await stateOf(app, sale)).toMatchObject({ status: 'refunded', isSold: false, balances: {} });
    expect(changesOf(sale).at(-1)).toEqual(['refunded', sale.artist.id]);
  });

  test('that the buyer declines, or does not answer within 7 days, goes to a moderator', async () => {
    const [declined, silent] = [await offered(), await offered()];
    const { body } = await post(declined.buyer, declined, '/part/decline').expect(200);
    expect(body.refund).toMatchObject({
      status: 'declined',
      offer: { declinedAt: expect.any(String) as unknown },
    });
    app.clock.advance(6.9 * DAY_MS);
    await escalateUnanswered(app.ctx);
    expect((await orderOf(silent)).refund.status).toBe('offered');
    app.clock.advance(0.2 * DAY_MS);
    for (const late of ['accept', 'decline'].map((one) => post(silent.buyer, silent, `/part/${one}`)))
      expect(outcome(await late)).toEqual([409, 'refund_answer_over']);
    await Promise.all([escalateUnanswered(app.ctx), escalateUnanswered(app.ctx)]);
    expect((await orderOf(silent)).refund).toMatchObject({ status: 'declined', offer: { declinedAt: null } });
    expect([declined, silent].map((sale) => changesOf(sale).at(-1))).toEqual([
      ['refund_offer_declined', declined.buyer.id],
      ['refund_offer_unanswered', null],
    ]);
    expect(outcome(await post(silent.buyer, silent, '/part/accept'))).toEqual([409, 'illegal_move']);
    expect(outcome(await part(silent.artist, silent))).toEqual([409, 'illegal_move']);
    const decided = await part(moderator, silent, '50.00').expect(200);
    expect(decided.body).toMatchObject({
      refund: { status: 'settled', part: '50.00', offer: { amount: '20.00' } },
      payout: { amount: '135.00' },
    });
    expect(changesOf(silent).at(-1)).toEqual(['refunded_part', moderator.id]);
    const { rows } = await app.ctx.pool.query(
      `select after from staff_acts where act = 'refund.part' and subject_id = $1`,
      [silent.id],
    );
    expect(rows).toMatchObject([{ after: { cents: 5000 } }]);
  });

  test('comes too late after 7 days, as a refusal does; the request can still be accepted', async () => {
    const sale = await asked();
    app.clock.advance(7 * DAY_MS);
    for (const late of [part(sale.artist, sale), post(sale.artist, sale, '/decline', { answer: 'No.' })])
      expect(outcome(await late)).toEqual([409, 'refund_answer_over']);
    await post(sale.artist, sale, '/accept').expect(200);
  });

  test('is made once, by the artist, for an open request; and answered by the buyer alone', async () => {
    const sale = await asked();
    expect(outcome(await post(sale.buyer, sale, '/part/accept'))).toEqual([409, 'illegal_move']);
    expect(outcome(await part(sale.buyer, sale))).toEqual([403, 'not_allowed']);
    for (const amount of ['0.49', '200.00', '-1', 'all of it'])
      expect(outcome(await part(sale.artist, sale, amount)), amount).toEqual([400, 'invalid_request']);
    expect((await part(sale.artist, sale, '-5')).body.detail).toBe('Enter at least $0.50.');
    await part(sale.artist, sale).expect(200);
    expect(outcome(await part(sale.artist, sale, '30.00'))).toEqual([409, 'illegal_move']);
    expect(outcome(await post(sale.artist, sale, '/decline', { answer: 'No.' }))).toEqual([
      409,
      'illegal_move',
    ]);
    for (const answer of ['accept', 'decline'])
      expect(outcome(await post(sale.artist, sale, `/part/${answer}`))).toEqual([403, 'not_allowed']);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => post(sale.buyer, sale, '/part/accept')),
      post(sale.buyer, sale, '/part/decline'),
      post(sale.artist, sale, '/accept'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await finishRefunds(app.ctx);
  });
});

describe('a partial refund', () => {
  test.each(['status', 'reset_before', 'reset_after'])(
    'that is interrupted (%s) is finished by the job, once',
    async (action) => {
      const sale = await offered();
      await payments.addFault(app, { match: 'POST /v1/refunds', action, status: 503, times: 3 });
      await post(sale.buyer, sale, '/part/accept').expect(200);
      await payments.clearFaults(app);
      await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
      expect(await stateOf(app, sale)).toMatchObject({ requests: ['settled'], balances: KEPT });
    },
  );

  test('refunded by hand, even after the payout, comes out of the payout', async () => {
    const [before, after] = [await asked(), await sell(app)];
    await byHand(before, 2000);
    expect(await stateOf(app, before)).toMatchObject({ requests: ['open'], balances: KEPT });
    await payOut(app, after);
    await byHand(after, 1500);
    await byHand(after, 500);
    expect(await findDifferences(app.ctx)).toEqual([]);
    await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
    expect(await transferOf(after)).toMatchObject({
      status: 'paid',
      amountCents: 16_200,
      reversedCents: 1800,
    });
    const { balances } = await stateOf(app, after);
    expect(balances).toEqual({ provider: 1800, commission: -1800 });
    expect(changesOf(after).map(([change]) => change)).toEqual(['refunded_part', 'refunded_part']);
  });

  test('that is more than what is left, after a refund by hand, shrinks to what is left', async () => {
    const sale = await offered('150.00');
    await payments.addFault(app, { match: 'POST /v1/refunds', action: 'status', status: 503, times: 3 });
    await post(sale.buyer, sale, '/part/accept').expect(200);
    await payments.clearFaults(app);
    await byHand(sale, 10_000);
    await finishRefunds(app.ctx);
    expect(await stateOf(app, sale)).toMatchObject({
      status: 'refunded',
      requests: ['accepted'],
      balances: {},
    });
  });

  test('leaves what a dispute is about, and waits for the bank itself', async () => {
    const [lost, won] = [await offered(), await offered()];
    await post(lost.buyer, lost, '/part/accept').expect(200);
    await payments.addFault(app, { match: 'POST /v1/refunds', action: 'status', status: 503, times: 3 });
    await post(won.buyer, won, '/part/accept').expect(200);
    await payments.clearFaults(app);
    for (const sale of [lost, won]) await openBankDispute(app, sale.id);
    await finishRefunds(app.ctx);
    expect((await stateOf(app, lost)).balances).toEqual({
      contested: 18_000,
      artist: -16_200,
      commission: -1800,
    });
    expect((await stateOf(app, won)).requests).toEqual(['accepted']);
    await decideBankDispute(app, lost.id, 'lost');
    await decideBankDispute(app, won.id, 'won');
    await finishRefunds(app.ctx);
    expect(await stateOf(app, lost)).toMatchObject({ status: 'refunded', balances: {} });
    expect(await stateOf(app, won)).toMatchObject({ status: 'paid', requests: ['settled'], balances: KEPT });
    const rows = await app.ctx.db.select().from(refunds).where(eq(refunds.chargeId, won.id));
    expect(rows).toMatchObject([
      { amountCents: 2000, priceCents: 2000, commissionCents: 200, status: 'done' },
    ]);
  });
});
