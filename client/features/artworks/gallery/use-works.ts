import { useEffect } from 'react';
import { hashKey, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Sent } from '#shared/http/endpoint.ts';
import { callPage } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { arrival } from '#client/lib/scroll-memory.ts';

/** How long loaded pages are kept in case the reader comes back. */
const KEPT_MS = 60 * 60_000;
/** A newly opened list is refetched if it is older than this. */
const FRESH_MS = 30_000;

/** All artworks, or one artist's. */
export type WorksQuery = Sent<typeof feedEndpoints.list>['query'] & { artist?: string };

/** The key of either list, as `pagesFor` builds it. */
export function worksPages({ artist, ...query }: WorksQuery) {
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
    gcTime: KEPT_MS,
  });
}

/** Artworks page by page. Going back restores every loaded page; following a link refetches the list. */
export function useWorks(query: WorksQuery) {
  const options = worksPages(query);
  const works = useInfiniteQuery(options);
  const key = hashKey(options.queryKey);
  // Following changes this list at once.
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
