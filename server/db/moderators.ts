import { ne } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '../context.ts';

/**
 * Recipients of what moderators must decide, sorted: their rows are locked, and every transaction must lock in
 * the same order.
 */
export async function listModeratorIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(ne(users.role, 'member'))
    .orderBy(users.id);
  return rows.map((row) => row.id);
}
