import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Leaves full screen at the end of a preview, and focuses the offer's heading. */
export function usePreviewEnd(
  isOver: boolean,
  heading: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  leaveFullscreen: () => void,
): void {
  const onOver = useEffectEvent(() => {
    leaveFullscreen();
    const { activeElement } = document;
    // Does not take the focus from someone who is typing.
    if (activeElement === document.body || frame.current?.contains(activeElement)) heading.current?.focus();
  });
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
}
