/** The Hub's filters, kept in the URL, so that links and Back restore them. */
import { useLocation, useSearch } from 'wouter';
import { INSPIRATION_SORTS, InspirationCategory, InspirationType } from '#shared/inspiration/contract.ts';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';

export type HubSort = (typeof INSPIRATION_SORTS)[number];

export interface Hub {
  category?: InspirationCategory | undefined;
  type?: InspirationType | undefined;
  q?: string | undefined;
  /** Newest by default. */
  sort?: Exclude<HubSort, 'newest'> | undefined;
  /** The member's own videos, including drafts. */
  mine?: 'true' | undefined;
}

const MAX_WORDS = 200;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Reads `?category=ai-art&sort=most_liked`; ignores invalid values. */
export function parseHub(search: string): Hub {
  const given = new URLSearchParams(search);
  const sort = oneOf(INSPIRATION_SORTS, given.get('sort'));
  return {
    category: oneOf(InspirationCategory.options, given.get('category')),
    type: oneOf(InspirationType.options, given.get('type')),
    q: given.get('q')?.trim().slice(0, MAX_WORDS) || undefined,
    sort: sort === 'newest' ? undefined : sort,
    mine: oneOf(['true'], given.get('mine')),
  };
}

export function hubHref(hub: Hub): string {
  const given = Object.entries(hub).filter(([, value]) => value !== undefined);
  return given.length === 0 ? paths.inspiration() : `${paths.inspiration()}?${new URLSearchParams(given)}`;
}

export const NO_FILTERS = { category: undefined, type: undefined, q: undefined } satisfies Hub;

export const isNarrowed = ({ category, type, q }: Hub): boolean => Boolean(category ?? type ?? q);

/** The URL's filters, and how to change them without scrolling. */
export function useHub() {
  const hub = parseHub(useSearch());
  const [, navigate] = useLocation();
  return {
    hub,
    /** @param isTyping does not add history entries */
    change: (part: Hub, isTyping = false) =>
      navigate(hubHref({ ...hub, ...part }), { ...IN_PLACE, replace: isTyping }),
  };
}
