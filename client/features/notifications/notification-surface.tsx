import { type RefObject, useRef } from 'react';
import { Dialog, Popover } from 'radix-ui';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { NotificationPanel } from './notification-panel.tsx';

interface SurfaceProps {
  bell: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** No button is focused when the list opens, because reading comes first. */
function focusPanel(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** A popover under the bell from 640 px; below that a full-screen sheet. */
export function NotificationSurface({ bell, onClose }: SurfaceProps) {
  const isSmall = useMedia('(width < 40rem)');
  /** A followed notification moves the focus to its target. */
  const hasLeft = useRef(false);
  const leave = () => {
    hasLeft.current = true;
    onClose();
  };
  const shared = {
    tabIndex: -1,
    onOpenAutoFocus: focusPanel,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!hasLeft.current) bell.current?.focus();
    },
  };
  if (isSmall) {
    return (
      <Dialog.Root open onOpenChange={onClose}>
        <Dialog.Portal>
          <Dialog.Content
            {...shared}
            aria-describedby={undefined}
            className="animate-in fixed inset-0 z-50 flex flex-col bg-surface outline-none"
          >
            <NotificationPanel Title={Dialog.Title} onLeave={leave} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={bell} />
      <Popover.Portal container={document.getElementById('main')}>
        <Popover.Content
          {...shared}
          align="end"
          alignOffset={-8}
          sideOffset={16}
          collisionPadding={8}
          aria-label={t('Notifications')}
          // The bell closes it itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && bell.current?.contains(event.target)) event.preventDefault();
          }}
          className="animate-in z-50 flex max-h-[min(740px,calc(100dvh-88px))] w-[440px] flex-col overflow-hidden rounded-md bg-raised shadow-pop outline-none"
        >
          <NotificationPanel Title="h2" onLeave={leave} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
