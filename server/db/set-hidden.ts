import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/**
 * Hides a row or shows it again. Plain SQL: moderation is not an edit and leaves `updated_at` alone.
 * @param table with columns `id` and `is_hidden`
 * @returns whether it was hidden before; null if there is no such row
 */
export async function setRowHidden(
  tx: Queryable,
  table: SQLWrapper,
  id: string,
  isHidden: boolean,
): Promise<boolean | null> {
  const { rows } = await tx.execute<{ was: boolean }>(sql`
    with before as (select id, is_hidden from ${table} where id = ${id} for no key update)
    update ${table} as shown set is_hidden = ${isHidden} from before where shown.id = before.id
    returning before.is_hidden as was`);
  return rows[0]?.was ?? null;
}
