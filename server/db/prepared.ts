import type { Db } from '../context.ts';

/**
 * Statements that the database parses and plans once per connection; without it lists cost three times as much.
 * The name must identify everything that varies in the statement's text.
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
