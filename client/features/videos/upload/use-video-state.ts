import { useQuery } from '@tanstack/react-query';
import { videoEndpoints } from '#shared/videos/contract.ts';
import type { VideoState } from '#shared/videos/state.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryFor } from '#client/lib/query.ts';

/** A signal may be missed, so the state is polled slowly while the server is processing. */
const POLL_MS = 5000;

const isAtWork = (video: VideoState | undefined): boolean =>
  video?.status === 'waiting' || video?.status === 'processing';

/** Processing progress of the member's own video, live. */
export function useVideoState(videoId: string | null) {
  const query = useQuery({
    ...queryFor(videoEndpoints.state, { params: { id: videoId ?? '' } }),
    enabled: videoId !== null,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? POLL_MS : false),
  });
  const readAgain = () => {
    if (videoId !== null) void query.refetch();
  };
  useLive('video', (signal) => {
    if (signal.videoId === videoId) readAgain();
  });
  useLiveReopened(readAgain);
  return query;
}
