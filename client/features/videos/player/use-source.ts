import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Playback } from '#shared/videos/state.ts';

/** A viewer this close to the end starts over, in seconds. */
const NEAR_END = 2;

interface Resume {
  at: number;
  isPlaying: boolean;
}

/**
 * Sets the element's URL: first with the remembered position, and later, when the URL
 * changes, with the current position and playback state.
 * @param attempt counts the viewer's clicks on 'Try again'
 * @returns whether the element is at the viewer's position
 */
export function useSource(
  videoRef: RefObject<HTMLVideoElement | null>,
  playback: Playback | undefined,
  attempt: number,
): () => boolean {
  const resume = useRef<Resume | null>(null);
  const loaded = useRef<{ url: string; attempt: number } | null>(null);
  const rate = useRef(1);
  const url = playback?.url;
  const position = playback?.position ?? 0;

  // Before the URL is set, because cached media responds at once.
  useLayoutEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    const onLoaded = () => {
      const target = resume.current;
      resume.current = null;
      video.playbackRate = rate.current;
      if (!target) return;
      if (target.at > 0 && target.at < video.duration - NEAR_END) video.currentTime = target.at;
      // A browser that requires a click first leaves it paused.
      if (target.isPlaying) video.play().catch(() => undefined);
    };
    const onRate = () => {
      if (resume.current === null) rate.current = video.playbackRate;
    };
    video.addEventListener('loadedmetadata', onLoaded);
    video.addEventListener('ratechange', onRate);
    return () => {
      video.removeEventListener('loadedmetadata', onLoaded);
      video.removeEventListener('ratechange', onRate);
    };
  }, [videoRef]);

  useLayoutEffect(() => {
    const video = videoRef.current;
    if (!video || url === undefined) return;
    const before = loaded.current;
    if (before?.url === url && before.attempt === attempt) return;
    loaded.current = { url, attempt };
    resume.current = before
      ? (resume.current ?? { at: video.currentTime, isPlaying: !video.paused && !video.ended })
      : { at: position, isPlaying: false };
    video.src = url;
    video.load();
  }, [videoRef, url, attempt, position]);

  return useCallback(() => loaded.current !== null && resume.current === null, []);
}
