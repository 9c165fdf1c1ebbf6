import { and, desc, eq } from 'drizzle-orm';
import { blocks } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';

interface Pair {
  blockerId: string;
  blockedId: string;
}

/** Returns whether the block is new. */
export async function insertBlock(tx: Queryable, pair: Pair): Promise<boolean> {
  const rows = await tx.insert(blocks).values(pair).onConflictDoNothing().returning({ id: blocks.id });
  return rows.length > 0;
}

/** Returns whether there was a block. */
export async function deleteBlock(tx: Queryable, { blockerId, blockedId }: Pair): Promise<boolean> {
  const rows = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ id: blocks.id });
  return rows.length > 0;
}

/**
 * Newest first; up to `limit + 1` rows. The only list that shows blocked members even if they blocked back;
 * otherwise there would be no way to unblock them.
 */
export const listBlocked = (db: Queryable, blockerId: string, page: PageRequest) =>
  db
    .select({ id: blocks.id, createdAt: blocks.createdAt, member: personColumns })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(
      and(
        eq(blocks.blockerId, blockerId),
        eq(users.isHidden, false),
        afterCursor(page.cursor, blocks.createdAt, blocks.id),
      ),
    )
    .orderBy(desc(blocks.createdAt), desc(blocks.id))
    .limit(page.limit + 1);
