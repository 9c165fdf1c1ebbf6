import { type RefObject, useEffect } from 'react';
import { videoEndpoints } from '#shared/videos/contract.ts';

/** Seconds of playback between two saves. */
const EVERY_SECONDS = 10;

/** Outlives the page. Losing a position is not worth an error message. */
function save(videoId: string, seconds: number): void {
  const { method, path } = videoEndpoints.remember;
  fetch(path.replace(':id', videoId), {
    method,
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds }),
  }).catch(() => undefined);
}

/**
 * Saves the position every ten seconds, at every pause, and when the page is left.
 * @param isPositioned whether the element is at the viewer's position; false while a URL is loaded
 */
export function useRememberPosition(
  element: RefObject<HTMLVideoElement | null>,
  videoId: string | undefined,
  isPositioned: () => boolean,
): void {
  useEffect(() => {
    const video = element.current;
    if (!video || videoId === undefined) return;
    let saved: number | null = null;
    const saveNow = () => {
      const seconds = Math.floor(video.currentTime);
      if (!isPositioned() || saved === null || seconds === saved) return;
      saved = seconds;
      save(videoId, seconds);
    };
    const onTime = () => {
      if (!isPositioned()) return;
      saved ??= Math.floor(video.currentTime);
      if (Math.abs(video.currentTime - saved) >= EVERY_SECONDS) saveNow();
    };
    const onHidden = () => document.hidden && saveNow();
    video.addEventListener('timeupdate', onTime);
    video.addEventListener('pause', saveNow);
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', saveNow);
    return () => {
      saveNow();
      video.removeEventListener('timeupdate', onTime);
      video.removeEventListener('pause', saveNow);
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', saveNow);
    };
  }, [element, videoId, isPositioned]);
}
