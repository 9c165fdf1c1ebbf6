import { type RefObject, useEffect, useEffectEvent } from 'react';

/** When a preview is over, the whole screen is given back and the focus goes to the offer's heading. */
export function usePreviewEnd(
  isOver: boolean,
  heading: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  leaveFullscreen: () => void,
): void {
  const onOver = useEffectEvent(() => {
    leaveFullscreen();
    const { activeElement } = document;
    // Whoever is writing elsewhere meanwhile is not torn away.
    if (activeElement === document.body || frame.current?.contains(activeElement)) heading.current?.focus();
  });
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
}
