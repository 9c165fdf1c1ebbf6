import { and, eq, inArray } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { artworkDrafts, importedWorks } from '#shared/drafts/tables.ts';
import type { Queryable } from '#server/context.ts';

export const insertImported = (tx: Queryable, row: typeof importedWorks.$inferInsert) =>
  tx.insert(importedWorks).values(row).onConflictDoNothing();

/** By key, what was published of it. */
export async function findPublished(
  db: Queryable,
  memberId: string,
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: importedWorks.importKey, id: importedWorks.artworkId })
    .from(importedWorks)
    .where(and(eq(importedWorks.userId, memberId), inArray(importedWorks.importKey, keys)));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** By key, the draft that was made of it. */
export async function findDraftsOf(
  db: Queryable,
  memberId: string,
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: artworkDrafts.importKey, id: artworkDrafts.id })
    .from(artworkDrafts)
    .where(and(eq(artworkDrafts.userId, memberId), inArray(artworkDrafts.importKey, keys)));
  return new Map(rows.map(({ key, id }) => [key!, id]));
}

/** Those of the works that are the member's own. */
export async function findOwnWorks(db: Queryable, memberId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.userId, memberId), inArray(artworks.id, ids)));
  return new Set(rows.map(({ id }) => id));
}
