import '#client/utilities.css';
import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog, Popover } from 'radix-ui';
import { useMedia } from '#client/lib/use-media.ts';

interface AnchoredPanelProps {
  label: string;
  /** Opens it, closes it, and has the focus afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  /** Of the popover. */
  className: string;
  /** The panel has the focus first, not the first thing in it. */
  isFocused?: boolean;
  onClose: () => void;
  /** A sheet needs a `Dialog.Title`. */
  children: (isSheet: boolean) => ReactNode;
}

/** A popover at its button, below 640 px a sheet at the bottom. */
export function AnchoredPanel({
  label,
  button,
  className,
  isFocused = false,
  onClose,
  children,
}: AnchoredPanelProps) {
  const isSheet = useMedia('(width < 40rem)');
  /** The page behind a dialog takes neither clicks nor focus. */
  const [container] = useState(
    () => document.activeElement?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('main'),
  );
  const shared = {
    tabIndex: -1,
    'aria-describedby': undefined,
    onOpenAutoFocus: (event: Event) => {
      if (!isFocused) return;
      event.preventDefault();
      (event.currentTarget as HTMLElement).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      button.current?.focus();
    },
  };
  if (isSheet) {
    return (
      <Dialog.Root open onOpenChange={onClose}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/75" />
          <Dialog.Content
            {...shared}
            className="animate-in fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-lg bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop outline-none"
          >
            {children(true)}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal container={container}>
        <Popover.Content
          {...shared}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
          // The button closes it itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          className={`animate-in z-50 flex max-h-[min(440px,var(--radix-popover-content-available-height))] flex-col overflow-hidden rounded-md bg-raised shadow-pop outline-none ${className}`}
        >
          {children(false)}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
