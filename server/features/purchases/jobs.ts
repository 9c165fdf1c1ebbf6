import type { Context } from '../../context.ts';
import { PaymentsError } from '../../providers/payments/payments.ts';
import { listLapsed, listUnsettled, withdrawReservation } from './queries.ts';
import { cancelPurchase } from './service.ts';
import { syncPurchase } from './service/settle.ts';

const BATCH = 500;

/** One that fails keeps no other from its turn; the next run tries again. */
async function each(
  ctx: Context,
  rows: { id: string }[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      ctx.log.warn(
        { purchaseId: id, code: error.code, requestId: error.requestId },
        'payment provider failed',
      );
    }
  }
}

/** Cancels lapsed reservations at the provider, which frees their works. */
export async function expireReservations(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await each(ctx, await listLapsed(ctx.db, now, BATCH), async (id) => {
    if (await withdrawReservation(ctx.db, id, now)) await cancelPurchase(ctx, id);
  });
}

/** Asks the provider about everything left open: a lost webhook costs minutes, not money. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await each(ctx, await listUnsettled(ctx.db, BATCH), (id) => syncPurchase(ctx, id));
}
