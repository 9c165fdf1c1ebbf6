import { SHIP_WITHIN_DAYS, addDays } from '#shared/rules/order-times.ts';
import type { Context } from '../../context.ts';
import { eachRow } from '../../jobs/each-row.ts';
import { reversePayout } from '../payouts/service/pay-out.ts';
import { executeRefund } from './execute.ts';
import { findRequest, listOverdue, listUnfinished, listUnreversed, lockPurchase } from './queries.ts';
import { grantRefund } from './service.ts';

const BATCH = 500;
const WORDS = 'a refund is not finished and will be tried again';
const NO_ADDRESS = `No address to ship it to was given within ${SHIP_WITHIN_DAYS} days.`;
const NOT_SHIPPED = `The artist did not ship it within ${SHIP_WITHIN_DAYS} days.`;

/** Finishes what was granted and interrupted, and takes back payouts of what became refunded another way. */
export async function finishRefunds(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await eachRow(ctx, await listUnfinished(ctx.db, BATCH), WORDS, (id) => executeRefund(ctx, id));
  await eachRow(ctx, await listUnreversed(ctx.db, BATCH), WORDS, (id) => reversePayout(ctx, id));
}

/** What was not shipped in time is given back by the house. */
export async function refundUnshipped(ctx: Context): Promise<void> {
  const paidBefore = addDays(ctx.clock.now(), -SHIP_WITHIN_DAYS);
  await eachRow(ctx, await listOverdue(ctx.db, paidBefore, BATCH), WORDS, async (id) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      const request = await findRequest(tx, id);
      if (row?.status !== 'paid' || request?.status === 'accepted') return;
      const reason = row.shippingAddress ? NOT_SHIPPED : NO_ADDRESS;
      await grantRefund(ctx, tx, { row, request, by: null, reason });
    });
  });
  await finishRefunds(ctx);
}
