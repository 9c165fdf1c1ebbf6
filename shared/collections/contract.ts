import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Artwork } from '#shared/artworks/contract.ts';
import {
  ClientId,
  Id,
  Money,
  Timestamp,
  idParams,
  optionalText,
  requiredText,
} from '#shared/kernel/fields.ts';
import { WORK_LISTS } from './paths.ts';
import { Person } from '#shared/accounts/session/contract.ts';

/** `link` means everyone who has the address. */
export const Visibility = z.enum(['private', 'link', 'public']);
export type Visibility = z.output<typeof Visibility>;

/** The orders of 'Saved' and 'Liked'; `newest`: last saved or liked. */
export const SAVED_SORTS = ['newest', 'price_asc', 'for_sale'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

const Picture = z.object({ imageUrl: z.string(), placeholder: z.string() });

/** A collection in lists: what the viewer may see of it. */
export const Collection = z
  .object({
    id: Id,
    title: z.string(),
    note: z.nullable(z.string()),
    visibility: Visibility,
    /** Hidden by a moderator; only its owner and moderators get it. */
    isHidden: z.boolean(),
    worksCount: z.int(),
    /** The cover and the next two. */
    pictures: z.array(Picture),
    owner: Person,
    /** The viewer follows it. */
    isFollowed: z.boolean(),
    /** Works added since the viewer, who follows it, last looked. */
    newCount: z.int(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Collection' });
export type Collection = z.output<typeof Collection>;

/** One place of a collection. `artwork` is null for a work that is gone, which only the owner gets. */
export const CollectionItem = z
  .object({ id: Id, note: z.nullable(z.string()), isCover: z.boolean(), artwork: z.nullable(Artwork) })
  .register(z.globalRegistry, { id: 'CollectionItem' });
export type CollectionItem = z.output<typeof CollectionItem>;

const Figures = z.object({
  count: z.int(),
  forSale: z.int(),
  /** Null if none has a price. */
  lowestPrice: z.nullable(Money),
});
export const SavedFigures = z
  .object({ saved: Figures, liked: Figures, collections: z.int() })
  .register(z.globalRegistry, { id: 'SavedFigures' });
export type SavedFigures = z.output<typeof SavedFigures>;

/** The collections of a work. `itemId`: the work's place there; null if it is not there. */
export const SavePlaces = z
  .object({
    saved: z.object({ itemId: z.nullable(Id), worksCount: z.int(), pictures: z.array(Picture) }),
    collections: z.array(
      z.object({
        id: Id,
        title: z.string(),
        visibility: Visibility,
        worksCount: z.int(),
        pictures: z.array(Picture),
        itemId: z.nullable(Id),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'SavePlaces' });
export type SavePlaces = z.output<typeof SavePlaces>;

/** Works a member bought here and shows, and their artists. */
export const Holdings = z
  .object({
    works: z.array(z.object({ artwork: Artwork, since: Timestamp })),
    artists: z.array(z.object({ ...Person.shape, worksCount: z.int() })),
  })
  .register(z.globalRegistry, { id: 'Holdings' });
export type Holdings = z.output<typeof Holdings>;

const title = requiredText('Title is required', 80);
const note = optionalText(1000);

export const CollectionForm = z.object({
  title,
  note,
  /** Its first work. */
  artworkId: z.optional(Id),
  clientId: ClientId,
});
export type CollectionForm = z.input<typeof CollectionForm>;
/** Absent: unchanged. */
export const CollectionEdit = z.object({
  title: z.optional(title),
  note,
  visibility: z.optional(Visibility),
  /** The item whose work is the cover. */
  coverItemId: z.optional(Id),
});
export type CollectionEdit = z.input<typeof CollectionEdit>;

const read = { method: 'GET', access: 'member', scope: 'read', status: 200 } as const;
const list = { ...read, response: z.array(Collection), errors: [] } as const;
const works = {
  ...read,
  query: z.object({ ...pageQuery, sort: z._default(z.enum(SAVED_SORTS), 'newest') }),
  response: z.array(Artwork),
  paged: true,
  errors: [],
} as const;
const change = { access: 'member', scope: 'write', params: idParams, limit: 'reaction' } as const;

export const collectionEndpoints = {
  saved: endpoint({
    ...works,
    operationId: 'listSavedArtworks',
    path: WORK_LISTS.saved,
    summary: "The works in the member's Saved list",
  }),
  liked: endpoint({
    ...works,
    operationId: 'listLikedArtworks',
    path: WORK_LISTS.liked,
    summary: 'The works the member likes',
  }),
  figures: endpoint({
    ...read,
    operationId: 'getSavedFigures',
    path: '/api/saved/figures',
    summary:
      'How many works the member has saved and liked, how many of them are for sale, and the lowest price',
    response: SavedFigures,
    errors: [],
  }),
  mostSaved: endpoint({
    ...read,
    operationId: 'listMostSavedArtworks',
    path: WORK_LISTS.mostSaved,
    summary: 'What members saved most in the last seven days',
    response: z.array(Artwork),
    errors: [],
  }),
  places: endpoint({
    ...read,
    operationId: 'listPlacesOfArtwork',
    path: '/api/artworks/:id/saves',
    summary: "Where the member keeps an artwork: the Saved list and the member's collections",
    params: idParams,
    response: SavePlaces,
    errors: ['artwork_not_found'],
  }),
  save: endpoint({
    ...change,
    method: 'PUT',
    operationId: 'saveArtwork',
    path: '/api/artworks/:id/saved',
    summary: "Add an artwork to the member's Saved list",
    status: 200,
    response: z.object({ itemId: Id }),
    errors: ['artwork_not_found'],
  }),
  mine: endpoint({
    ...list,
    operationId: 'listOwnCollections',
    path: '/api/collections',
    summary: "The member's own collections, last changed first",
  }),
  followed: endpoint({
    ...list,
    operationId: 'listFollowedCollections',
    path: '/api/followed-collections',
    summary: 'Collections the member follows, newest follow first',
  }),
  byUser: endpoint({
    ...list,
    operationId: 'listCollectionsOf',
    path: '/api/users/:id/collections',
    summary: "A member's public collections, last changed first; all of them or those with an artwork",
    params: idParams,
    query: z.object({ artworkId: z.optional(Id) }),
    errors: ['member_not_found'],
  }),
  holdings: endpoint({
    ...read,
    operationId: 'listHoldings',
    path: '/api/users/:id/holdings',
    summary: 'Works a member bought here and chose to show, and their artists',
    params: idParams,
    response: Holdings,
    errors: ['member_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createCollection',
    path: '/api/collections',
    access: 'member',
    scope: 'write',
    summary: 'Create a private collection',
    body: CollectionForm,
    example: { title: 'Salt and stone' },
    status: 201,
    response: Collection,
    limit: 'reaction',
    errors: ['artwork_not_found', 'collections_full'],
  }),
  get: endpoint({
    ...read,
    operationId: 'getCollection',
    path: '/api/collections/:id',
    summary: 'A collection',
    params: idParams,
    response: Collection,
    errors: ['collection_not_found'],
  }),
  items: endpoint({
    ...read,
    operationId: 'listCollectionItems',
    path: WORK_LISTS.items,
    summary:
      'The works in a collection, in order; its owner also gets the gaps left by works no longer available',
    params: idParams,
    query: z.object(pageQuery),
    response: z.array(CollectionItem),
    paged: true,
    errors: ['collection_not_found'],
  }),
  edit: endpoint({
    ...change,
    method: 'PATCH',
    operationId: 'editCollection',
    path: '/api/collections/:id',
    summary: "Change title, note, visibility or cover of the member's own collection",
    body: CollectionEdit,
    example: { note: 'For the long hall', visibility: 'public' },
    status: 200,
    response: Collection,
    errors: ['collection_not_found', 'collection_changed'],
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    operationId: 'deleteCollection',
    path: '/api/collections/:id',
    summary: "Delete the member's own collection",
    status: 204,
    errors: ['collection_not_found'],
  }),
  duplicate: endpoint({
    ...change,
    method: 'POST',
    operationId: 'duplicateCollection',
    path: '/api/collections/:id/duplicate',
    summary: "Make a private copy of the member's own collection",
    status: 201,
    response: Collection,
    errors: ['collection_not_found', 'collections_full'],
  }),
  follow: endpoint({
    ...change,
    method: 'POST',
    operationId: 'toggleCollectionFollow',
    path: '/api/collections/:id/follow',
    summary: 'Follow or unfollow a collection',
    status: 200,
    response: z.object({ isFollowed: z.boolean() }),
    errors: ['collection_not_found', 'own_content'],
  }),
  see: endpoint({
    ...change,
    method: 'POST',
    operationId: 'markCollectionSeen',
    path: '/api/collections/:id/seen',
    summary: 'Mark a collection the member follows as seen',
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
  add: endpoint({
    ...change,
    method: 'POST',
    operationId: 'addToCollection',
    path: '/api/collections/:id/items',
    summary: "Add an artwork to the end of the member's own collection; one already in it stays where it is",
    body: z.object({ artworkId: Id }),
    example: { artworkId: '3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77' },
    status: 200,
    response: z.object({ itemId: Id }),
    errors: ['collection_not_found', 'artwork_not_found', 'collection_full'],
  }),
  editItem: endpoint({
    ...change,
    method: 'PATCH',
    operationId: 'editCollectionItem',
    path: '/api/collection-items/:id',
    summary: "Write a note on a work in the member's own collection",
    body: z.object({ note }),
    example: { note: 'Above the sofa' },
    status: 204,
    errors: ['collection_item_not_found'],
  }),
  place: endpoint({
    ...change,
    method: 'PUT',
    operationId: 'moveCollectionItem',
    path: '/api/collection-items/:id/place',
    summary: "Move a work in the member's own collection after another",
    /** Null: to the beginning. */
    body: z.object({ after: z.nullable(Id) }),
    example: { after: null },
    status: 204,
    errors: ['collection_item_not_found', 'collection_changed'],
  }),
  takeOut: endpoint({
    ...change,
    method: 'DELETE',
    operationId: 'removeCollectionItem',
    path: '/api/collection-items/:id',
    summary: "Remove a work from the Saved list or the member's own collection",
    status: 204,
    errors: ['collection_item_not_found'],
  }),
};
