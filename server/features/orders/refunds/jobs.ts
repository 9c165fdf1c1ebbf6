import { REFUND_ANSWER_DAYS, SHIP_WITHIN_DAYS, addDays, answerDueAt } from '#shared/orders/times.ts';
import { canDecide, type RefundStatus } from '#shared/orders/refunds/states.ts';
import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { lockPurchase } from '../queries.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import { findRequest, isStillOverdue, listOverdue, listUnanswered, updateRequest } from './queries.ts';
import { grantRefund } from './service.ts';

const BATCH = 500;
const LOG_MESSAGE = 'an order that was not shipped could not be refunded; will retry';
const NO_ADDRESS = `No shipping address was added within ${SHIP_WITHIN_DAYS} days.`;
const NOT_SHIPPED = `The artist didn’t ship within ${SHIP_WITHIN_DAYS} days.`;

/** The platform refunds orders that were not shipped in time; the job `finish-refunds` executes it. */
export async function refundUnshipped(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await eachRow(ctx, await listOverdue(ctx.db, now, BATCH), LOG_MESSAGE, async (id) => {
    await ctx.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      if (!row || !(await isStillOverdue(tx, id, now))) return;
      const request = await findRequest(tx, id);
      const reason = row.shippingAddress ? NOT_SHIPPED : NO_ADDRESS;
      await grantRefund(ctx, tx, { row, request, by: null, reason });
    });
  });
}

/**
 * A request the artist has not answered in time goes to a moderator as if declined, and so does an offer the buyer has
 * not answered; the payout stays suspended.
 */
export async function escalateUnanswered(ctx: Context): Promise<void> {
  const rows = await listUnanswered(ctx.db, addDays(ctx.clock.now(), -REFUND_ANSWER_DAYS), BATCH);
  await eachRow(ctx, rows, 'a refund request could not be passed to a moderator; will retry', (id) =>
    ctx.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      const request = await findRequest(tx, id);
      // The artist, the buyer or a moderator may have acted since the list was read.
      if (!row || !request || !canDecide(request.status as RefundStatus, 'declined', 'system')) return;
      const dueAt = answerDueAt(request);
      if (!dueAt || ctx.clock.now() < dueAt) return;
      await updateRequest(tx, request.id, { status: 'declined', decidedAt: dueAt });
      const change = request.status === 'offered' ? 'refund_offer_unanswered' : 'refund_unanswered';
      await emitOrderChanged(ctx, tx, row, change, null);
    }),
  );
}
