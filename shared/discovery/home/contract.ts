import * as z from 'zod/mini';
import { Artwork } from '#shared/artworks/contract.ts';
import { WORK_LISTS } from '#shared/collections/paths.ts';
import { endpoint } from '#shared/http/endpoint.ts';

/** New works are counted up to here. */
export const MOST_COUNTED = 99;

export const homeEndpoints = {
  news: endpoint({
    method: 'GET',
    path: WORK_LISTS.news,
    access: 'member',
    summary: 'New works from the artists a member follows: the newest ones, and how many there are',
    query: z.object({
      /** The end of the member's last visit. */
      since: z.iso.datetime(),
    }),
    status: 200,
    response: z.object({
      /** Whether the member follows anybody. */
      isFollowing: z.boolean(),
      /** At most one more than `MOST_COUNTED`. */
      total: z.int(),
      works: z.array(Artwork),
    }),
    errors: [],
  }),
};
