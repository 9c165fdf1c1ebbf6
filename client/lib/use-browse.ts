import { useLocation, useSearch } from 'wouter';
import { type Browse, browseHref, parseBrowse } from './browse.ts';
import { IN_PLACE } from './scroll-memory.ts';

/** What the address asks for, and how to ask for something else without leaving the spot. */
export function useBrowse() {
  const browse = parseBrowse(useSearch());
  const [, navigate] = useLocation();
  return {
    browse,
    change: (part: Browse) => navigate(browseHref({ ...browse, ...part }), IN_PLACE),
  };
}
