/**
 * Time-based changes of physical orders. Each run checks the clock and the row, so it can run any number of
 * times.
 */
import { DELIVERED_AFTER_DAYS, SHIP_REMINDER_DAYS, addDays } from '#shared/orders/times.ts';
import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { markDelivered } from './fulfillment.ts';
import { hasLiveRefund, listShippedBefore, listUnshipped, lockPurchase, updatePurchase } from './queries.ts';
import { emitOrderChanged } from './emit-order-changed.ts';

const BATCH = 500;

/** Each reminder once, and a late job sends only the latest. Orders never shipped are refunded in refunds/jobs.ts. */
export async function remindToShip(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const [index, days] of [...SHIP_REMINDER_DAYS.entries()].reverse()) {
    const reminders = index + 1;
    const rows = await listUnshipped(ctx.db, addDays(now, -days), reminders, BATCH);
    await eachRow(ctx, rows, 'a reminder to an artist could not be sent; will retry', (id) =>
      ctx.db.transaction(async (tx) => {
        const row = await lockPurchase(tx, id);
        if (row?.status !== 'paid' || row.shipReminders >= reminders) return;
        await updatePurchase(tx, id, { shipReminders: reminders });
        if (!(await hasLiveRefund(tx, id))) await emitOrderChanged(ctx, tx, row, 'ship_reminder', null);
      }),
    );
  }
}

/** Orders shipped long ago without a complaint count as delivered from then on. */
export async function countDeliveries(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const rows = await listShippedBefore(ctx.db, addDays(now, -DELIVERED_AFTER_DAYS), BATCH);
  await eachRow(ctx, rows, 'an order could not be marked delivered; will retry', (id) =>
    ctx.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      if (row?.status !== 'shipped' || !row.shippedAt) return;
      await markDelivered(ctx, tx, row, { at: addDays(row.shippedAt, DELIVERED_AFTER_DAYS), buyer: null });
    }),
  );
}
