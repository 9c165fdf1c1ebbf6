import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { QUEUE_TABS, caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { QUEUE_KINDS } from '#shared/moderation/states.ts';
import { useSearchParams } from 'wouter';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { queryFor, refresh } from '#client/lib/query.ts';

const LIMIT = 50;
/** Polls, because a payment that a bank contests sends no signal, and what is due becomes overdue. */
const MINUTE_MS = 60_000;

type Show = (typeof QUEUE_TABS)[number];
type Kind = (typeof QUEUE_KINDS)[number];
export interface Shown {
  show: Show;
  kind: Kind | undefined;
}

/** Tab and kind are kept in the URL. */
export function useShown() {
  const [search, setSearch] = useSearchParams();
  const show = QUEUE_TABS.find((name) => name === search.get('show')) ?? 'open';
  const kind = QUEUE_KINDS.find((name) => name === search.get('kind'));
  const setKind = (next: Kind | 'all') =>
    setSearch({ ...(show === 'open' ? {} : { show }), ...(next === 'all' ? {} : { kind: next }) });
  return { show, kind, setKind };
}

export const useEntries = ({ show, kind }: Shown) =>
  useInfiniteQuery({
    ...pagesFor(caseEndpoints.queue, { query: { show, limit: LIMIT, ...(kind && { kind }) } }),
    refetchOnMount: 'always',
  });

export const useFigures = (show: Show = 'open') =>
  useQuery({
    ...queryFor(caseEndpoints.figures, { query: { show } }),
    refetchOnMount: 'always',
    refetchInterval: MINUTE_MS,
  });

/** How many there are, without the list, which must not move. */
export const refreshFigures = (): Promise<unknown> => refresh(caseEndpoints.figures);
export const refreshQueue = (): Promise<unknown> => refresh(caseEndpoints.queue, caseEndpoints.figures);

/** @param onChange the queue has changed */
export function useQueueLive(onChange: () => void): void {
  useLive('queue', onChange);
  useLiveReopened(onChange);
}
