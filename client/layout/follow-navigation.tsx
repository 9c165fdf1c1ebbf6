import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberPlace } from '#client/lib/places.ts';
import { arrival, scrollBackTo, watchScroll } from '#client/lib/scroll-memory.ts';

watchScroll();

/** After following a link: scrolls to the top and focuses the new page's content. After Back: as it was. */
export function FollowNavigation() {
  const [path] = useLocation();
  const query = useSearch();
  const here = `${path}?${query}`;
  const previous = useRef(here);
  useLayoutEffect(() => {
    rememberPlace(here);
    if (previous.current === here) return;
    previous.current = here;
    const { isBack, stays, top } = arrival();
    if (stays) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (isBack) scrollBackTo(top);
    else scrollTo(0, 0);
  }, [here]);
  return null;
}
