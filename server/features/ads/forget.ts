import { eq } from 'drizzle-orm';
import { adEvents } from '#shared/ads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx.delete(adEvents).where(eq(adEvents.viewer, memberId));
}
