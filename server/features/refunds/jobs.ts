import { SHIP_WITHIN_DAYS, addDays } from '#shared/rules/order-times.ts';
import type { Context } from '../../context.ts';
import { reversePayout } from '../payouts/service.ts';
import { executeRefund } from './execute.ts';
import { findRequest, listOverdue, listUnfinished, listUnreversed, lockPurchase } from './queries.ts';
import { grantRefund } from './service.ts';

const BATCH = 500;
const NOT_SHIPPED = `The artist did not ship it within ${SHIP_WITHIN_DAYS} days.`;

/** One that fails, for whatever reason, keeps no other from its turn; the next run tries again. */
async function each(
  ctx: Context,
  rows: { id: string }[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    try {
      await work(id);
    } catch (error) {
      const { name, code } = error as { name?: string; code?: unknown };
      // Never the error whole: the provider's hold secrets.
      ctx.log.error(
        { purchaseId: id, name, code: typeof code === 'string' ? code : undefined },
        'a refund is not finished and will be tried again',
      );
    }
  }
}

/** Finishes what was granted and interrupted, and takes back payouts of what became refunded another way. */
export async function finishRefunds(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await each(ctx, await listUnfinished(ctx.db, BATCH), (id) => executeRefund(ctx, id));
  await each(ctx, await listUnreversed(ctx.db, BATCH), (id) => reversePayout(ctx, id));
}

/** What was not shipped in time is given back by the house. */
export async function refundUnshipped(ctx: Context): Promise<void> {
  const paidBefore = addDays(ctx.clock.now(), -SHIP_WITHIN_DAYS);
  await each(ctx, await listOverdue(ctx.db, paidBefore, BATCH), async (id) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      const request = await findRequest(tx, id);
      if (row?.status !== 'paid' || request?.status === 'accepted') return;
      await grantRefund(ctx, tx, { row, request, by: null, reason: NOT_SHIPPED });
    });
  });
  await finishRefunds(ctx);
}
