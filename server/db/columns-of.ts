import { type Table, getTableColumns } from 'drizzle-orm';
import type * as z from 'zod/mini';

type Columns<T extends Table> = T['_']['columns'];

/**
 * The columns of a table that a schema of the contract has fields for, in the contract's order: what a select of it begins
 * with. Fields that are computed or have another name stand beside it.
 */
export function columnsOf<S extends z.ZodMiniObject, T extends Table>(
  schema: S,
  table: T,
): Pick<Columns<T>, keyof Columns<T> & keyof S['shape']> {
  const columns: Columns<T> = getTableColumns(table);
  const shared = Object.keys(schema.shape).filter((name) => name in columns);
  return Object.fromEntries(shared.map((name) => [name, columns[name]])) as never;
}
