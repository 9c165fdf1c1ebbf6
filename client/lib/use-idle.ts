import { useEffect, useState } from 'react';

/** After the page has loaded. Long enough for what is on a phone's screen to arrive first. */
const QUIET_MS = 20_000;
const STIRS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let isIdle = false;

/**
 * Whether optional parts may load: at the first interaction, because a menu or the chat may be needed next, or some
 * time after the page has loaded.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(isIdle);
  useEffect(() => {
    if (isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      isIdle = true;
      setIdle(true);
    };
    const wait = () => (timer = setTimeout(settle, QUIET_MS));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    for (const name of STIRS) addEventListener(name, settle, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
      for (const name of STIRS) removeEventListener(name, settle);
    };
  }, []);
  return idle;
}
