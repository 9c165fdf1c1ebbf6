import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type DataExportRow, dataExports } from '#shared/accounts/export/tables.ts';
import type { Queryable } from '#server/context.ts';

export async function findLatest(db: Queryable, userId: string): Promise<DataExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt))
    .limit(1);
  return row ?? null;
}

export const listExports = (db: Queryable, userId: string) =>
  db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.userId, userId));

/** Null if one is being made, or can be downloaded. */
export async function insertExport(tx: Queryable, userId: string, createdAt: Date): Promise<string | null> {
  const [row] = await tx
    .insert(dataExports)
    .values({ userId, createdAt })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  return row?.id ?? null;
}

const LEASE = sql`now() + interval '5 minutes'`;
const isFree = or(isNull(dataExports.leasedUntil), lt(dataExports.leasedUntil, sql`now()`));
const isMaking = (id: string) => and(eq(dataExports.id, id), eq(dataExports.status, 'making'));

/** @returns the export, unless another process makes it or it is done */
export async function leaseExport(db: Queryable, id: string): Promise<DataExportRow | null> {
  const [row] = await db
    .update(dataExports)
    .set({ leasedUntil: LEASE, attempts: sql`${dataExports.attempts} + 1` })
    .where(and(isMaking(id), isFree))
    .returning();
  return row ?? null;
}

export const extendLease = (db: Queryable, id: string) =>
  db.update(dataExports).set({ leasedUntil: LEASE }).where(isMaking(id));

/** It is retried at once. @param isUncounted it does not count as an attempt */
export const releaseLease = (db: Queryable, id: string, isUncounted: boolean) =>
  db
    .update(dataExports)
    .set({ leasedUntil: null, ...(isUncounted ? { attempts: sql`${dataExports.attempts} - 1` } : {}) })
    .where(isMaking(id));

/** @returns false if it was deleted meanwhile */
export async function finishExport(
  tx: Queryable,
  id: string,
  fields: Pick<typeof dataExports.$inferInsert, 'status'> & Partial<typeof dataExports.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(dataExports)
    .set({ ...fields, leasedUntil: null })
    .where(isMaking(id))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** The process that made them has died. */
export const listStalled = (db: Queryable, limit: number) =>
  db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.status, 'making'), lt(dataExports.leasedUntil, sql`now()`)))
    .limit(limit);

export const listOutdated = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: dataExports.id, userId: dataExports.userId })
    .from(dataExports)
    .where(lt(dataExports.availableUntil, now))
    .limit(limit);

export const removeExport = (db: Queryable, id: string) =>
  db.delete(dataExports).where(eq(dataExports.id, id));
