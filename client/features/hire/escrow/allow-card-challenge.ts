/**
 * The bank's question is put into the page beside the dialog, which keeps clicks and focus to itself: while a payment
 * is confirmed, it does not. @returns the way back
 */
export function allowCardChallenge(): () => void {
  const { style } = document.body;
  const before = style.pointerEvents;
  const isOutside = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[role="dialog"]') === null;
  const letGo = (event: FocusEvent) => {
    if (isOutside(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
  };
  style.pointerEvents = 'auto';
  window.addEventListener('focusin', letGo, true);
  window.addEventListener('focusout', letGo, true);
  return () => {
    // The dialog may be gone by then: what it asked for must not outlive it.
    style.pointerEvents = document.querySelector('[role="dialog"]') ? before : '';
    window.removeEventListener('focusin', letGo, true);
    window.removeEventListener('focusout', letGo, true);
  };
}
