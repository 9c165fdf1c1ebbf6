import '#client/utilities.css';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Dialog, Popover } from 'radix-ui';
import type { Artwork } from '#shared/artworks/contract.ts';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { SavePanel } from './save-panel.tsx';
import { useSave } from './use-save.ts';

interface SaveToProps {
  work: Pick<Artwork, 'id' | 'title' | 'isSaved'>;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Opening it saves the work. Where it is kept: a popover at its button, below 640 px a sheet at the bottom. */
export default function SaveTo({ work, button, onClose }: SaveToProps) {
  const isSmall = useMedia('(width < 40rem)');
  const { save, isDone } = useSave(onClose);
  /** When the work is in 'Saved' its places are read. */
  const [isNew] = useState(!work.isSaved);
  const isReady = !isNew || isDone;
  /** The page behind a dialog takes neither clicks nor focus. */
  const [container] = useState(
    () => document.activeElement?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('main'),
  );
  const saveFirst = useEffectEvent(() => {
    if (isNew) save(work.id);
  });
  useEffect(() => saveFirst(), []);
  const shared = {
    tabIndex: -1,
    'aria-describedby': undefined,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      button.current?.focus();
    },
  };
  if (isSmall) {
    return (
      <Dialog.Root open onOpenChange={onClose}>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/75" />
          <Dialog.Content
            {...shared}
            className="animate-in fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-lg bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop outline-none"
          >
            <SavePanel work={work} isReady={isReady} Title={Dialog.Title} onClose={onClose} />
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
          aria-label={t('Save to')}
          // The button closes it itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          className="animate-in z-50 flex max-h-[min(440px,var(--radix-popover-content-available-height))] w-[300px] flex-col overflow-hidden rounded-md bg-raised shadow-pop outline-none"
        >
          <SavePanel work={work} isReady={isReady} Title="h2" onClose={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
