import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible: a background tab reads nothing. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
