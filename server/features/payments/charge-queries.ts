import { type SQL, and, eq, inArray, isNull, or } from 'drizzle-orm';
import { CHARGE_MOVES, type ChargeStatus, OPEN_CHARGES } from '#shared/payments/states.ts';
import { type ChargeKind, type ChargeRow, charges } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';

export async function findCharge(db: Queryable, id: string): Promise<ChargeRow | null> {
  const [row] = await db.select().from(charges).where(eq(charges.id, id));
  return row ?? null;
}

/** Its owner must be locked. */
export async function lockCharge(tx: Queryable, id: string): Promise<ChargeRow> {
  const [row] = await tx.select().from(charges).where(eq(charges.id, id)).for('update');
  return row!;
}

export async function insertCharge(tx: Queryable, charge: typeof charges.$inferInsert): Promise<ChargeRow> {
  const [row] = await tx.insert(charges).values(charge).returning();
  return row!;
}

type Changes = Partial<Omit<typeof charges.$inferInsert, 'id' | 'status'>>;

/** Changes other than the status. The charge must be locked. */
export async function updateCharge(tx: Queryable, id: string, changes: Changes): Promise<ChargeRow> {
  const [row] = await tx.update(charges).set(changes).where(eq(charges.id, id)).returning();
  return row!;
}

/** The only way to change a status. The charge must be locked, and read since. */
export async function moveCharge(
  tx: Queryable,
  { id, status: from }: Pick<ChargeRow, 'id' | 'status'>,
  to: ChargeStatus,
  changes: Changes = {},
): Promise<ChargeRow> {
  if (!CHARGE_MOVES[from].includes(to)) throw new Error(`Charge ${id} cannot become ${to}: it is ${from}`);
  const [row] = await tx
    .update(charges)
    .set({ ...changes, status: to })
    .where(eq(charges.id, id))
    .returning();
  return row!;
}

/** Deletes charges for which no money ever moved, with their owners. */
export const deleteUnpaid = (tx: Queryable, ownerIds: string[]) =>
  tx
    .delete(charges)
    .where(and(inArray(charges.ownerId, ownerIds), eq(charges.status, 'canceled'), isNull(charges.paidAt)));

/** The open or paid one; at most one of each kind. */
export async function findLiveCharge(
  db: Queryable,
  ownerId: string,
  kind: ChargeKind,
): Promise<ChargeRow | null> {
  const [row] = await db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.ownerId, ownerId),
        eq(charges.kind, kind),
        inArray(charges.status, [...OPEN_CHARGES, 'paid']),
      ),
    );
  return row ?? null;
}

/** Oldest first. */
export const listChargesOf = (
  db: Queryable,
  ownerId: string,
  statuses: readonly ChargeStatus[],
): Promise<ChargeRow[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.ownerId, ownerId), inArray(charges.status, [...statuses])))
    .orderBy(charges.createdAt, charges.id);

export async function findChargeByIntent(db: Queryable, intentId: string): Promise<ChargeRow | null> {
  const [row] = await db.select().from(charges).where(eq(charges.stripePaymentIntentId, intentId));
  return row ?? null;
}

/** Stores the intent unless one is stored already. @returns the charge if it was stored */
export async function setIntent(tx: Queryable, id: string, intentId: string): Promise<ChargeRow | null> {
  const [row] = await tx
    .update(charges)
    .set({ stripePaymentIntentId: intentId })
    .where(and(eq(charges.id, id), isNull(charges.stripePaymentIntentId)))
    .returning();
  return row ?? null;
}

const listIds = (db: Queryable, which: SQL | undefined, limit: number) =>
  db
    .select({ id: charges.id, ownerKind: charges.ownerKind })
    .from(charges)
    .where(which)
    .orderBy(charges.createdAt)
    .limit(limit);

/** Charges whose state the provider may know better. */
export const listUnsettled = (db: Queryable, limit: number) =>
  listIds(db, or(inArray(charges.status, [...OPEN_CHARGES]), eq(charges.dispute, 'open')), limit);

export const listRefunding = (db: Queryable, limit: number) =>
  listIds(db, eq(charges.status, 'refunding'), limit);
