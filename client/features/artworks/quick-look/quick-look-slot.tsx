import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';

const QuickLook = lazyPart(() => import('./quick-look.tsx'));

/** Loads what cards answer to beyond a click when the first one is focused or touched. */
export function QuickLookSlot() {
  const [last, setLast] = useState<Event | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const wake = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-work]')) setLast(event);
    };
    for (const name of ['focusin', 'pointerdown', 'pointerup', 'pointercancel'])
      document.addEventListener(name, wake, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    last && (
      <Suspense fallback={null}>
        <QuickLook first={last} />
      </Suspense>
    )
  );
}
