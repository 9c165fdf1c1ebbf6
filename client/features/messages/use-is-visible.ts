import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the window can be seen at all: a tab in the background reads nothing. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden);
