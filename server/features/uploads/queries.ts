import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type UploadPurpose, type UploadRow, uploadManifests, uploads } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';
import type { ArrivedManifest } from './store-renditions.ts';

type Inspected = Required<
  Pick<typeof uploads.$inferInsert, 'key' | 'contentType' | 'bytes' | 'width' | 'height' | 'placeholder'>
>;

export const insertUpload = (db: Queryable, row: typeof uploads.$inferInsert) =>
  db.insert(uploads).values(row);

export async function findUpload(db: Queryable, userId: string, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockUpload(tx: Queryable, userId: string, id: string): Promise<UploadRow | null> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Only one process checks an upload at a time, until the time stored in its row. */
export interface Check {
  id: string;
  until: Date;
}
const isStill = ({ id, until }: Check) => and(eq(uploads.id, id), eq(uploads.checkingUntil, until));
const isUnchecked = (now: Date) => or(isNull(uploads.checkingUntil), lt(uploads.checkingUntil, now));

/** @returns null if another process is checking it, or has done so */
export async function beginCheck(db: Queryable, id: string, now: Date, until: Date): Promise<Check | null> {
  const begun = await db
    .update(uploads)
    .set({ checkingUntil: until })
    .where(and(eq(uploads.id, id), eq(uploads.status, 'issued'), isUnchecked(now)))
    .returning({ id: uploads.id });
  return begun.length > 0 ? { id, until } : null;
}

export const endCheck = (db: Queryable, check: Check) =>
  db.update(uploads).set({ checkingUntil: null }).where(isStill(check));

export const markReady = (db: Queryable, check: Check, facts: Inspected) =>
  db
    .update(uploads)
    .set({ ...facts, status: 'ready', checkingUntil: null })
    .where(isStill(check));

export const insertManifest = (db: Queryable, uploadId: string, manifest: ArrivedManifest) =>
  db
    .insert(uploadManifests)
    .values({ uploadId, ...manifest })
    .onConflictDoNothing();

export const removeChecked = (db: Queryable, check: Check) => db.delete(uploads).where(isStill(check));

export const markAttached = (tx: Queryable, id: string, purpose: UploadPurpose) =>
  tx
    .update(uploads)
    .set({ status: 'attached', attachedAt: sql`now()`, purpose })
    .where(eq(uploads.id, id));

export const removeUploads = (db: Queryable, ids: string[]) =>
  db.delete(uploads).where(inArray(uploads.id, ids));
