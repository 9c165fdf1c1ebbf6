import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { call } from '#client/lib/api.ts';
import { useLive } from '#client/lib/live.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';

/** Counts a view and shows the new count. Failures are ignored. */
export const useCountView = (id: string) => () => {
  const count = async () => {
    const { viewCount } = await call(inspirationEndpoints.view, { params: { id } });
    queryClient.setQueryData(
      queryFor(inspirationEndpoints.get, { params: { id } }).queryKey,
      (video: HubVideo | undefined) => video && { ...video, viewCount },
    );
    const lists = { queryKey: [inspirationEndpoints.list.path], refetchType: 'none' } as const;
    await queryClient.invalidateQueries(lists);
  };
  count().catch(() => undefined);
};

/** While the author's own video is processed, it is refetched at every step. */
export function useOwnProgress(video: HubVideo | undefined): void {
  useLive('video', ({ videoId }) => {
    if (video?.video?.id === videoId) void refresh(inspirationEndpoints.get);
  });
}
