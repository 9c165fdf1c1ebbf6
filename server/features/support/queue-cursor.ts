/** Keyset cursors over (Premium first, then the oldest). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Page } from '#shared/http/page.ts';
import { readCursor, writeCursor } from '#server/db/keyset.ts';
import { Timestamptz } from '#server/db/timestamptz.ts';

const Key = z.tuple([z.boolean(), Timestamptz, z.uuid()]);

/** The condition for rows after the cursor; undefined on the first page. */
export function afterQueueCursor(
  cursor: string | undefined,
  columns: { isPremium: SQLWrapper; createdAt: SQLWrapper; id: SQLWrapper },
): SQL | undefined {
  if (!cursor) return undefined;
  const [isPremium, at, key] = readCursor(Key, cursor);
  return sql`(not ${columns.isPremium}, ${columns.createdAt}, ${columns.id})
    > (not ${isPremium}::boolean, ${at}::timestamptz, ${key}::uuid)`;
}

/** Cuts a queue fetched with `limit + 1` rows into a page. */
export function toQueuePage<T extends { isPremium: boolean; createdAt: Date; id: string }>(
  rows: T[],
  limit: number,
): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next =
    rows.length > limit && last ? writeCursor([last.isPremium, last.createdAt.toISOString(), last.id]) : null;
  return { items, next };
}
