/** Opaque cursors of ordered lists: the order they belong to, and a place in it. */
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import { Moment } from './moment.ts';

/** What `k` may be in any order fits into the database's `int`. */
const HIGHEST_K = 2 ** 31 - 1;
const K = z.string().check(
  z.regex(/^-?\d{1,10}(\.\d{1,6})?$/),
  z.refine((k) => Math.abs(Number(k)) <= HIGHEST_K),
);

const Cursor = z.tuple([
  z.string(),
  K,
  Moment,
  z.guid(),
  z.nullable(Moment),
  z.nullable(z.guid()),
  z.boolean(),
]);

/** Where the next page begins: after `k`, `at`, `id`, all descending. */
export interface Place {
  k: string;
  at: string;
  id: string;
  /** Where hits that were not ranked begin; null when all were, or in other orders. */
  bottomAt: string | null;
  bottomId: string | null;
  /** The words were corrected on the first page. */
  isCorrected: boolean;
}

const invalid = () =>
  new AppError('invalid_request', {
    issues: [{ path: 'cursor', message: 'This page address is not valid.' }],
  });

export const encodePlace = (order: string, place: Place): string =>
  Buffer.from(
    JSON.stringify([order, place.k, place.at, place.id, place.bottomAt, place.bottomId, place.isCorrected]),
  ).toString('base64url');

/** Throws `invalid_request` for a cursor that was made up or belongs to another order. */
export function decodePlace(order: string, cursor: string): Place {
  let read: z.output<typeof Cursor>;
  try {
    read = z.parse(Cursor, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalid();
  }
  const [of, k, at, id, bottomAt, bottomId, isCorrected] = read;
  if (of !== order || (bottomAt === null) !== (bottomId === null)) throw invalid();
  return { k, at, id, bottomAt, bottomId, isCorrected };
}
