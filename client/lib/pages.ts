/** Lists that are read page by page. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#shared/http/endpoint.ts';
import { callPage } from './api.ts';

type PagedRead = Endpoint & { method: 'GET'; paged: true };

/** The key of a list, for code that has no need of the endpoint's schema. */
export const pagesKey = (path: string, input: unknown) => [path, input, 'pages'] as const;

export const pagesFor = <E extends PagedRead>(e: E, input: Sent<E>) =>
  infiniteQueryOptions({
    queryKey: pagesKey(e.path, input),
    queryFn: ({ pageParam }) => callPage(e, input, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const usePages = <E extends PagedRead>(e: E, input: Sent<E>) => useInfiniteQuery(pagesFor(e, input));
