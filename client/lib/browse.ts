/** Home's filters, kept completely in the URL, so that links and Back restore them. */
import {
  FEEDS,
  FILTERS,
  type FeedName,
  type FilterName,
  type FilterValue,
  SORTS,
  type Sort,
} from '#shared/artworks/browse.ts';
import { SCREENS } from '#shared/kernel/screens.ts';

export const KINDS = ['artworks', 'artists', 'inspiration', 'courses', 'projects'] as const;
export type Kind = (typeof KINDS)[number];

type Filters = { [Name in FilterName]?: FilterValue<Name> | undefined };

export interface Browse extends Filters {
  filter?: FeedName | undefined;
  q?: string | undefined;
  exact?: 'true' | undefined;
  sort?: Sort | undefined;
  /** In a search: absent means all kinds. */
  kind?: Kind | undefined;
}

const MAX_WORDS = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

const eachFilter = (valueOf: (name: FilterName) => string | undefined): Filters =>
  Object.fromEntries((Object.keys(FILTERS) as FilterName[]).map((name) => [name, valueOf(name)]));

function readFilter(name: FilterName, value: string | null): string | undefined {
  const known: readonly string[] | RegExp = FILTERS[name];
  if (!(known instanceof RegExp)) return oneOf(known, value);
  return value !== null && known.test(value) ? value : undefined;
}

/** Reads `?filter=trending&category=...`; ignores invalid values. */
export function parseBrowse(search: string): Browse {
  const given = new URLSearchParams(search);
  const q = given.get('q')?.trim().slice(0, MAX_WORDS) || undefined;
  const sort = oneOf(SORTS, given.get('sort'));
  const { category, ...filters } = eachFilter((name) => readFilter(name, given.get(name)));
  return {
    filter: oneOf(FEEDS, given.get('filter')),
    category,
    q,
    exact: q === undefined ? q : oneOf(['true'], given.get('exact')),
    sort: sort === 'relevance' && !q ? undefined : sort,
    ...filters,
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

export const NO_FILTERS: Browse = eachFilter(() => undefined);

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
