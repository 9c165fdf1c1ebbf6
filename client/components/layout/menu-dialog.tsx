import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Dialog } from 'radix-ui';
import { Menu } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { Rail } from './rail.tsx';

/** The rail where there is no room for it. Closes when it has led somewhere. */
export function MenuDialog({ className }: { className?: string }) {
  const [path] = useLocation();
  const query = useSearch();
  const here = `${path}?${query}`;
  // Open only for the page it was opened on.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <Dialog.Root open={openedAt === here} onOpenChange={(isOpen) => setOpenedAt(isOpen ? here : null)}>
      <Dialog.Trigger asChild>
        <IconButton label="Open menu" className={className}>
          <Menu size={20} aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/70" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 overflow-y-auto bg-surface p-3 pt-4 shadow-pop"
        >
          <Dialog.Title className="mb-4 px-3 text-xl">Menu</Dialog.Title>
          <Rail />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
