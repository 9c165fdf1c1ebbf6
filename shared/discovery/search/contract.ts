/** Search: ranked and typo-tolerant. Each searchable kind is listed here. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { artworkFilters } from '#shared/artworks/filters.ts';
import { flag, Money, Id, Words } from '#shared/kernel/fields.ts';
import { Follower } from '#shared/follows/contract.ts';
import { FeaturedArtist } from '#shared/accounts/profile/contract.ts';

/** The text as before, match, after; for underlining without HTML. */
const Excerpt = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

export const Suggestion = z
  .object({
    kind: z.enum(['artwork', 'artist', 'inspiration', 'course', 'project']),
    id: Id,
    title: z.string(),
    /** The matching sentence, or the author. */
    detail: z.nullable(Excerpt),
    /** Object path of the artwork, or the image URL of the person, video or course. */
    imageUrl: z.nullable(z.string()),
    /** For an artwork for sale. */
    price: z.nullable(Money),
    /** For a video, in seconds. */
    duration: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'Suggestion' });
export type Suggestion = z.output<typeof Suggestion>;

export const PRICE_RANGES = [
  { id: 'under_100', minPrice: null, maxPrice: '99.99' },
  { id: '100_500', minPrice: '100.00', maxPrice: '499.99' },
  { id: '500_1000', minPrice: '500.00', maxPrice: '999.99' },
  { id: 'over_1000', minPrice: '1000.00', maxPrice: null },
] as const;

/** Results behind each filter with the other filters unchanged, counted up to `cap`. */
export const SearchSummary = z
  .object({
    /** The words searched for: as typed, or corrected. */
    words: z.string(),
    /** The words as typed, if `words` is a correction. */
    corrected: z.nullable(z.string()),
    artworks: z.int(),
    artists: z.int(),
    inspiration: z.int(),
    courses: z.int(),
    projects: z.int(),
    categories: z.object({
      photography: z.int(),
      digital_art: z.int(),
      ai_art: z.int(),
      graphic_design: z.int(),
      handmade_art: z.int(),
    }),
    prices: z.array(
      z.object({ id: z.string(), minPrice: z.nullable(Money), maxPrice: z.nullable(Money), count: z.int() }),
    ),
    forSale: z.int(),
    nft: z.int(),
    /** A count that reaches this means 'at least'. */
    cap: z.int(),
  })
  .register(z.globalRegistry, { id: 'SearchSummary' });
export type SearchSummary = z.output<typeof SearchSummary>;

/** With up to three of their most liked works. */
export const FoundArtist = z
  .object({ ...Follower.shape, works: FeaturedArtist.shape.works })
  .register(z.globalRegistry, { id: 'FoundArtist' });
export type FoundArtist = z.output<typeof FoundArtist>;

export const searchEndpoints = {
  suggest: endpoint({
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'member',
    summary:
      'Suggestions while typing: up to 3 artworks, 2 artists, 2 videos of the Hub, 2 courses, 2 projects',
    query: z.object({ q: Words }),
    status: 200,
    response: z.array(Suggestion),
    errors: [],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/search/summary',
    access: 'member',
    summary: 'Result counts of every kind and facet of a search',
    query: z.object({ q: Words, exact: flag, ...artworkFilters }),
    status: 200,
    response: SearchSummary,
    errors: [],
  }),
  artists: endpoint({
    method: 'GET',
    path: '/api/search/artists',
    access: 'member',
    summary: 'Search artists by name, location or bio, best match first',
    query: z.object({ ...pageQuery, q: Words, exact: flag }),
    status: 200,
    response: z.array(FoundArtist),
    paged: true,
    errors: [],
  }),
};
