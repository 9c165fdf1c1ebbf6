/** Lists that are read page by page. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#shared/http/endpoint.ts';
import { callPage } from './api.ts';

type PagedRead = Endpoint & { method: 'GET'; paged: true };

export const pagesFor = <E extends PagedRead>(e: E, input: Sent<E>) =>
  infiniteQueryOptions({
    queryKey: [e.path, input, 'pages'],
    queryFn: ({ pageParam }) => callPage(e, input, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const usePages = <E extends PagedRead>(e: E, input: Sent<E>) => useInfiniteQuery(pagesFor(e, input));
