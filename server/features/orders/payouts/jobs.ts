import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import { payArtist } from './pay-out.ts';
import { NO_ACCOUNT, listDue, listPayoutsWithoutAccount, lockPayout, updatePayout } from './queries.ts';

const BATCH = 500;
const LOG_MESSAGE = 'a payout is not finished and will be tried again';

/** The payout waits for an account; the artist is notified once. */
async function notifyNoAccount(ctx: Context, purchaseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockPayout(tx, purchaseId);
    if (found?.payout.status !== 'pending' || found.payout.failureCode === NO_ACCOUNT) return;
    await updatePayout(tx, found.payout.id, { failureCode: NO_ACCOUNT });
    await emitOrderChanged(ctx, tx, found.purchase, 'payout_held', null);
  });
}

/** Pays every due payout and finishes interrupted ones. */
export async function payArtists(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await eachRow(ctx, await listDue(ctx.db, now, BATCH), LOG_MESSAGE, (id) => payArtist(ctx, id));
  await eachRow(ctx, await listPayoutsWithoutAccount(ctx.db, now, BATCH), LOG_MESSAGE, (id) =>
    notifyNoAccount(ctx, id),
  );
}
