/** Bank disputes and ledger balances, for tests about refunds. */
import { eq } from 'drizzle-orm';
import { toCents } from '#shared/kernel/money.ts';
import { ledgerEntries, ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import { transfers } from '#shared/payments/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { onboard } from '#server/providers/payments/sandbox/connect.ts';
import { closeDispute, openDispute } from '#server/providers/payments/sandbox/intent-outcomes.ts';
import { inUnit, type Unit } from '#server/providers/payments/sandbox/store.ts';
import type { TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { buy, settled } from '#server/testing/payments.ts';
import { ledger } from '#server/features/payments/ledger/service.ts';
import { syncPurchase } from '../service.ts';

export interface Sale {
  id: string;
  workId: string;
  buyer: { id: string; cookie: string };
  artist: { id: string; cookie: string };
}

/** A digital work of $200.00, paid with a working card. */
export async function sell(app: TestApp): Promise<Sale> {
  const [buyer, artist] = await Promise.all([createMember(app), createMember(app)]);
  const work = await createArtwork(app, { userId: artist.id, isForSale: true, price: '200.00' });
  return { id: await buy(app, buyer.cookie, work.id), workId: work.id, buyer, artist };
}

export async function purchaseOf(app: TestApp, id: string): Promise<typeof purchases.$inferSelect> {
  return (await app.ctx.db.select().from(purchases).where(eq(purchases.id, id)))[0]!;
}

const atBank = (app: TestApp, step: (unit: Unit) => Promise<unknown>) =>
  inUnit(app.ctx.pool, async (unit) => ({ done: await step(unit) }));

/** The buyer's bank withholds the money until it has decided. */
export async function openBankDispute(app: TestApp, id: string): Promise<void> {
  const { stripeChargeId } = await purchaseOf(app, id);
  await atBank(app, async (unit) => openDispute(unit, await unit.get('charge', stripeChargeId)));
  await syncPurchase(app.ctx, id);
  await settled(app);
}

/** Opens it, and decides it at once unless it stays open, without telling the app. */
export async function openUnheardDispute(
  app: TestApp,
  id: string,
  status: 'open' | 'won' | 'lost',
): Promise<void> {
  const { stripeChargeId } = await purchaseOf(app, id);
  await atBank(app, async (unit) => {
    const dispute = await openDispute(unit, await unit.get('charge', stripeChargeId));
    if (status !== 'open') await closeDispute(unit, dispute.id, status);
  });
}

export async function decideBankDispute(app: TestApp, id: string, status: 'won' | 'lost'): Promise<void> {
  const { stripeChargeId } = await purchaseOf(app, id);
  await atBank(app, async (unit) => {
    const disputes = await unit.find('dispute', { charge: stripeChargeId });
    const dispute = disputes.find((known) => known.status !== 'won' && known.status !== 'lost');
    await closeDispute(unit, dispute!.id, status);
  });
  await syncPurchase(app.ctx, id);
  await settled(app);
}

/** Account balances over all movements of the purchase in cents, without zeros; and the kinds of movements. */
export async function booksOf(
  app: TestApp,
  id: string,
): Promise<{ kinds: string[]; balances: Record<string, number> }> {
  const rows = await app.ctx.db
    .select({
      transaction: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      account: ledgerEntries.account,
      cents: ledgerEntries.amountCents,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.chargeId, id));
  const balances: Record<string, number> = {};
  for (const { account, cents } of rows) balances[account] = (balances[account] ?? 0) + cents;
  const kinds = new Map(rows.map(({ transaction, kind }) => [transaction, kind]));
  return {
    kinds: [...kinds.values()].toSorted(),
    balances: Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0)),
  };
}

/** Everything that must agree about a sale, in one object. */
export async function stateOf(app: TestApp, { id, workId }: Pick<Sale, 'id' | 'workId'>) {
  const { db, payments } = app.ctx;
  const purchase = await purchaseOf(app, id);
  const [claim] = await db.select().from(commissions).where(eq(commissions.purchaseId, id));
  const [work] = await db.select().from(artworks).where(eq(artworks.id, workId));
  const requests = await db.select().from(refundRequests).where(eq(refundRequests.purchaseId, id));
  const intent = await payments!.readIntent(purchase.stripePaymentIntentId!);
  return {
    status: purchase.status,
    claim: claim?.status,
    isSold: work!.soldAt !== null,
    requests: requests.map(({ status }) => status),
    isBackOnCard: intent.refunded,
    ...(await booksOf(app, id)),
  };
}

/** The artist has an account, and the whole payout is transferred. */
export async function payOut(app: TestApp, { id, artist }: Sale): Promise<void> {
  const { accounts, transfers: atProvider } = app.ctx.payments!;
  const { db, clock } = app.ctx;
  const at = clock.now();
  const account = await accounts.create({ email: null, memberId: artist.id, idempotencyKey: artist.id });
  await atBank(app, (unit) => onboard(unit, account.id));
  const [claim] = await db.select().from(commissions).where(eq(commissions.purchaseId, id));
  const { stripeChargeId } = await purchaseOf(app, id);
  const cents = toCents(claim!.amount);
  const { id: transferId } = await atProvider.create({
    amount: cents,
    destination: account.id,
    sourceCharge: stripeChargeId!,
    transferGroup: `purchase_${id}`,
    metadata: { purchaseId: id },
    idempotencyKey: `transfer:${claim!.id}`,
  });
  await db.transaction(async (tx) => {
    const paid = { status: 'paid', stripeTransferId: transferId, paidAt: at } as const;
    await tx.update(commissions).set(paid).where(eq(commissions.purchaseId, id));
    await tx.update(transfers).set(paid).where(eq(transfers.chargeId, id));
    await ledger.transfer(tx, { chargeId: id, memberId: artist.id, cents, at, reference: transferId });
  });
}
