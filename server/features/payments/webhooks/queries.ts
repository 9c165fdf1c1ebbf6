/** Provider events that were handled to the end. */
import { eq, lt } from 'drizzle-orm';
import { providerEvents } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';

export async function wasHandled(db: Queryable, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, eventId));
  return rows.length > 0;
}

export async function recordHandled(db: Queryable, event: { id: string; type: string }): Promise<void> {
  await db.insert(providerEvents).values(event).onConflictDoNothing();
}

export const deleteHandledBefore = (db: Queryable, before: Date) =>
  db.delete(providerEvents).where(lt(providerEvents.handledAt, before));
