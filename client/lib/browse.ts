/** Home's filters, kept completely in the URL, so that links and Back restore them. */
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import {
  FEEDS,
  type FeedName,
  MAKERS,
  ORIENTATIONS,
  SIZES,
  SORTS,
  type Sort,
} from '#shared/artworks/browse.ts';
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
  /** A name, or six hex digits. */
  color?: string | undefined;
  orientation?: (typeof ORIENTATIONS)[number] | undefined;
  size?: (typeof SIZES)[number] | undefined;
  physical?: 'true' | 'false' | undefined;
  making?: (typeof MAKERS)[number] | undefined;
  year?: string | undefined;
  /** In a search: absent means all kinds. */
  kind?: Kind | undefined;
}

const MONEY = /^\d{1,8}(\.\d{1,2})?$/;
const MAX_WORDS = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

const matching = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;

/** Reads `?filter=trending&category=...`; ignores invalid values. */
export function parseBrowse(search: string): Browse {
  const given = new URLSearchParams(search);
  const money = (name: string) => matching(MONEY, given.get(name));
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
    color: matching(/^(?:[a-z]{3,7}|[0-9a-f]{6})$/, given.get('color')),
    orientation: oneOf(ORIENTATIONS, given.get('orientation')),
    size: oneOf(SIZES, given.get('size')),
    physical: oneOf(['true', 'false'], given.get('physical')),
    making: oneOf(MAKERS, given.get('making')),
    year: matching(/^20\d\d$/, given.get('year')),
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
export const countFilters = ({ minPrice, maxPrice, ...browse }: Browse): number =>
  [
    minPrice ?? maxPrice,
    ...Object.keys(NO_FILTERS).map((name) => browse[name as keyof typeof browse]),
  ].filter((value) => value !== undefined).length;

export const NO_FILTERS: Browse = {
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  forSale: undefined,
  nft: undefined,
  color: undefined,
  orientation: undefined,
  size: undefined,
  physical: undefined,
  making: undefined,
  year: undefined,
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
