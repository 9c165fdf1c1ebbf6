import { ne } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '../context.ts';

/** Who is told of what waits for a decision, in one order: what is held for one is waited for by others. */
export async function listModeratorIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(ne(users.role, 'member'))
    .orderBy(users.id);
  return rows.map((row) => row.id);
}
