import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listLapsed, releaseReservation } from './queries.ts';
import { cancelPurchase } from './service.ts';

const BATCH = 500;

/** Cancels expired reservations at the provider, which makes their works available again. */
export async function expireReservations(ctx: Context): Promise<void> {
  const { payments } = ctx;
  if (!payments) return;
  const now = ctx.clock.now();
  const message = 'a purchase could not be canceled; will retry';
  await eachRow(ctx, await listLapsed(ctx.db, now, BATCH), message, async (id) => {
    if (await releaseReservation(ctx.db, id, now)) await cancelPurchase(ctx, payments, id);
  });
}
