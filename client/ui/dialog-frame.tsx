import '#client/utilities.css';
import { type ReactNode, useRef } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { X } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

interface DialogFrameProps {
  title: string;
  description: string;
  children: ReactNode;
  footer?: ReactNode;
  /** A max-w-* class. */
  width?: string;
  /** Escape and a click beside it do nothing: what it shows cannot be shown again. */
  isKeptOpen?: boolean;
}

const FIRST = ':is(input, select, textarea, button, a[href]):not([tabindex="-1"], :disabled, [data-close])';

/** Focuses the element marked `data-autofocus`, else the first control after the close button, else the dialog. */
function focusFirst(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  event.preventDefault();
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST);
  (first ?? dialog).focus();
}

/** Until a menu has returned its focus. */
const MENU_MS = 100;

/** The trigger of the menu that contains the element. */
const menuButtonOf = (element: Element | null): Element | null =>
  document.getElementById(element?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '');

/**
 * Where the focus returns to. For a dialog opened from a menu that is the menu's trigger, because the menu is gone by
 * then. If the menu is already closed when the dialog opens, it focuses its trigger a moment later, and the
 * dialog takes the focus back.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null);
  const remember = () => {
    const focused = document.activeElement;
    opener.current = menuButtonOf(focused) ?? focused;
    if (focused !== document.body) return;
    const listening = new AbortController();
    const takeOutside = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      opener.current = target;
      listening.abort();
    };
    document.addEventListener('focusin', takeOutside, { capture: true, signal: listening.signal });
    setTimeout(() => listening.abort(), MENU_MS);
  };
  const returnFocus = () => opener.current instanceof HTMLElement && opener.current.focus();
  return { remember, returnFocus };
}

/** Inside a root of Radix. Centered card from 640 px, bottom sheet below; the body scrolls, header and footer stay. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  width = 'sm:max-w-[560px]',
  isKeptOpen = false,
}: DialogFrameProps) {
  /** Dialogs opened by state have no trigger to return focus to. */
  const { remember, returnFocus } = useOpener();
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 bg-ink/75 backdrop-blur-sm" />
      <Radix.Content
        onOpenAutoFocus={(event) => {
          remember();
          focusFirst(event);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        onInteractOutside={(event) => isKeptOpen && event.preventDefault()}
        onEscapeKeyDown={(event) => {
          // Puts back an item of a list that is being moved.
          const isMoving = document.querySelector('[aria-roledescription][aria-pressed="true"]') !== null;
          if (isKeptOpen || isMoving) event.preventDefault();
        }}
        className={clsx(
          'animate-in fixed inset-x-4 top-[6dvh] z-50 mx-auto flex max-h-[88dvh] flex-col overflow-hidden rounded-lg bg-surface shadow-pop outline-none',
          'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[94dvh] max-sm:rounded-b-none',
          'sm:top-1/2 sm:-translate-y-1/2',
          width,
        )}
      >
        <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
          <div className="min-w-0 wrap-anywhere">
            <Radix.Title className="text-2xl">{title}</Radix.Title>
            <Radix.Description className="mt-1 text-sm text-mute">{description}</Radix.Description>
          </div>
          <Radix.Close
            data-close
            aria-label={t('Close')}
            className="-mt-1 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-raised hover:text-paper"
          >
            <X size={20} aria-hidden />
          </Radix.Close>
        </div>
        {children}
        {footer && (
          <div className="flex items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-8">
            {footer}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** A dialog that is open as long as it is rendered. */
export const Dialog = ({ onClose, ...frame }: DialogFrameProps & { onClose: () => void }) => (
  <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogFrame {...frame} />
  </Radix.Root>
);
