import * as z from 'zod/mini';
import { FEEDS, SORTS } from '#shared/artworks/browse.ts';
import { Artwork } from '#shared/artworks/contract.ts';
import { artworkFilters } from '#shared/artworks/filters.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Words } from '#shared/kernel/fields.ts';

export const feedEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listArtworks',
    path: '/api/artworks',
    access: 'member',
    scope: 'read',
    summary: 'Artworks: all, a feed, or search results; newest first by default',
    query: z.object({
      ...pageQuery,
      ...artworkFilters,
      filter: z.optional(z.enum(FEEDS)),
      q: z.optional(Words),
      /** Search for exactly these words, without correcting them. */
      exact: z.optional(z.enum(['true', 'false'])),
      /**
       * In a search: 'any' for works that match some of it only; where next to nothing matches, 'relaxed' for those at another
       * price or size, and 'others' for what else is shown.
       */
      match: z.optional(z.enum(['all', 'any', 'relaxed', 'others'])),
      sort: z.optional(z.enum(SORTS)),
    }),
    status: 200,
    response: z.array(Artwork),
    paged: true,
    errors: [],
  }),
};
