import { type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '../context.ts';

/**
 * Whether an earlier call, whose response was lost, made the row that the caller named. Repeated calls wait for each other
 * until their transactions end; a call outside of a transaction waits for those.
 * @param table with a column `id`
 * @param owner its column of who made the row, or of what it is part of
 * Throws `invalid_request` if it is another owner's.
 */
export async function isMadeBefore(
  tx: Queryable,
  {
    table,
    owner,
    id,
    ownerId,
  }: { table: SQLWrapper; owner: SQLWrapper; id: string | undefined; ownerId: string },
): Promise<boolean> {
  if (id === undefined) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id.toLowerCase()}, 0))`);
  const { rows } = await tx.execute<{ is_own: boolean }>(
    sql`select ${owner} = ${ownerId}::uuid as is_own from ${table} where id = ${id}::uuid`,
  );
  if (rows[0]?.is_own === false)
    throw new AppError('invalid_request', {
      issues: [{ path: 'clientId', message: 'This ID is already used.' }],
    });
  return rows.length > 0;
}
