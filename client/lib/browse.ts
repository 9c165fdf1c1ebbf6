/** Home's filters, kept completely in the URL, so that links and Back restore them. */
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import { FEEDS, type FeedName, SORTS, type Sort } from '#shared/artworks/browse.ts';
import { SCREENS } from '#shared/kernel/screens.ts';

export const KINDS = ['artworks', 'artists', 'inspiration', 'courses', 'projects'] as const;
export type Kind = (typeof KINDS)[number];

export interface Browse {
  filter?: FeedName | undefined;
  category?: Category | undefined;
  q?: string | undefined;
  exact?: 'true' | undefined;
  sort?: Sort | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  forSale?: 'true' | undefined;
  nft?: 'true' | undefined;
  /** In a search: absent means all kinds. */
  kind?: Kind | undefined;
}

const MONEY = /^\d{1,8}(\.\d{1,2})?$/;
const MAX_WORDS = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Reads `?filter=trending&category=...`; ignores invalid values. */
export function parseBrowse(search: string): Browse {
  const given = new URLSearchParams(search);
  const money = (name: string) => {
    const value = given.get(name);
    return value && MONEY.test(value) ? value : undefined;
  };
  const q = given.get('q')?.trim().slice(0, MAX_WORDS) || undefined;
  const sort = oneOf(SORTS, given.get('sort'));
  return {
    filter: oneOf(FEEDS, given.get('filter')),
    category: oneOf(CATEGORIES, given.get('category')),
    q,
    exact: q === undefined ? q : oneOf(['true'], given.get('exact')),
    sort: sort === 'relevance' && !q ? undefined : sort,
    minPrice: money('minPrice'),
    maxPrice: money('maxPrice'),
    forSale: oneOf(['true'], given.get('forSale')),
    nft: oneOf(['true'], given.get('nft')),
    kind: q === undefined ? q : oneOf(KINDS, given.get('kind')),
  };
}

export function browseHref(browse: Browse): string {
  const given = Object.entries(browse).filter(([, value]) => value !== undefined);
  return given.length === 0 ? SCREENS.home : `${SCREENS.home}?${new URLSearchParams(given)}`;
}

/** Whether the URL asks for a list of works instead of Home's sections. */
export const isBrowsing = (browse: Browse): boolean =>
  Object.values(browse).some((value) => value !== undefined);

/** Query parameters of the list of artworks. */
export const worksQuery = (browse: Browse) => ({ ...browse, kind: undefined });

/** The number of active search filters. */
export const countFilters = ({ category, minPrice, maxPrice, forSale, nft }: Browse): number =>
  [category, minPrice ?? maxPrice, forSale, nft].filter((value) => value !== undefined).length;

export const NO_FILTERS: Browse = {
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  forSale: undefined,
  nft: undefined,
};

/**
 * The navigation entry of a URL: searches have none, and a feed takes precedence over a category,
 * whatever else filters or sorts it.
 */
export function sectionOf(search: string): string | null {
  const { q, filter, category } = parseBrowse(search);
  if (q) return null;
  if (filter) return browseHref({ filter });
  return browseHref({ category });
}
