import { Dialog } from 'radix-ui';
import { X } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Rail } from './rail.tsx';

interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Focus returns to where it came from. */
  onClosed: () => void;
}

/** The rail as a sheet from the left. */
export default function MenuSheet({ isOpen, onOpenChange, onClosed }: MenuSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/70" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-y-0 left-0 z-50 w-72 overflow-y-auto bg-surface p-3 pt-4 shadow-pop"
        >
          <div className="mb-3 flex items-center justify-between pl-3">
            <Dialog.Title className="text-xl">{t('Menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('Close')}>
                <X size={20} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <Rail />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
