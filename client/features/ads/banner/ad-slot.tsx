import { useEffect, useRef, useState } from 'react';
import { AdBanner } from './ad-banner.tsx';
import { AdFrame } from './ad-frame.tsx';

/**
 * Reserves the space of a banner and asks for it when it comes into view, so that nothing moves.
 * Without ads, or if the browser blocks them, the space and its margin are removed.
 */
export function AdSlot({ className }: { className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      setNear(true);
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  if (isEmpty) return null;
  return (
    <div ref={place} className={className}>
      {isNear ? <AdBanner onEmpty={() => setEmpty(true)} /> : <AdFrame />}
    </div>
  );
}
