import { useSearchParams } from 'wouter';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { statisticsEndpoints } from '#shared/statistics/contract.ts';
import { PERIODS, type Period } from '#shared/statistics/figures.ts';
import { queryFor } from '#client/lib/query.ts';
import { zone } from './days.ts';

/** Kept in the address: `?days=90`. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const given = Number(search.get('days') ?? 30);
  const period: Period = PERIODS.find((days) => days === given) ?? 30;
  const setPeriod = (days: Period) =>
    setSearch(days === 30 ? {} : { days: String(days) }, { replace: true, state: { stays: true } });
  return { period, setPeriod };
}

/** Today counts as it happens. */
const FRESH_MS = 30_000;
const kept = { staleTime: FRESH_MS, placeholderData: keepPreviousData } as const;

export const inputOf = (period: Period) => ({ query: { days: String(period), zone: zone() } }) as const;

export const useStatistics = (period: Period) =>
  useQuery({ ...queryFor(statisticsEndpoints.read, inputOf(period)), ...kept });

export const useWorks = (period: Period) =>
  useQuery({ ...queryFor(statisticsEndpoints.works, inputOf(period)), ...kept });

export const useSearches = (period: Period) =>
  useQuery({ ...queryFor(statisticsEndpoints.searches, inputOf(period)), ...kept });
