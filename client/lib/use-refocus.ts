import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that disappears or is disabled while working loses the focus. After `state` has changed, focus
 * moves to `target`, unless it is elsewhere by then; the page does not scroll.
 */
export function useRefocus(target: RefObject<HTMLElement | null>, state: unknown): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, state]);
}
