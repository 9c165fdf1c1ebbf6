import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads a list to its end if all of it is needed. After a failed page it waits for a retry. */
export function useRemainingPages(list: Pages, isWanted: boolean): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isDue = isWanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}
