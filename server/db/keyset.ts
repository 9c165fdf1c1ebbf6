/** Opaque keyset cursors; most are over (created_at desc, id desc). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import type { Page } from '#shared/http/page.ts';
import { Timestamptz } from './timestamptz.ts';

const Key = z.tuple([Timestamptz, z.uuid()]);

export const invalidCursor = (): AppError =>
  new AppError('invalid_request', { issues: [{ path: 'cursor', message: 'This cursor is invalid.' }] });

/** A cursor that names these values. */
export const writeCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** The values that a cursor names. Throws `invalid_request`. */
export function readCursor<T extends z.ZodMiniType>(schema: T, cursor: string): z.output<T> {
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

/** The (created_at, id) that a cursor names. Throws `invalid_request`. */
export const decodeKey = (cursor: string): [string, string] => readCursor(Key, cursor);

/** The condition for rows after the cursor; undefined on the first page. */
export function afterCursor(
  cursor: string | undefined,
  createdAt: SQLWrapper,
  id: SQLWrapper,
): SQL | undefined {
  if (!cursor) return undefined;
  const [at, key] = decodeKey(cursor);
  return sql`(${createdAt}, ${id}) < (${at}::timestamptz, ${key}::uuid)`;
}

/** The same for a prepared statement: its placeholders `at` and `id` are what `decodeKey` reads. */
export const afterKey = (createdAt: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;

/** Cuts a list fetched with more than `limit` rows into a page. */
export function toPage<T extends { createdAt: Date; id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null;
  return { items, next };
}
