import { type RefObject, useEffect } from 'react';
import { takeFocusRequest } from './chat-state.ts';

/** With a physical keyboard the input is focused at once; on a phone the keyboard would cover the messages. */
export const hasKeyboard = (): boolean => window.matchMedia?.('(pointer: fine)').matches ?? false;

/** Takes the focus if the member just opened this view, not if the page behind the chat changed. */
export function useFocusOnOpen(target: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted && takeFocusRequest()) target.current?.focus({ preventScroll: true });
  }, [target, isWanted]);
}
