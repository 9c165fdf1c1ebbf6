import { useEffect, useRef } from 'react';

/** For work that outlives its component: whether there is still anybody to tell. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}
