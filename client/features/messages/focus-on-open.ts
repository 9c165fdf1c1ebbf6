import { type RefObject, useEffect } from 'react';
import { takeFocusRequest } from './chat-state.ts';

/** Where a keyboard is at hand, one writes at once; on a phone the keyboard would cover what one came to read. */
export const hasKeyboard = (): boolean => window.matchMedia?.('(pointer: fine)').matches ?? false;

/** Takes the focus when the member has just gone here, not when the page under the chat has changed. */
export function useFocusOnOpen(target: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted && takeFocusRequest()) target.current?.focus({ preventScroll: true });
  }, [target, isWanted]);
}
