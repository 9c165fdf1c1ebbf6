import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import { payArtist } from './pay-out.ts';
import { NO_ACCOUNT, listDue, listHomeless, lockClaim, updateClaim } from './queries.ts';

const BATCH = 500;
const WORDS = 'a payout is not finished and will be tried again';

/** The money waits for its artist, who is told once. */
async function tellHeld(ctx: Context, purchaseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockClaim(tx, purchaseId);
    if (found?.claim.status !== 'pending' || found.claim.failureCode === NO_ACCOUNT) return;
    await updateClaim(tx, found.claim.id, { failureCode: NO_ACCOUNT });
    await emitOrderChanged(ctx, tx, found.purchase, 'payout_held', null);
  });
}

/** Everything that is due and free goes to its artist; what was interrupted is finished. */
export async function payArtists(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await eachRow(ctx, await listDue(ctx.db, now, BATCH), WORDS, (id) => payArtist(ctx, id));
  await eachRow(ctx, await listHomeless(ctx.db, now, BATCH), WORDS, (id) => tellHeld(ctx, id));
}
