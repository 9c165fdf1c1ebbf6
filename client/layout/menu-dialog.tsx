import { Suspense, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Menu } from '#client/ui/icons.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazyPart(loadSheet);

/** The rail, where it does not fit. Closes after navigation. */
export function MenuDialog({ className }: { className?: string }) {
  const [path] = useLocation();
  const query = useSearch();
  const here = `${path}?${query}`;
  // Open only on the page it was opened on.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedAt === here;
  return (
    <>
      <IconButton
        ref={button}
        label={t('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className}
        onPointerEnter={() => void loadSheet()}
        onClick={() => setOpenedAt(here)}
      >
        <Menu size={20} aria-hidden />
      </IconButton>
      {openedAt !== null && (
        <Suspense fallback={null}>
          <MenuSheet
            isOpen={isOpen}
            onOpenChange={(next) => setOpenedAt(next ? here : null)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
