/** A search as a text that can be stored and compared: parameters of `GET /api/artworks`, in alphabetical order. */
import * as z from 'zod/mini';
import { artworkFilters } from '#shared/artworks/filters.ts';
import { plainWords } from '#shared/discovery/search/read-query.ts';
import { flag, Words } from '#shared/kernel/fields.ts';

const SearchParameters = z.object({ q: z.optional(Words), exact: flag, ...artworkFilters });
export type SearchParameters = z.output<typeof SearchParameters>;

/** Search finds every work for '!!!'. */
const decides = (name: string, value: string): boolean =>
  name === 'q' ? plainWords(value).length > 0 : name in SearchParameters.shape && value.trim() !== '';

/** Only what decides which works are found: not the order, nor the kind of results. */
export function canonicalSearch(search: string): string {
  const given = [...new URLSearchParams(search)]
    .filter(([name, value]) => decides(name, value))
    .map(([name, value]): [string, string] => [name, value.trim()]);
  const known = new URLSearchParams(given);
  if (known.get('exact') !== 'true' || !known.has('q')) known.delete('exact');
  known.sort();
  return known.toString();
}

/** null if a value is invalid */
export const parseSearch = (search: string): SearchParameters | null =>
  z.safeParse(SearchParameters, Object.fromEntries(new URLSearchParams(search))).data ?? null;
