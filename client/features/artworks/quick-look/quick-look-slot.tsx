import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';

const QuickLook = lazyPart(() => import('./quick-look.tsx'));

/** Loads what cards answer to beyond a click when the first one is focused or touched. */
export function QuickLookSlot() {
  const [last, setLast] = useState<Event | null>(null);
  const isReady = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    // Until the keys are listened to: Space opens the quick look then, and does not scroll now.
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (isReady.current || key !== ' ' || event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest('[data-work]')?.querySelector('a[href]') !== target) return;
      event.preventDefault();
      setLast(event);
    };
    document.addEventListener('keydown', onKey, { signal: listening.signal });
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
        <QuickLook first={last} onReady={() => (isReady.current = true)} />
      </Suspense>
    )
  );
}
