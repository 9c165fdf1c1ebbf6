import { eq } from 'drizzle-orm';
import { toCents } from '#shared/rules/money.ts';
import { commissions, purchases } from '#shared/schema/purchases.ts';
import type { Context, Queryable } from '../../context.ts';
import { PaymentsError } from '../../providers/payments/payments.ts';
import { recordReversal } from '../ledger/service.ts';

const claimOf = (db: Queryable, purchaseId: string) =>
  db
    .select({ claim: commissions, artistId: purchases.sellerId })
    .from(commissions)
    .innerJoin(purchases, eq(purchases.id, commissions.purchaseId))
    .where(eq(commissions.purchaseId, purchaseId));

/** Takes back what the artist was paid; a success when nothing was. Throws `PaymentsError`. */
export async function reversePayout(ctx: Context, purchaseId: string): Promise<void> {
  const { payments } = ctx;
  const [found] = await claimOf(ctx.db, purchaseId);
  if (!payments || !found) return;
  const { claim, artistId } = found;
  if (claim.status === 'paying') throw new PaymentsError('payout_underway');
  if (claim.status !== 'paid' || !claim.stripeTransferId) return;
  const { reversalId } = await payments.transfers.reverse(claim.stripeTransferId, `reversal:${claim.id}`);
  if (!reversalId) throw new PaymentsError('not_reversed');
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(commissions)
      .set({ status: 'reversed', stripeReversalId: reversalId, reversedAt: at })
      .where(eq(commissions.id, claim.id));
    await recordReversal(tx, { purchaseId, artistId, cents: toCents(claim.amount), at, reversalId });
  });
}
