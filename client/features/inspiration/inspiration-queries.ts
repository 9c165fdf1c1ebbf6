import { useEffect } from 'react';
import { hashKey, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { createLikeToggle, onLikeRefused } from '#client/lib/likes.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { queryClient, refresh, useEndpoint } from '#client/lib/query.ts';
import { arrival } from '#client/lib/scroll-memory.ts';
import type { Hub } from './hub-address.ts';

/** How long loaded pages are kept in case the reader comes back. */
const KEPT_MS = 60 * 60_000;
/** A newly opened list is refetched if it is older than this. */
const FRESH_MS = 30_000;

/** Videos page by page. Going back restores every loaded page; following a link refetches the list. */
export function useVideos(hub: Hub) {
  const options = pagesFor(inspirationEndpoints.list, { query: hub });
  const videos = useInfiniteQuery({ ...options, gcTime: KEPT_MS, placeholderData: keepPreviousData });
  const key = hashKey(options.queryKey);
  useEffect(() => {
    const filters = { predicate: ({ queryHash }: { queryHash: string }) => queryHash === key };
    const [state] = queryClient.getQueryCache().findAll(filters);
    const readAt = state?.state.dataUpdatedAt ?? 0;
    if (!arrival().isBack && readAt > 0 && Date.now() - readAt > FRESH_MS)
      void queryClient.resetQueries(filters);
  }, [key]);
  return videos;
}

/** The author's own video, with its processing progress. */
export type OwnVideo = HubVideo & { video: NonNullable<HubVideo['video']> };
export const isOwn = (video: HubVideo): video is OwnVideo => video.video !== null;

export const useVideo = (id: string) => useEndpoint(inspirationEndpoints.get, { params: { id } });

/** Refetches everything that shows videos of the Hub. */
export const refreshVideos = () => refresh(inspirationEndpoints.list, inspirationEndpoints.get);

const likes = createLikeToggle<Pick<HubVideo, 'id' | 'isLiked' | 'likeCount'>>({
  reads: [inspirationEndpoints.list, inspirationEndpoints.get],
  flip: (video) => ({
    ...video,
    isLiked: !video.isLiked,
    likeCount: video.likeCount + (video.isLiked ? -1 : 1),
  }),
  refresh: refreshVideos,
});

/** Toggles a like at once and undoes it if the server refuses. */
export function useLikeVideo(): (video: Pick<HubVideo, 'id'>) => void {
  const { mutateAsync } = useAction(inspirationEndpoints.like, { onError: onLikeRefused });
  return ({ id }) => likes.toggle(id, () => mutateAsync({ params: { id } }));
}
