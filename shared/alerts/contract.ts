/** Saved searches, which report new works. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { MAX_NAME } from './limits.ts';
import { canonicalSearch, parseSearch } from './search.ts';

export const ALERT_CHANNELS = ['bell', 'email'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

const Name = requiredText('Please enter a name', MAX_NAME);
/** Parameters of `GET /api/artworks`, as in an address: 'q=calm+blue&maxPrice=500.00'. Others are left out. */
const Search = z.string().check(
  z.maxLength(600),
  z.refine((search) => canonicalSearch(search) !== '', 'Enter a word or choose a filter first.'),
  z.refine((search) => parseSearch(search) !== null, 'This search can’t be saved.'),
);
const Channel = z.enum(ALERT_CHANNELS);

export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    /** Parameters of `GET /api/artworks`, in alphabetical order. */
    search: z.string(),
    channel: Channel,
    /** null: it is on. */
    pausedAt: z.nullable(Timestamp),
    /** When the member last looked at it. */
    seenAt: Timestamp,
    /** Works published since then that it finds, counted for 90 days. */
    newCount: z.int(),
    /** The newest of them, at most three. */
    newWorks: z.array(z.object({ id: Id, title: z.string(), imageUrl: z.string() })),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'SavedSearch' });
export type SavedSearch = z.output<typeof SavedSearch>;

export const SavedSearchForm = z.object({
  name: Name,
  search: Search,
  channel: z.optional(Channel),
  isOn: z.optional(z.boolean()),
});
export const SavedSearchEdit = z.partial(SavedSearchForm);

export const alertEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listSavedSearches',
    path: '/api/saved-searches',
    access: 'member',
    scope: 'read',
    summary: "The member's saved searches with what is new, newest search first",
    status: 200,
    response: z.array(SavedSearch),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createSavedSearch',
    path: '/api/saved-searches',
    access: 'member',
    summary: 'Save a search; saving the same search again returns the first',
    body: SavedSearchForm,
    status: 200,
    response: SavedSearch,
    limit: 'reaction',
    errors: ['saved_searches_full'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editSavedSearch',
    path: '/api/saved-searches/:id',
    access: 'member',
    summary: 'Change a saved search; omitted fields are unchanged',
    params: idParams,
    body: SavedSearchEdit,
    status: 200,
    response: SavedSearch,
    limit: 'reaction',
    errors: ['saved_search_not_found', 'already_saved_search'],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteSavedSearch',
    path: '/api/saved-searches/:id',
    access: 'member',
    summary: 'Delete a saved search',
    params: idParams,
    status: 204,
    errors: ['saved_search_not_found'],
  }),
  see: endpoint({
    method: 'POST',
    operationId: 'markSavedSearchSeen',
    path: '/api/saved-searches/:id/seen',
    access: 'member',
    summary: 'Mark what is new in a saved search as seen',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
};
