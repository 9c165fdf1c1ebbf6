import { inArray } from 'drizzle-orm';
import { Person } from '#shared/accounts/session/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';

/** The columns of a `Person`, for lists that join members. */
export const personColumns = columnsOf(Person, users);

/** Finds persons, keyed by their ids. */
export async function findPersons(db: Queryable, ids: string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
