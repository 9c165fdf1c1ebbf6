import { and, eq, isNull, sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { memberOfSession, sessions } from '#shared/kernel/session-tables.ts';
import type { Queryable } from '#server/context.ts';

export async function findDeletesAt(db: Queryable, id: string): Promise<Date | null> {
  const [row] = await db.select({ deletesAt: users.deletesAt }).from(users).where(eq(users.id, id));
  return row?.deletesAt ?? null;
}

/** Leaves `updated_at`, because it is not an edit. A deleted account cannot be kept. */
export async function setDeletesAt(tx: Queryable, id: string, deletesAt: Date | null): Promise<void> {
  const at = deletesAt?.toISOString() ?? null;
  await tx.execute(
    sql`update ${users} set deletes_at = ${at}::timestamptz where ${and(eq(users.id, id), isNull(users.deletedAt))}`,
  );
}

export async function listSessionsOf(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(memberOfSession(sessions), memberId));
  return rows.map(({ sid }) => sid);
}

/** In one order, until the transaction ends: their counters of comments change. */
export const lockWorksCommentedBy = (tx: Queryable, memberId: string) =>
  tx.execute(sql`select id from ${artworks}
    where id in (select ${comments.artworkId} from ${comments} where ${comments.userId} = ${memberId})
    order by id for no key update`);
