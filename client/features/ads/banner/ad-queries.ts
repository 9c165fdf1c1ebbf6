import { useQuery } from '@tanstack/react-query';
import { type Ad, type AdType, adEndpoints } from '#shared/ads/contract.ts';
import { ADS_REFETCH_MS, ADS_STALE_MS } from '#shared/kernel/limits.ts';
import { call } from '#client/lib/api.ts';
import { queryFor } from '#client/lib/query.ts';

/** Only these lists become stale and are refetched. */
export const useAds = (type: AdType) =>
  useQuery({
    ...queryFor(adEndpoints.active, { query: { type } }),
    staleTime: ADS_STALE_MS,
    refetchInterval: ADS_REFETCH_MS,
  });

/** Counting must not disturb anyone, so failures are ignored. */
export const countAd = (event: 'impression' | 'click' | 'play' | 'skip', ad: Ad): void =>
  void call(adEndpoints[event], { params: { id: ad.id } }).catch(() => {});
