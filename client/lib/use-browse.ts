import { useLocation, useSearch } from 'wouter';
import { type Browse, browseHref, parseBrowse } from './browse.ts';
import { IN_PLACE } from './scroll-memory.ts';

/** The URL's filters, and how to change them without scrolling. */
export function useBrowse() {
  const browse = parseBrowse(useSearch());
  const [, navigate] = useLocation();
  return {
    browse,
    change: (part: Browse) => navigate(browseHref({ ...browse, ...part }), IN_PLACE),
  };
}
