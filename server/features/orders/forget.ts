import { eq } from 'drizzle-orm';
import { purchases } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** The books need no address. */
export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx
    .update(purchases)
    .set({ shippingAddress: null, trackingNumber: null })
    .where(eq(purchases.buyerId, memberId));
}
