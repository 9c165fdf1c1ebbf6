import { MAX_PAGE_SIZE, PAGE_SIZE } from '#shared/http/page.ts';
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

/** For the name of a statement that moderators and members have of their own. */
export const roleOf = (forModerator: boolean): string => (forModerator ? 'moderator' : 'member');

const SIZES = [9, PAGE_SIZE + 1, 2 * PAGE_SIZE + 1, MAX_PAGE_SIZE + 1];

/** Rows to fetch for a page and whether there is another: few sizes keep the number of statements small. */
export const rowsFor = (limit: number): number => SIZES.find((size) => size > limit) ?? limit + 1;
