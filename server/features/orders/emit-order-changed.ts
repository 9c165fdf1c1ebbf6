import type { OrderChange } from '#shared/notices/orders.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** Call in the transaction that changes the order. @param by the member who acted, if any */
export const emitOrderChanged = (
  ctx: Context,
  tx: Queryable,
  row: Pick<PurchaseRow, 'id' | 'artworkId' | 'buyerId' | 'sellerId'>,
  change: OrderChange,
  by: string | null,
): Promise<void> =>
  ctx.events.emit(tx, 'order.changed', {
    purchaseId: row.id,
    artworkId: row.artworkId,
    buyerId: row.buyerId,
    artistId: row.sellerId,
    change,
    by,
  });
