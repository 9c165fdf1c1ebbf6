import { eq } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OrderChange } from '#shared/notices/orders.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { transfers } from '#shared/payments/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import {
  booksOf,
  openBankDispute,
  openUnheardDispute,
  decideBankDispute,
  sell,
  type Sale,
} from './refunds/testing.ts';
import { reconcileAccounts } from '#server/features/payments/payouts/account-jobs.ts';
import { payOut, reverseTransfer } from '#server/features/payments/transfers.ts';
import { purchaseOwner } from './purchase-owner.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let notified: { purchaseId: string; change: OrderChange }[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  app.ctx.events.on('order.changed', async (_tx, event) => notified.push(event));
});
afterAll(() => app.close());
afterEach(() => payments.clearFaults(app));

type Who = { id: string; cookie: string };
const account = async (who: Who) =>
  (await request(app.server).get('/api/payouts/account').set('Cookie', who.cookie).expect(200)).body;
const onboard = (who: Who) => request(app.server).post('/api/payouts/onboarding').set('Cookie', who.cookie);
/** The commission's row must say what the transfer says. */
async function payoutOf(id: string) {
  const [row] = await app.ctx.db
    .select({ transfer: transfers, status: commissions.status, paidAt: commissions.paidAt })
    .from(transfers)
    .innerJoin(commissions, eq(commissions.purchaseId, transfers.chargeId))
    .where(eq(transfers.chargeId, id));
  const { transfer, ...commission } = row!;
  expect(commission).toEqual({ status: transfer.status, paidAt: transfer.paidAt });
  return transfer;
}
const saleOf = async ({ id, artist }: Sale) =>
  (await request(app.server).get(`/api/sales/${id}`).set('Cookie', artist.cookie).expect(200)).body;
const changesOf = (id: string) =>
  notified.filter((event) => event.purchaseId === id).map(({ change }) => change);
const transfersOf = (id: string) => app.ctx.payments!.transfers.findByGroup(`purchase_${id}`);
/** Due for a minute. */
const makeDue = ({ id }: Sale) =>
  app.ctx.db
    .update(transfers)
    .set({ dueAt: new Date(app.ctx.clock.now().getTime() - 60_000) })
    .where(eq(transfers.chargeId, id));

async function openAccount(artist: Who): Promise<string> {
  await onboard(artist).expect(200);
  const [row] = await app.ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, artist.id));
  await payments.onboard(app, row!.accountId);
  return row!.accountId;
}

/** Sold and due, and the artist has an active account. */
async function dueSale(): Promise<Sale> {
  const sale = await sell(app);
  await openAccount(sale.artist);
  await makeDue(sale);
  return sale;
}

describe('the account', () => {
  test('is created once, becomes active by the form, and is reported by webhook', async () => {
    const artist = await createMember(app);
    expect(await account(artist)).toEqual({
      status: 'none',
      isSubmitted: false,
      needs: [],
      pending: '0.00',
      held: '0.00',
      escrow: '0.00',
      paid: '0.00',
    });
    const clicks = await Promise.all(Array.from({ length: 5 }, () => onboard(artist)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await app.ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, artist.id));
    expect(rows).toHaveLength(1);
    expect(await account(artist)).toMatchObject({ status: 'incomplete', isSubmitted: false });
    expect((await account(artist)).needs.length).toBeGreaterThan(0);
    await payments.onboard(app, rows[0]!.accountId);
    const [present] = await app.ctx.db
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, artist.id));
    expect(present).toMatchObject({ isActive: true, isSubmitted: true });
    expect(await account(artist)).toMatchObject({ status: 'active', needs: [] });
    const [member] = await app.ctx.db.select().from(users).where(eq(users.id, artist.id));
    expect(member!.stripeAccountId).toBe(rows[0]!.accountId);
  });

  test('is found again after an interrupted creation, not created twice', async () => {
    const artist = await createMember(app);
    const made = async () =>
      (
        await app.ctx.pool.query<{ id: string }>(
          `select id from sandbox_payments where kind = 'account' and body->'metadata'->>'memberId' = $1`,
          [artist.id],
        )
      ).rows;
    // The SDK tries three times.
    await payments.addFault(app, { match: 'POST /v1/accounts', action: 'reset_after', times: 3 });
    expect((await onboard(artist)).status).toBe(503);
    expect(await made()).toHaveLength(1);
    expect(await account(artist)).toMatchObject({ status: 'none' });
    await onboard(artist).expect(200);
    expect(await made()).toHaveLength(1);
    expect(await account(artist)).toMatchObject({ status: 'incomplete' });
  });

  test('is polled if the webhook was lost', async () => {
    const artist = await createMember(app);
    await onboard(artist).expect(200);
    const accountOf = async () =>
      (await app.ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, artist.id)))[0]!;
    // The account's first event must not be the one that reports it.
    await payments.settled(app);
    await payments.addFault(app, { match: 'account.updated', action: 'drop' });
    await payments.onboard(app, (await accountOf()).accountId);
    expect((await accountOf()).isActive).toBe(false);
    await reconcileAccounts(app.ctx);
    expect((await accountOf()).isActive).toBe(true);
  });

  test('is refused with a message if the provider does not respond', async () => {
    const artist = await createMember(app);
    await payments.addFault(app, { match: 'POST /v1/accounts', action: 'status', status: 503 });
    const { status, body } = await onboard(artist);
    expect([status, body.code]).toEqual([503, 'payments_unavailable']);
    const closed = await startTestApp({ env: { PAYMENTS: 'off' } });
    const member = await createMember(closed);
    const off = await request(closed.server).post('/api/payouts/onboarding').set('Cookie', member.cookie);
    expect([off.status, off.body.code]).toEqual([503, 'feature_off']);
    await closed.close();
  });
});

describe('a payout', () => {
  test('is made when due, once, and recorded in the ledger', async () => {
    const sale = await sell(app);
    const accountId = await openAccount(sale.artist);
    const { paidAt } = await saleOf(sale);
    await payOutDue(app.ctx);
    expect((await saleOf(sale)).payout).toMatchObject({
      status: 'pending',
      heldBy: null,
      dueAt: new Date(new Date(paidAt).getTime() + 3 * DAY_MS).toISOString(),
    });
    expect(await account(sale.artist)).toMatchObject({ pending: '180.00', held: '0.00' });
    await makeDue(sale);
    await Promise.all([payOutDue(app.ctx), payOutDue(app.ctx), payOut(app.ctx, purchaseOwner, sale.id)]);
    expect(await transfersOf(sale.id)).toMatchObject([{ amount: 18_000, destination: accountId }]);
    expect(await payoutOf(sale.id)).toMatchObject({ status: 'paid', failureCode: null });
    expect(changesOf(sale.id)).toEqual(['paid_out']);
    expect(await booksOf(app, sale.id)).toEqual({
      kinds: ['charge', 'release', 'transfer'],
      balances: { provider: 2000, commission: -2000 },
    });
    expect(await account(sale.artist)).toMatchObject({ pending: '0.00', held: '0.00', paid: '180.00' });
  });

  test('waits visibly without an account, notifies once, and is paid once there is one', async () => {
    const sale = await sell(app);
    await makeDue(sale);
    await payOutDue(app.ctx);
    await payOutDue(app.ctx);
    expect(changesOf(sale.id)).toEqual(['payout_held']);
    expect((await saleOf(sale)).payout).toMatchObject({ status: 'pending', heldBy: 'account' });
    expect(await account(sale.artist)).toMatchObject({ held: '180.00' });
    await openAccount(sale.artist);
    expect((await saleOf(sale)).payout).toMatchObject({ heldBy: null });
    await payOutDue(app.ctx);
    expect(await payoutOf(sale.id)).toMatchObject({ status: 'paid' });
  });

  test('is not made while disputed, with a refund request, or not delivered', async () => {
    const contested = await dueSale();
    await openBankDispute(app, contested.id);
    const asked = await sell(app);
    await openAccount(asked.artist);
    await request(app.server)
      .post(`/api/purchases/${asked.id}/refund-request`)
      .set('Cookie', asked.buyer.cookie)
      .send({ reason: 'Not what I saw.' })
      .expect(200);
    await makeDue(asked);
    const unsent = await dueSale();
    await app.ctx.db.update(purchases).set({ isPhysicalItem: true }).where(eq(purchases.id, unsent.id));
    await payOutDue(app.ctx);
    for (const { id } of [contested, asked, unsent]) {
      // Even if it was payable a moment ago.
      await payOut(app.ctx, purchaseOwner, id);
      expect((await payoutOf(id)).status).toBe('pending');
      expect(await transfersOf(id)).toEqual([]);
    }
    expect((await saleOf(contested)).payout.heldBy).toBe('dispute');
    expect((await saleOf(asked)).payout.heldBy).toBe('refund');
    await decideBankDispute(app, contested.id, 'won');
    await payOutDue(app.ctx);
    expect((await payoutOf(contested.id)).status).toBe('paid');
  });

  test('is not made while a bank disputes the payment, even if no event reported it', async () => {
    const sale = await dueSale();
    await payments.addFault(app, { match: 'charge.dispute', action: 'drop' });
    await openUnheardDispute(app, sale.id, 'open');
    expect((await saleOf(sale)).status).toBe('paid');
    await payOutDue(app.ctx);
    expect(await transfersOf(sale.id)).toEqual([]);
    expect((await saleOf(sale)).payout).toMatchObject({ status: 'pending', heldBy: 'dispute' });
    await decideBankDispute(app, sale.id, 'won');
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paid');
  });

  test('is not finished while the bank disputes the payment, even if it was begun before', async () => {
    const sale = await dueSale();
    await payments.addFault(app, { match: 'POST /v1/transfers', action: 'status', status: 503 });
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paying');
    await payments.clearFaults(app);
    await payments.addFault(app, { match: 'charge.dispute', action: 'drop' });
    await openUnheardDispute(app, sale.id, 'open');
    await payOutDue(app.ctx);
    expect(await transfersOf(sale.id)).toEqual([]);
    expect((await payoutOf(sale.id)).status).toBe('pending');
    await decideBankDispute(app, sale.id, 'won');
    app.clock.advance(6 * 60_000);
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paid');
  });

  test('refused by the provider blocks no other, shows the reason, and is retried', async () => {
    const refused = await sell(app);
    const accountId = await openAccount(refused.artist);
    await makeDue(refused);
    const good = await dueSale();
    await app.ctx.db
      .update(payoutAccounts)
      .set({ accountId: 'acct_gone' })
      .where(eq(payoutAccounts.userId, refused.artist.id));
    await payOutDue(app.ctx);
    expect(await payoutOf(refused.id)).toMatchObject({ status: 'pending', failureCode: 'resource_missing' });
    expect((await saleOf(refused)).payout.heldBy).toBe('provider');
    expect((await payoutOf(good.id)).status).toBe('paid');
    await app.ctx.db
      .update(payoutAccounts)
      .set({ accountId })
      .where(eq(payoutAccounts.userId, refused.artist.id));
    await payOutDue(app.ctx);
    expect((await payoutOf(refused.id)).status).toBe('pending');
    app.clock.advance(6 * 60_000);
    await payOutDue(app.ctx);
    expect((await payoutOf(refused.id)).status).toBe('paid');
  });

  test('is found again, not made twice, if its response was lost', async () => {
    const sale = await dueSale();
    // The SDK tries three times.
    await payments.addFault(app, { match: 'POST /v1/transfers', action: 'reset_after', times: 3 });
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paying');
    await payments.clearFaults(app);
    // Acts as if a day had passed and the provider had dropped the idempotency key.
    await app.ctx.pool.query(`delete from sandbox_payments where kind = 'idempotency'`);
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paid');
    expect(await transfersOf(sale.id)).toHaveLength(1);
  });

  test('is reversed with a refund, even during the transfer', async () => {
    for (const isInterrupted of [false, true]) {
      const sale = await dueSale();
      if (isInterrupted) {
        await payments.addFault(app, { match: 'POST /v1/transfers', action: 'reset_after', times: 3 });
      }
      await payOutDue(app.ctx);
      await payments.clearFaults(app);
      expect((await payoutOf(sale.id)).status).toBe(isInterrupted ? 'paying' : 'paid');
      const moderator = { ...(await createMember(app, { role: 'moderator' })), role: 'moderator' as const };
      await request(app.server)
        .post(`/api/purchases/${sale.id}/refund`)
        .set('Cookie', moderator.cookie)
        .send({ reason: 'It was never his.' })
        .expect(200);
      await payments.settled(app);
      await finishRefunds(app.ctx);
      expect(await payoutOf(sale.id)).toMatchObject({ status: 'reversed' });
      expect(changesOf(sale.id)).toContain('payout_reversed');
      expect(await booksOf(app, sale.id)).toEqual({
        kinds: ['charge', 'refund', 'release', 'reversal', 'transfer'],
        balances: {},
      });
      expect(await transfersOf(sale.id)).toMatchObject([{ amount: 18_000, amountReversed: 18_000 }]);
      await reverseTransfer(app.ctx, purchaseOwner, sale.id);
      expect(await transfersOf(sale.id)).toMatchObject([{ amountReversed: 18_000 }]);
    }
  });

  test('against a refund: only one of them succeeds, and the ledger agrees', async () => {
    for (let round = 0; round < 4; round++) {
      const sale = await sell(app);
      await openAccount(sale.artist);
      await makeDue(sale);
      await Promise.all([
        payOutDue(app.ctx),
        request(app.server)
          .post(`/api/purchases/${sale.id}/refund`)
          .set('Cookie', sale.artist.cookie)
          .send({ reason: 'Damaged before it was sent.' })
          .expect(200),
      ]);
      await payments.settled(app);
      await finishRefunds(app.ctx);
      await payOutDue(app.ctx);
      expect((await booksOf(app, sale.id)).balances).toEqual({});
      const moved = await transfersOf(sale.id);
      expect(moved.reduce((sum, { amount, amountReversed }) => sum + amount - amountReversed, 0)).toBe(0);
      expect(['canceled', 'reversed']).toContain((await payoutOf(sale.id)).status);
    }
  });

  test('started and refused after the refund is canceled', async () => {
    const sale = await dueSale();
    await payments.addFault(app, { match: 'POST /v1/transfers', action: 'status', status: 503 });
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paying');
    await payments.clearFaults(app);
    await openUnheardDispute(app, sale.id, 'lost');
    await payments.settled(app);
    await app.ctx.db
      .update(payoutAccounts)
      .set({ accountId: 'acct_gone' })
      .where(eq(payoutAccounts.userId, sale.artist.id));
    await finishRefunds(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('canceled');
    expect(await account(sale.artist)).toMatchObject({ pending: '0.00', held: '0.00', paid: '0.00' });
  });

  test('is not aborted by the late refusal of an earlier attempt', async () => {
    const sale = await dueSale();
    const begun = new Date(app.ctx.clock.now().getTime() - 60_000);
    const update = (changes: Partial<typeof transfers.$inferInsert>) =>
      app.ctx.db.update(transfers).set(changes).where(eq(transfers.chargeId, sale.id));
    await update({ status: 'paying', attemptedAt: begun });
    await app.ctx.db.update(commissions).set({ status: 'paying' }).where(eq(commissions.purchaseId, sale.id));
    const create = vi.spyOn(app.ctx.payments!.transfers, 'create').mockImplementationOnce(async () => {
      // Another worker aborted and started a new attempt in between.
      await update({ attemptedAt: app.ctx.clock.now() });
      throw new PaymentsError('balance_insufficient');
    });
    await expect(payOut(app.ctx, purchaseOwner, sale.id)).rejects.toThrow(PaymentsError);
    create.mockRestore();
    expect(await payoutOf(sale.id)).toMatchObject({ status: 'paying', failureCode: null });
    await payOutDue(app.ctx);
    expect((await payoutOf(sale.id)).status).toBe('paid');
  });
});
