import { useEffect, useRef, useState } from 'react';
import type { AdBanner } from './ad-banner.tsx';
import { AdFrame } from './ad-frame.tsx';

/**
 * Where a banner hangs. Its code comes when the place is seen; until then its room is kept, so that nothing moves.
 * Without ads, or where the browser refuses them, the place is gone, and its margin with it.
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
