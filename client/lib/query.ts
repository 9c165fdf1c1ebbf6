/** TanStack Query with the spec's defaults (section 7) and the contracts' types. */
import {
  QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { call, callPage, isSignedOut } from './api.ts';
import { onSignedOut } from './unauthorized.ts';

/** No retries, no refetch on focus, no polling; data never goes stale unless somebody says so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
});

type Read = Endpoint & { method: 'GET' };
type PagedRead = Read & { paged: true };

/** The key starts with the path, so that everything read from one endpoint can be refreshed together. */
export const queryFor = <E extends Read>(e: E, input: Sent<E>) =>
  queryOptions({ queryKey: [e.path, input], queryFn: () => call(e, input) });

export const pagesFor = <E extends PagedRead>(e: E, input: Sent<E>) =>
  infiniteQueryOptions({
    queryKey: [e.path, input, 'pages'],
    queryFn: ({ pageParam }) => callPage(e, input, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const useEndpoint = <E extends Read>(e: E, input: Sent<E>, options: { enabled?: boolean } = {}) =>
  useQuery({ ...queryFor(e, input), ...options });

export const usePages = <E extends PagedRead>(e: E, input: Sent<E>) => useInfiniteQuery(pagesFor(e, input));

interface ActionOptions<E extends Endpoint> {
  onSuccess?: (result: Result<E>, input: Sent<E>) => unknown;
  /** Not called on 401: that is told and redirected in one place. */
  onError?: (error: Error, input: Sent<E>) => unknown;
}

export const useAction = <E extends Endpoint>(e: E, options: ActionOptions<E> = {}) =>
  useMutation({
    mutationFn: (input: Sent<E>) => call(e, input),
    onSuccess: (result, input) => options.onSuccess?.(result, input),
    onError: (error, input) => (isSignedOut(error) ? onSignedOut() : options.onError?.(error, input)),
  });

/** Everything read from these endpoints is asked for again. */
export const refresh = (...endpoints: Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map((e) => queryClient.invalidateQueries({ queryKey: [e.path] })));
