import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Suggestion, searchEndpoints } from '#shared/discovery/search/contract.ts';
import { queryFor } from '#client/lib/query.ts';
import { useSettled } from '#client/lib/use-settled.ts';

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions, requested when typing pauses. A late response for earlier words is never
 * shown; until the right one arrives, the last one stays.
 */
export function useSuggestions(words: string, isWanted: boolean) {
  const settled = useSettled(words);
  const answer = useQuery({
    ...queryFor(searchEndpoints.suggest, { query: { q: settled } }),
    enabled: isWanted && settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const isCurrent = settled === words && !answer.isPlaceholderData && !answer.isFetching;
  return { items: words === '' ? NONE : (answer.data ?? NONE), isCurrent, hasFailed: answer.isError };
}
