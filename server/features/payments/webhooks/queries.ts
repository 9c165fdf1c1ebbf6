/** Provider events that were handled to the end, and which payment an intent belongs to. */
import { and, eq, isNull } from 'drizzle-orm';
import { hirePayments } from '#shared/hire/escrow/tables.ts';
import { providerEvents } from '#shared/orders/tables.ts';
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

export async function findHirePaymentId(db: Queryable, intentId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: hirePayments.id })
    .from(hirePayments)
    .where(eq(hirePayments.stripePaymentIntentId, intentId));
  return row?.id ?? null;
}

/** Remembers the intent, once. */
export async function attachHireIntent(db: Queryable, id: string, intentId: string): Promise<void> {
  await db
    .update(hirePayments)
    .set({ stripePaymentIntentId: intentId })
    .where(and(eq(hirePayments.id, id), isNull(hirePayments.stripePaymentIntentId)));
}
