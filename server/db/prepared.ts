import type { Db } from '../context.ts';

/**
 * Statements that the database parses and plans once per connection: a list built anew for each request costs
 * three times as much. Names must say everything that differs in the text of the statement.
 */
export function preparedByName<T>(prepare: (db: Db, name: string) => T): (db: Db, name: string) => T {
  const kept = new WeakMap<Db, Map<string, T>>();
  return (db, name) => {
    const statements = kept.get(db) ?? new Map<string, T>();
    kept.set(db, statements);
    const statement = statements.get(name) ?? prepare(db, name);
    statements.set(name, statement);
    return statement;
  };
}
