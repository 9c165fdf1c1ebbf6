/** Galleries created before sales existed at the payment sandbox: creates theirs there, with their original dates. */
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { toCents } from '#shared/kernel/money.ts';
import { LIVE_STATUSES } from '#shared/orders/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import { subscriptions } from '#shared/premium/tables.ts';
import type { Context, Queryable } from '../context.ts';
import { syncPurchase } from '#server/features/orders/public.ts';
import { openAccount } from './account-actions.ts';
import { deliveryOf, isSent } from './delivery.ts';
import { personId, workId } from './identifiers.ts';
import { MEMBERS, WORKS } from './manifest.ts';
import { type PastAction, replayActions } from './replay-actions.ts';
import { premiumActions } from './premium-actions.ts';
import { PAYEES, SUBSCRIBED_MONTHS } from './sales-plan.ts';

const PEOPLE_IDS = MEMBERS.map(({ slug }) => personId(slug));

const listUnknown = (tx: Queryable): Promise<PurchaseRow[]> =>
  tx
    .select()
    .from(purchases)
    .where(
      and(
        isNull(purchases.stripePaymentIntentId),
        isNotNull(purchases.paidAt),
        inArray(purchases.buyerId, PEOPLE_IDS),
      ),
    );

const payAgain = (row: PurchaseRow): PastAction => ({
  at: row.paidAt!,
  run: async (then, past) => {
    const { id } = await past.payments.createIntent({
      amount: toCents(row.amount) + toCents(row.deliveryCost),
      description: 'Artwork purchase',
      transferGroup: `purchase_${row.id}`,
      metadata: { kind: 'artwork', purchaseId: row.id, artworkId: row.artworkId },
      idempotencyKey: `purchase:${row.id}:pi:v1`,
    });
    await past.pay(id);
    const { chargeId } = await past.payments.readIntent(id);
    const known = { stripePaymentIntentId: id, stripeChargeId: chargeId, updatedAt: row.updatedAt };
    await then.db.update(purchases).set(known).where(eq(purchases.id, row.id));
    await then.db.update(charges).set(known).where(eq(charges.id, row.id));
    await syncPurchase(then, row.id);
  },
});

/** Works for sale that are not being bought. */
async function makePhysical(tx: Queryable): Promise<void> {
  const taken = tx
    .select({ id: purchases.artworkId })
    .from(purchases)
    .where(inArray(purchases.status, [...LIVE_STATUSES]));
  for (const { id } of WORKS.filter((work) => isSent(work.id))) {
    await tx
      .update(artworks)
      .set(deliveryOf(id))
      .where(and(eq(artworks.id, workId(id)), isNull(artworks.soldAt), notInArray(artworks.id, taken)));
  }
}

/** Once: afterwards every sale exists at the sandbox. */
export async function adoptSales(ctx: Context, tx: Queryable, now: Date): Promise<void> {
  if (ctx.payments?.mode !== 'sandbox') return;
  const unknown = await listUnknown(tx);
  if (unknown.length === 0) return;
  const accounts = await tx.select({ id: payoutAccounts.userId }).from(payoutAccounts);
  const members = await tx.select({ id: subscriptions.userId }).from(subscriptions);
  const isNew = (there: { id: string }[], slug: string) => !there.some(({ id }) => id === personId(slug));
  await makePhysical(tx);
  await replayActions(ctx, tx, [
    ...unknown.map(payAgain),
    ...PAYEES.filter((slug) => isNew(accounts, slug)).map((slug) => openAccount(slug, now)),
    ...Object.entries(SUBSCRIBED_MONTHS)
      .filter(([slug]) => isNew(members, slug))
      .flatMap(([slug, months]) => premiumActions(slug, months, now)),
  ]);
}
