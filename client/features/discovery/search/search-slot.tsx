import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Search } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { useLocation, useSearch } from 'wouter';
import { parseBrowse } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useMedia } from '#client/lib/use-media.ts';
import { paths } from '#client/paths.ts';
import { SearchBox } from './search-box.tsx';

const loadSheet = () => import('./search-sheet.tsx');
const SearchSheet = lazyPart(loadSheet);

/** Tablets have no main links, so the box fits; from 1024 to 1279 the links need the room. */
const ROOM = '((width >= 40rem) and (width < 64rem)) or (width >= 80rem)';
const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** A slash typed outside of any input. */
function isHotkey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
  return !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
}

/** The navigation's search: a box if there is room, otherwise an icon that opens one. */
export function SearchSlot() {
  const [path] = useLocation();
  const search = useSearch();
  // Other screens have search terms of their own in the URL.
  const words = (path === paths.home() && parseBrowse(search).q) || '';
  const hasRoom = useMedia(ROOM);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [wasSheetOpen, setWasSheetOpen] = useState(false);
  if (isSheetOpen && !wasSheetOpen) setWasSheetOpen(true);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isHotkey(event)) return;
    event.preventDefault();
    if (!hasRoom) return setIsSheetOpen(true);
    input.current?.focus();
    input.current?.select();
  });
  // Before the box is painted: whoever sees it may type.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return hasRoom ? (
    <div className="mr-2 w-[clamp(14rem,34vw,500px)] min-w-0">
      <SearchBox key={words} initial={words} ref={input} />
    </div>
  ) : (
    <>
      <IconButton
        ref={button}
        label={t('Search')}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        onPointerEnter={() => void loadSheet()}
        onClick={() => setIsSheetOpen(true)}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      {wasSheetOpen && (
        <Suspense fallback={null}>
          <SearchSheet
            initial={words}
            isOpen={isSheetOpen}
            onOpenChange={setIsSheetOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
