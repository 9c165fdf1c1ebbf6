/** Lists: array bodies, `?limit=` and an opaque keyset `?cursor=`; the next page is in the `Link` header. */
import * as z from 'zod/mini';

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

/** What a list service returns; the route turns `next` into `Link: <...>; rel="next"`. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

/** What a list service is asked for; without a cursor the first page. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Query parameters that every list takes. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)), PAGE_SIZE),
  cursor: z.optional(z.string().check(z.maxLength(400))),
};

/** The cursor of the next page in a `Link` header, or null on the last page. */
export function nextCursor(link: string | null): string | null {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target ? new URL(target, 'http://local').searchParams.get('cursor') : null;
}
