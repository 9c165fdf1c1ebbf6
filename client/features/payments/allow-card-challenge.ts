/**
 * The bank's challenge is rendered beside the dialog, which traps clicks and focus: not while a payment
 * is being confirmed. @returns undoes it
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
    // The dialog may be gone by then; its change must not outlive it.
    style.pointerEvents = document.querySelector('[role="dialog"]') ? before : '';
    window.removeEventListener('focusin', letGo, true);
    window.removeEventListener('focusout', letGo, true);
  };
}
