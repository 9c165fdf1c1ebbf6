/** The addresses a video is played from, and the place in it. */
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Playback } from '#shared/videos/contract.ts';
import { PLAY_URL_SECONDS } from '#shared/videos/limits.ts';
import { call } from '#client/lib/api.ts';
import { useLive } from '#client/lib/live.ts';

export interface Played {
  kind: 'inspiration' | 'lesson';
  id: string;
}

/** Before its end an address is read anew, in milliseconds. */
const AHEAD_MS = 5 * 60_000;
/** However wrong the clock of this computer is. */
const LEAST_MS = 60_000;

const read = ({ kind, id }: Played): Promise<Playback> =>
  kind === 'lesson'
    ? call(courseEndpoints.playLesson, { params: { id } })
    : call(inspirationEndpoints.play, { params: { id } });

/** Read on every opening, never kept: the place changes and addresses end. Read again before they do. */
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
    const due = readAt + Math.max(LEAST_MS, lasts);
    const timer = setTimeout(readAgain, due - Date.now());
    // Timers stand still while a computer sleeps.
    const onVisible = () => !document.hidden && Date.now() > due && readAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [endsAt, readAt]);
  // The whole may be open, or closed, from now on.
  useLive('premium', () => void query.refetch());
  return query;
}
