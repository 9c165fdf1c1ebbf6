import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type DraftRow, artworkDrafts } from '#shared/drafts/tables.ts';
import type { StoredDraftImage } from '#shared/drafts/fields.ts';
import type { Refusal } from '#shared/drafts/refusals.ts';
import { uploads } from '#shared/uploads/tables.ts';
import type { Queryable } from '#server/context.ts';
import { objectPathOf, uploadIdOf } from '#server/files/address.ts';

const own = (memberId: string, id: string) =>
  and(eq(artworkDrafts.id, id), eq(artworkDrafts.userId, memberId));

const onlyOf = ([row]: DraftRow[]): DraftRow | null => row ?? null;

export const listRows = (db: Queryable, memberId: string): Promise<DraftRow[]> =>
  db
    .select()
    .from(artworkDrafts)
    .where(eq(artworkDrafts.userId, memberId))
    .orderBy(desc(artworkDrafts.updatedAt), desc(artworkDrafts.id));

export const findRow = async (db: Queryable, memberId: string, id: string): Promise<DraftRow | null> =>
  onlyOf(await db.select().from(artworkDrafts).where(own(memberId, id)));

export const lockRow = async (tx: Queryable, memberId: string, id: string): Promise<DraftRow | null> =>
  onlyOf(await tx.select().from(artworkDrafts).where(own(memberId, id)).for('update'));

export const findImported = async (db: Queryable, memberId: string, importKey: string) =>
  onlyOf(
    await db
      .select()
      .from(artworkDrafts)
      .where(and(eq(artworkDrafts.userId, memberId), eq(artworkDrafts.importKey, importKey))),
  );

export const countRows = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(artworkDrafts, eq(artworkDrafts.userId, memberId));

export async function insertRow(tx: Queryable, row: typeof artworkDrafts.$inferInsert): Promise<DraftRow> {
  const [inserted] = await tx.insert(artworkDrafts).values(row).returning();
  return inserted!;
}

export async function updateRow(tx: Queryable, id: string, set: Partial<DraftRow>): Promise<DraftRow> {
  const [row] = await tx.update(artworkDrafts).set(set).where(eq(artworkDrafts.id, id)).returning();
  return row!;
}

export const deleteRow = (tx: Queryable, id: string) =>
  tx.delete(artworkDrafts).where(eq(artworkDrafts.id, id));

/** Those of the uploads that no draft of the member has. */
export async function withoutDraft(tx: Queryable, memberId: string, uploadIds: string[]): Promise<string[]> {
  if (uploadIds.length === 0) return [];
  const rows = await tx
    .select({ images: artworkDrafts.images })
    .from(artworkDrafts)
    .where(eq(artworkDrafts.userId, memberId));
  const held = new Set(rows.flatMap(({ images }) => images.map(({ imageUrl }) => imageUrl)));
  return uploadIds.filter((id) => !held.has(objectPathOf(id)));
}

interface Size {
  width: number;
  height: number;
  placeholder: string;
}

/** By object path. */
export async function findSizes(db: Queryable, images: StoredDraftImage[]): Promise<Map<string, Size>> {
  const ids = images.flatMap(({ imageUrl }) => uploadIdOf(imageUrl) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: uploads.id,
      width: sql<number>`${uploads.width}`,
      height: sql<number>`${uploads.height}`,
      placeholder: sql<string>`${uploads.placeholder}`,
    })
    .from(uploads)
    .where(inArray(uploads.id, ids));
  return new Map(rows.map(({ id, ...size }) => [objectPathOf(id), size]));
}

/** Longest due first. */
export const listDue = (db: Queryable, now: Date, limit: number): Promise<DraftRow[]> =>
  db
    .select()
    .from(artworkDrafts)
    .where(lte(artworkDrafts.publishAt, now))
    .orderBy(asc(artworkDrafts.publishAt), asc(artworkDrafts.id))
    .limit(limit);

/** Takes the time away. @returns whether the draft was still as it was read */
export async function markRefused(
  tx: Queryable,
  { id, version }: DraftRow,
  dueAt: Date,
  failure: Refusal,
): Promise<boolean> {
  const rows = await tx
    .update(artworkDrafts)
    .set({ publishAt: null, failure, failedAt: dueAt })
    .where(
      and(eq(artworkDrafts.id, id), eq(artworkDrafts.version, version), eq(artworkDrafts.publishAt, dueAt)),
    )
    .returning({ id: artworkDrafts.id });
  return rows.length > 0;
}

/** The delivery profile that drafts name is about to be deleted. An open form still names it, and is refused when it publishes. */
export const replaceProfile = (
  tx: Queryable,
  memberId: string,
  profileId: string,
  { deliveryProfileId, deliveryCost }: { deliveryProfileId: string | null; deliveryCost: string },
) =>
  tx
    .update(artworkDrafts)
    .set({
      fields: sql`${artworkDrafts.fields} || ${JSON.stringify({ deliveryProfileId: deliveryProfileId ?? '', deliveryCost })}::jsonb`,
    })
    .where(
      and(
        eq(artworkDrafts.userId, memberId),
        sql`${artworkDrafts.fields}->>'deliveryProfileId' = ${profileId}`,
      ),
    );
