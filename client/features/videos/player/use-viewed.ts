import { type RefObject, useEffect, useEffectEvent } from 'react';
import { VIEW_AFTER_SECONDS } from '#shared/videos/limits.ts';

/** Calls `onViewed` once after three seconds of actual playback: pauses and jumps do not count. */
export function useViewed(element: RefObject<HTMLVideoElement | null>, onViewed?: () => void): void {
  const report = useEffectEvent(() => onViewed?.());
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    let played = 0;
    let last: number | null = null;
    const stop = () => (last = null);
    const start = () => (last = video.currentTime);
    const onTime = () => {
      if (last === null || video.paused || video.seeking) return;
      const before = played;
      played += Math.max(0, video.currentTime - last);
      last = video.currentTime;
      if (before < VIEW_AFTER_SECONDS && played >= VIEW_AFTER_SECONDS) report();
    };
    const listeners = [
      ['playing', start],
      ['seeked', start],
      ['seeking', stop],
      ['pause', onTime],
      ['emptied', stop],
      ['timeupdate', onTime],
    ] as const;
    for (const [name, handle] of listeners) video.addEventListener(name, handle);
    return () => {
      for (const [name, handle] of listeners) video.removeEventListener(name, handle);
    };
  }, [element]);
}
