import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { arrival, scrollBackTo, watchScroll } from '#client/lib/scroll-memory.ts';

watchScroll();

/** After following a link: to the top, and focus to the new page's content, as a full load would do. Back: as it was. */
export function FollowNavigation() {
  const [path] = useLocation();
  const query = useSearch();
  const here = `${path}?${query}`;
  const previous = useRef(here);
  useLayoutEffect(() => {
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
