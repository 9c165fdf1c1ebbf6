import { useEffect, useState } from 'react';

let isIdle = false;

/** Whether the page has loaded and had a quiet moment since: what nobody waits for may come then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(isIdle);
  useEffect(() => {
    if (isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      isIdle = true;
      setIdle(true);
    };
    const wait = () => {
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(rest, { timeout: 2000 });
      else timer = setTimeout(rest, 200);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return idle;
}
