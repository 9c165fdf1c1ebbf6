import { eq } from 'drizzle-orm';
import { subscriptions } from '#shared/premium/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** The books need no card. */
export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ cardBrand: null, cardLast4: null, cardExpires: null })
    .where(eq(subscriptions.userId, memberId));
}
