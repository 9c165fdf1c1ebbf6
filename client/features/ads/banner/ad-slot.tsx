import { useEffect, useRef, useState } from 'react';
import type { AdBanner } from './ad-banner.tsx';
import { AdFrame } from './ad-frame.tsx';

/**
 * Reserves the space of a banner and loads its code when it comes into view, so that nothing moves.
 * Without ads, or if the browser blocks them, the space and its margin are removed.
 */
export function AdSlot({ className }: { className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<{ Banner: typeof AdBanner } | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      import('./ad-banner.tsx').then(
        (module) => setBanner({ Banner: module.AdBanner }),
        () => setEmpty(true),
      );
    });
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, []);
  if (isEmpty) return null;
  return (
    <div ref={place} className={className}>
      {banner ? <banner.Banner onEmpty={() => setEmpty(true)} /> : <AdFrame />}
    </div>
  );
}
