import '#client/utilities.css';
import { type RefObject, useEffect, useRef } from 'react';
import { Toast } from 'radix-ui';
import { CircleAlert, CircleCheck, X } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { TOAST_DURATION_MS, dismissToast, drawNow, useToasts } from '#client/lib/toast.ts';
import { Button } from './base/button.tsx';

const SWIPE_THRESHOLD_PX = 50;

/**
 * A dialog's focus trap listens at the document for focus that leaves the dialog. Toasts are outside of it but
 * may have the focus, so these events are hidden from the trap.
 */
function useFreeFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const isIn = (target: EventTarget | null) => target instanceof Node && region.current?.contains(target);
    const on = (name: 'focusin' | 'focusout', isOurs: (event: FocusEvent) => boolean | undefined) =>
      document.documentElement.addEventListener(name, (event) => isOurs(event) && event.stopPropagation(), {
        signal: listening.signal,
      });
    on('focusin', ({ target }) => isIn(target));
    on('focusout', ({ relatedTarget }) => isIn(relatedTarget));
    return () => listening.abort();
  }, [region]);
}

const OPEN_LAYER = '[data-state="open"]:is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** Escape is for what lies below: it closes the toast, which came last and would keep the key, and goes on from there. */
function passOn({ target }: KeyboardEvent, toasts: Element | null): void {
  if (!(target instanceof Element) || toasts?.contains(target) || !document.querySelector(OPEN_LAYER)) return;
  setTimeout(() =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
}

/** F8 moves focus here; a swipe to the right dismisses. */
export function Toaster({ isAsked = false }: { isAsked?: boolean }) {
  const toasts = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  useFreeFocus(viewport);
  useEffect(drawNow, []);
  useEffect(() => {
    // F8 was pressed before the listener was attached.
    if (isAsked) viewport.current?.focus();
  }, [isAsked]);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} duration={TOAST_DURATION_MS}>
      {toasts.map(({ id, title, description, variant, action, isOpen }) => {
        const isBad = variant === 'destructive';
        const Icon = isBad ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={id}
            open={isOpen}
            onOpenChange={(open) => !open && dismissToast(id)}
            onEscapeKeyDown={(event) => passOn(event, viewport.current)}
            type={isBad ? 'foreground' : 'background'}
            className="animate-toast pointer-events-auto flex items-start gap-3 rounded-md bg-overlay p-4 pr-2 shadow-pop data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Icon
              size={20}
              aria-hidden
              className={isBad ? 'mt-px shrink-0 text-danger' : 'mt-px shrink-0 text-ok'}
            />
            <div className="min-w-0 flex-1">
              <Toast.Title className="text-sm font-semibold text-paper">{title}</Toast.Title>
              {description && (
                <Toast.Description className="mt-0.5 text-sm text-soft">{description}</Toast.Description>
              )}
            </div>
            {action && (
              <Toast.Action altText={action.label} asChild>
                <Button variant="quiet" className="-my-3 !px-3 hover:!bg-raised" onClick={action.onClick}>
                  {action.label}
                </Button>
              </Toast.Action>
            )}
            <Toast.Close
              aria-label={t('Dismiss')}
              className="-my-3 grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-raised hover:text-paper"
            >
              <X size={16} aria-hidden />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        ref={viewport}
        className="fixed bottom-4 left-4 z-[60] grid w-[380px] max-w-[calc(100vw-2rem)] gap-2 max-lg:inset-x-4 max-lg:top-[calc(var(--nav)+0.5rem)] max-lg:bottom-auto max-lg:mx-auto"
      />
    </Toast.Provider>
  );
}
