/** Search: ranked and typo-tolerant. Each searchable kind is listed here. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
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

/** With up to three of their most liked works. */
export const FoundArtist = z
  .object({ ...Follower.shape, works: FeaturedArtist.shape.works })
  .register(z.globalRegistry, { id: 'FoundArtist' });
export type FoundArtist = z.output<typeof FoundArtist>;

export const searchEndpoints = {
  suggest: endpoint({
    method: 'GET',
    operationId: 'suggestSearches',
    path: '/api/search/suggestions',
    access: 'member',
    scope: 'read',
    summary:
      'Suggestions while typing: up to 3 artworks, 2 artists, 2 videos from the Hub, 2 courses, 2 projects',
    query: z.object({ q: Words }),
    status: 200,
    response: z.array(Suggestion),
    errors: [],
  }),
  artists: endpoint({
    method: 'GET',
    operationId: 'searchArtists',
    path: '/api/search/artists',
    access: 'member',
    scope: 'read',
    summary: 'Search artists by name, location or bio, best match first',
    query: z.object({ ...pageQuery, q: Words, exact: flag }),
    status: 200,
    response: z.array(FoundArtist),
    paged: true,
    errors: [],
  }),
};
