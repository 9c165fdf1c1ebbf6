/** Opaque cursors of ordered lists: the order they belong to, and a position in it. */
import * as z from 'zod/mini';
import { invalidCursor, readCursor, writeCursor } from './keyset.ts';
import { Timestamptz } from './timestamptz.ts';

/** In every order `k` fits into the database's `int`. */
const HIGHEST_SORT_KEY = 2 ** 31 - 1;
const SortKey = z.string().check(
  z.regex(/^-?\d{1,10}(\.\d{1,6})?$/),
  z.refine((k) => Math.abs(Number(k)) <= HIGHEST_SORT_KEY),
);

const Cursor = z.tuple([
  z.string(),
  SortKey,
  Timestamptz,
  z.guid(),
  z.nullable(Timestamptz),
  z.nullable(z.guid()),
  z.boolean(),
]);

/** The start of the next page: after `k`, `at`, `id`, all descending. */
export interface RankedCursor {
  k: string;
  at: string;
  id: string;
  /** The start of the unranked hits; null if all were ranked, or in other orders. */
  bottomAt: string | null;
  bottomId: string | null;
  /** The words were corrected on the first page. */
  isCorrected: boolean;
}

export const encodeCursor = (order: string, position: RankedCursor): string =>
  writeCursor([
    order,
    position.k,
    position.at,
    position.id,
    position.bottomAt,
    position.bottomId,
    position.isCorrected,
  ]);

/** Throws `invalid_request` for an invalid cursor or one of another order. */
export function decodeCursor(order: string, cursor: string): RankedCursor {
  const [of, k, at, id, bottomAt, bottomId, isCorrected] = readCursor(Cursor, cursor);
  if (of !== order || (bottomAt === null) !== (bottomId === null)) throw invalidCursor();
  return { k, at, id, bottomAt, bottomId, isCorrected };
}
