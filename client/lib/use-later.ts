import { useDeferredValue } from 'react';
import { arrival } from './scroll-memory.ts';

/**
 * False while a screen is first drawn, then true, for what is below its first pictures: a phone shows those, and answers to
 * touch, before it draws the rest. True at once for a member who comes back, who may have been further down.
 */
export const useLater = (): boolean => useDeferredValue(true, arrival().isBack);

/** A row of a desktop. */
const FIRST = 3;
/** The first of these while a screen is first drawn, then all. */
export function useFirstThenAll<T>(items: readonly T[]): readonly T[] {
  const isLater = useLater();
  return isLater ? items : items.slice(0, FIRST);
}
