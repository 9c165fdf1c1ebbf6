/** TanStack Query with the contracts' types. */
import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#shared/http/endpoint.ts';
import { call } from './api.ts';

/** No retries, no refetch on focus; data never becomes stale unless stated. The library neither polls nor retries a mutation. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // Offline, a call fails at once: kept for later, it would be made although its dialog was canceled meanwhile.
    mutations: { networkMode: 'always' },
  },
});

type Read = Endpoint & { method: 'GET' };

/** The key starts with the path, so that all queries of one endpoint can be invalidated together. */
export const queryFor = <E extends Read>(e: E, input: Sent<E>) =>
  queryOptions({ queryKey: [e.path, input], queryFn: () => call(e, input) });

export const useEndpoint = <E extends Read>(e: E, input: Sent<E>, options: { enabled?: boolean } = {}) =>
  useQuery({ ...queryFor(e, input), ...options });

/**
 * Invalidates all queries of these endpoints. A first fetch in progress is not started again by that, although it may have
 * read what was before: those are read once more.
 */
export const refresh = (...endpoints: Endpoint[]): Promise<unknown> =>
  Promise.all(
    endpoints.map(async (e) => {
      const first = queryClient.getQueryCache().findAll({
        queryKey: [e.path],
        fetchStatus: 'fetching',
        predicate: ({ state }) => state.data === undefined,
      });
      await queryClient.invalidateQueries({ queryKey: [e.path] });
      await queryClient.invalidateQueries({ predicate: (query) => first.includes(query) });
    }),
  );
