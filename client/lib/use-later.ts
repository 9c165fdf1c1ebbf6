import { useDeferredValue } from 'react';
import { arrival } from './scroll-memory.ts';

/**
 * False while a screen is first drawn, then true, for what is below its first pictures: a phone shows those, and answers to
 * touch, before it draws the rest. True at once for a member who comes back, who may have been further down.
 */
export const useLater = (): boolean => useDeferredValue(true, arrival().isBack);
