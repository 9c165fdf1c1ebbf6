import { type RefObject, useEffect, useState } from 'react';

/** iPhones support full screen in their native player only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Shows the player in full screen. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  const toggle = () => {
    const phone: PhoneVideo | null = element.current;
    if (isFull) leave();
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => undefined);
    else phone?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle, leave };
}
