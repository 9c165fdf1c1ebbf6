import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listLapsed, listUnsettled, releaseReservation } from './queries.ts';
import { cancelPurchase } from './service.ts';
import { syncPurchase } from './settle.ts';

const BATCH = 500;
const LOG_MESSAGE = 'a purchase is not settled and will be tried again';

/** Cancels expired reservations at the provider, which makes their works available again. */
export async function expireReservations(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await eachRow(ctx, await listLapsed(ctx.db, now, BATCH), LOG_MESSAGE, async (id) => {
    if (await releaseReservation(ctx.db, id, now)) await cancelPurchase(ctx, id);
  });
}

/** Re-reads every unsettled payment from the provider, so a lost webhook only causes a delay. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await eachRow(ctx, await listUnsettled(ctx.db, BATCH), LOG_MESSAGE, (id) => syncPurchase(ctx, id));
}
