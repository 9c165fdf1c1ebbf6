import { useEffect } from 'react';
import { hashKey, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Sent } from '#shared/http/endpoint.ts';
import { callPage } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { arrival } from '#client/lib/scroll-memory.ts';

/** How long the pages of a list wait for the reader to come back to it. */
const KEPT_MS = 60 * 60_000;
/** A list opened anew is read anew when it is older than this. */
const FRESH_MS = 30_000;

/** A list of artworks, or one artist's. */
export type WorksQuery = Sent<typeof feedEndpoints.list>['query'] & { artist?: string };

/** As `pagesFor` would say it of either list. */
function optionsFor({ artist, ...query }: WorksQuery) {
  const work = { params: { id: artist ?? '' }, query: {} };
  return infiniteQueryOptions({
    queryKey:
      artist === undefined
        ? [feedEndpoints.list.path, { query }, 'pages']
        : [artworkEndpoints.byUser.path, work, 'pages'],
    queryFn: ({ pageParam }) =>
      artist === undefined
        ? callPage(feedEndpoints.list, { query }, pageParam)
        : callPage(artworkEndpoints.byUser, work, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Artworks page by page. Back finds every page that was loaded; following a link finds the list as it is now. */
export function useWorks(query: WorksQuery) {
  const options = { ...optionsFor(query), gcTime: KEPT_MS };
  const works = useInfiniteQuery(options);
  const key = hashKey(options.queryKey);
  // Whom one follows changes what is in there at once.
  const freshFor = query?.filter === 'following' ? 0 : FRESH_MS;
  useEffect(() => {
    const filters = { predicate: ({ queryHash }: { queryHash: string }) => queryHash === key };
    const [state] = queryClient.getQueryCache().findAll(filters);
    const readAt = state?.state.dataUpdatedAt ?? 0;
    if (!arrival().isBack && readAt > 0 && Date.now() - readAt > freshFor)
      void queryClient.resetQueries(filters);
  }, [key, freshFor]);
  return works;
}
