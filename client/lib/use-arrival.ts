import { type RefObject, useEffect } from 'react';

const GIVE_UP_MS = 4000;
const HANDS_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section named by the URL. Follows it while content above is loading, until the
 * reader scrolls. Also moves the focus.
 * @param isThere whether the section is rendered at all
 */
export function useArrival(section: RefObject<HTMLElement | null>, anchor: string, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || location.hash !== `#${anchor}`) return undefined;
    const go = () => section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
    const watcher = new ResizeObserver(go);
    watcher.observe(document.body);
    const stop = () => {
      watcher.disconnect();
      clearTimeout(timer);
      for (const name of HANDS_ON) removeEventListener(name, stop);
    };
    const timer = setTimeout(stop, GIVE_UP_MS);
    for (const name of HANDS_ON) addEventListener(name, stop, { passive: true });
    return stop;
  }, [section, anchor, isThere]);
}
