import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After following a link: to the top, and focus to the new page's content, as a full load would do. */
export function FollowNavigation() {
  const [path] = useLocation();
  const previous = useRef(path);
  const isBack = useRef(false);
  useEffect(() => {
    const onPop = () => (isBack.current = true);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    if (!isBack.current) scrollTo(0, 0);
    isBack.current = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
