/** How much a search finds. Apart from the rest of search, which every screen loads. */
import * as z from 'zod/mini';
import { artworkFilters } from '#shared/artworks/filters.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { flag, Words } from '#shared/kernel/fields.ts';
import { FACET_NAMES } from '../facets.ts';

export const PRICE_RANGES = [
  { id: 'under_100', minPrice: null, maxPrice: '99.99' },
  { id: '100_500', minPrice: '100.00', maxPrice: '499.99' },
  { id: '500_1000', minPrice: '500.00', maxPrice: '999.99' },
  { id: 'over_1000', minPrice: '1000.00', maxPrice: null },
] as const;

/** Counting stops here: '1,000+'. */
export const MAX_COUNTED = 1000;

/** What works that come near are without. */
const Without = z.enum(['price', 'sale', 'size', 'edition', 'both', 'form', 'tone', 'filters']);
export type Without = z.output<typeof Without>;

/** Results of every kind, counted up to `MAX_COUNTED`. */
export const SearchSummary = z
  .object({
    /** The words searched for: as typed, or corrected. */
    words: z.string(),
    /** The words as typed, if `words` is a correction. */
    corrected: z.nullable(z.string()),
    /** `words` as they were understood, if that differs: in English, compounds in one word. */
    meant: z.nullable(z.string()),
    /** The words without what is said of works alone, like a price: for videos, courses and projects. */
    plain: z.string(),
    artworks: z.int(),
    /** Works that match some of the words, but not all. */
    fewer: z.int(),
    /** Where none does: works that match all words, or some, at another price, size, edition, form or tone, or without filters. */
    relaxed: z.int(),
    relaxedBy: z.nullable(z.object({ what: Without, isPartly: z.boolean() })),
    /** Where next to nothing matches: works that are like it, or that its filters leave. */
    others: z.int(),
    /** Whether they are like it, which of the filters they do not keep to, and whether they come before works that match fewer words. */
    othersBy: z.nullable(
      z.object({ isAlike: z.boolean(), without: z.nullable(Without), isFirst: z.boolean() }),
    ),
    /** There are more works than were counted: their numbers mean 'at least'. */
    isPartial: z.boolean(),
    artists: z.int(),
    inspiration: z.int(),
    courses: z.int(),
    projects: z.int(),
  })
  .register(z.globalRegistry, { id: 'SearchSummary' });
export type SearchSummary = z.output<typeof SearchSummary>;

const COUNTED = ['category', 'price', 'color', ...FACET_NAMES] as const;
export type CountedFacet = (typeof COUNTED)[number];

/** Artworks behind each choice of a facet, with the other facets unchanged. */
export const SearchFacets = z
  .object({
    counts: z.array(z.object({ facet: z.enum(COUNTED), value: z.string(), count: z.int() })),
    /** There are more works than were counted: each count means 'at least'. */
    isPartial: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SearchFacets' });
export type SearchFacets = z.output<typeof SearchFacets>;

export const searchCountEndpoints = {
  summary: endpoint({
    method: 'GET',
    operationId: 'getSearchSummary',
    path: '/api/search/summary',
    access: 'member',
    scope: 'read',
    summary: 'Result counts of a search, by kind',
    query: z.object({ q: Words, exact: flag, ...artworkFilters }),
    status: 200,
    response: SearchSummary,
    errors: [],
  }),
  facets: endpoint({
    method: 'GET',
    operationId: 'getSearchFacets',
    path: '/api/search/facets',
    access: 'member',
    scope: 'read',
    summary: "How many of a search's artworks each filter would leave",
    query: z.object({ q: Words, exact: flag, ...artworkFilters }),
    status: 200,
    response: SearchFacets,
    errors: [],
  }),
};
