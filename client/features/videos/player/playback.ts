/** A video's playback URLs and the viewer's position. */
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Playback } from '#shared/videos/state.ts';
import { PLAY_URL_SECONDS } from '#shared/videos/limits.ts';
import { call } from '#client/lib/api.ts';
import { useLive } from '#client/lib/live.ts';

export interface Played {
  kind: 'inspiration' | 'lesson';
  id: string;
}

/** The URL is refetched this long before it expires, in milliseconds. */
const AHEAD_MS = 5 * 60_000;
/** Lower limit, however wrong this computer's clock is. */
const MIN_MS = 60_000;

const read = ({ kind, id }: Played): Promise<Playback> =>
  kind === 'lesson'
    ? call(courseEndpoints.playLesson, { params: { id } })
    : call(inspirationEndpoints.play, { params: { id } });

/** Fetched on every opening and never cached: the position changes and URLs expire. Refetched before they do. */
export function usePlayback(of: Played) {
  const query = useQuery({
    queryKey: [(of.kind === 'lesson' ? courseEndpoints.playLesson : inspirationEndpoints.play).path, of.id],
    queryFn: () => read(of),
    staleTime: 0,
    gcTime: 0,
  });
  const readAgain = useEffectEvent(() => void query.refetch());
  const { dataUpdatedAt: readAt, data } = query;
  const endsAt = data?.expiresAt.getTime();
  useEffect(() => {
    if (endsAt === undefined) return;
    const lasts = Math.min(endsAt - readAt, PLAY_URL_SECONDS * 1000) - AHEAD_MS;
    const due = readAt + Math.max(MIN_MS, lasts);
    const timer = setTimeout(readAgain, due - Date.now());
    // Timers stop while a computer sleeps.
    const onVisible = () => !document.hidden && Date.now() > due && readAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [endsAt, readAt]);
  // Access to the full video may have changed.
  useLive('premium', () => void query.refetch());
  return query;
}
