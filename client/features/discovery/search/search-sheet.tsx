import { Dialog } from 'radix-ui';
import { ArrowLeft } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { SearchBox } from './search-box.tsx';

interface SearchSheetProps {
  initial: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Focus returns to where it came from. */
  onClosed: () => void;
}

/** Full screen below 640 px; a panel if only the navigation's links leave no room. */
const SearchSheet = ({ initial, isOpen, onOpenChange, onClosed }: SearchSheetProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/70" />
      <Dialog.Content
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement | null)?.querySelector('input')?.focus();
        }}
        className="animate-in fixed inset-0 z-50 flex flex-col bg-surface sm:inset-x-[12%] sm:top-3 sm:bottom-auto sm:max-h-[88dvh] sm:overflow-hidden sm:rounded-lg sm:pb-3 sm:shadow-pop"
      >
        <div className="flex h-14 shrink-0 items-center gap-1 px-2">
          <Dialog.Close asChild>
            <IconButton label={t('Back')}>
              <ArrowLeft size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Dialog.Title className="text-xl">{t('Search')}</Dialog.Title>
        </div>
        <SearchBox initial={initial} onLeave={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export default SearchSheet;
