import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onNear` when the element comes near the viewport, or is already there when waiting starts.
 * @param isWaiting whether there is anything to load; false after a call until it has finished
 * @param margin how near, in pixels
 * @returns the ref of the element to watch
 */
export function useNear<T extends Element>(isWaiting: boolean, onNear: () => void, margin = 900) {
  const ref = useRef<T>(null);
  const latest = useEffectEvent(onNear);
  useEffect(() => {
    if (!isWaiting || !ref.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest(),
      { rootMargin: `${margin}px 0px` },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [isWaiting, margin]);
  return ref;
}
