import * as z from 'zod/mini';
import { MEDIUMS } from '#shared/accounts/first-minutes/answers.ts';
import { FeaturedArtist } from '#shared/accounts/profile/contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { Artwork } from '#shared/artworks/contract.ts';
import { WORK_LISTS } from '#shared/collections/paths.ts';
import { endpoint } from '#shared/http/endpoint.ts';

/** New works are counted up to here. */
export const MAX_COUNTED = 99;

/** An artist whom a new member could follow. */
const SuggestedArtist = z
  .object({
    ...Person.shape,
    city: z.nullable(z.string()),
    /** Of a featured work. */
    medium: z.nullable(z.string()),
    isFollowed: z.boolean(),
    works: FeaturedArtist.shape.works,
  })
  .register(z.globalRegistry, { id: 'SuggestedArtist' });
export type SuggestedArtist = z.output<typeof SuggestedArtist>;

/** "paper,ceramics". */
const chosenMediums = z.object({
  mediums: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(100)),
        z.transform((text: string) => text.split(',')),
      ),
      z.array(z.enum(MEDIUMS)),
    ),
  ),
});

export const homeEndpoints = {
  news: endpoint({
    method: 'GET',
    operationId: 'getNews',
    path: WORK_LISTS.news,
    access: 'member',
    scope: 'read',
    summary: 'The newest works of the artists a member follows, and how many of them are new',
    query: z.object({
      /** The end of the member's last visit. */
      since: z.iso.datetime(),
    }),
    status: 200,
    response: z.object({
      /** The member follows someone. */
      isFollowing: z.boolean(),
      /** At most one more than `MAX_COUNTED`. */
      total: z.int(),
      /** The newest ones: the new works, then earlier ones. */
      works: z.array(Artwork),
    }),
    errors: [],
  }),
  mediums: endpoint({
    method: 'GET',
    operationId: 'listMediums',
    path: '/api/home/mediums',
    access: 'member',
    scope: 'read',
    summary: 'The mediums a new member can choose, each with a featured work',
    status: 200,
    response: z.array(
      z.object({
        medium: z.enum(MEDIUMS),
        work: z.nullable(z.object({ imageUrl: z.string(), placeholder: z.string() })),
      }),
    ),
    errors: [],
  }),
  artists: endpoint({
    method: 'GET',
    operationId: 'suggestArtists',
    path: '/api/home/artists',
    access: 'member',
    scope: 'read',
    summary: 'Five artists whom a new member could follow, those in the given mediums first',
    query: chosenMediums,
    status: 200,
    response: z.array(SuggestedArtist),
    errors: [],
  }),
  firstWorks: endpoint({
    method: 'GET',
    operationId: 'suggestArtworks',
    path: WORK_LISTS.firstWorks,
    access: 'member',
    scope: 'read',
    summary: 'Five works that a new member could save, those in the given mediums first',
    query: chosenMediums,
    status: 200,
    response: z.array(Artwork),
    errors: [],
  }),
};
