import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { clsx } from 'clsx';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { paths } from '#client/paths.ts';
import * as texts from '#client/features/discovery/texts.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

const MAX_WORDS = 200;

const PATH_OF: Record<Suggestion['kind'], (id: string) => string> = {
  artwork: paths.artwork,
  artist: paths.profile,
  inspiration: paths.watch,
  course: paths.course,
  project: paths.project,
};
const hrefOf = ({ kind, id }: Suggestion): string => PATH_OF[kind](id);

interface SearchBoxProps {
  /** The page's current search terms. */
  initial: string;
  ref?: Ref<HTMLInputElement>;
  /** In a sheet: the list fills it, and leaving or Escape closes it. */
  onLeave?: () => void;
}

/** A combobox: suggestions while typing; Enter opens the highlighted one or all results. */
export function SearchBox({ initial, ref, onLeave }: SearchBoxProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isFloating = onLeave === undefined;
  const words = text.trim();
  const isShown = isOpen;
  const { items, isCurrent, hasFailed } = useSuggestions(words, isOpen);
  /** The categories before anything is typed; otherwise suggestions and all results. */
  const rows = words === '' ? CATEGORIES.length : items.length + 1;
  /** The list may have become shorter. */
  const marked = active >= rows ? -1 : active;

  const leave = (to: string) => {
    setIsOpen(false);
    setActive(-1);
    onLeave?.();
    navigate(to);
  };
  const choose = (index: number) => {
    const category = CATEGORIES[index];
    const item = items[index];
    if (words === '') {
      if (category) leave(paths.browse({ category }));
    } else if (item) leave(hrefOf(item));
    else leave(paths.browse({ q: words }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an IME is composing, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number | false> = {
      ArrowDown: isShown ? (marked + 1) % rows : 0,
      ArrowUp: isShown && marked > 0 ? marked - 1 : rows - 1,
      Home: isShown && words !== '' && 0,
      End: isShown && words !== '' && rows - 1,
    };
    const next = moves[event.key];
    if (typeof next === 'number') {
      event.preventDefault();
      setIsOpen(true);
      setActive(next);
    } else if (event.key === 'Escape' && isFloating) {
      if (!isShown) setText('');
      setIsOpen(false);
      setActive(-1);
    }
  };

  return (
    <form
      role="search"
      className={clsx('relative', isFloating ? 'w-full' : 'flex min-h-0 flex-1 flex-col')}
      onSubmit={(event) => {
        event.preventDefault();
        if (marked >= 0) choose(marked);
        else if (words) choose(items.length);
      }}
    >
      <div className={isFloating ? undefined : 'mx-4'}>
        <SearchInput
          ref={ref}
          label={texts.searchArtworks}
          shape={isFloating ? 'header' : 'sheet'}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          {...(isShown && marked >= 0 ? { 'aria-activedescendant': optionId(`${id}-list`, marked) } : {})}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_WORDS}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(!isFloating || words === '' || words !== initial)}
          onBlur={() => isFloating && setIsOpen(false)}
          onKeyDown={onKeyDown}
          onClear={() => {
            setText('');
            setActive(-1);
          }}
        />
      </div>
      <div
        hidden={!isShown}
        className={clsx(
          isFloating
            ? 'animate-in absolute top-full right-0 mt-3 w-full min-w-[440px] overflow-hidden rounded-md bg-raised shadow-pop max-md:min-w-[400px]'
            : isShown && 'mt-3 flex min-h-0 flex-1 flex-col',
        )}
      >
        <p
          role="status"
          className={clsx(
            words && isCurrent && items.length === 0
              ? 'px-5 pt-6 pb-2 text-center text-sm text-mute'
              : 'sr-only',
          )}
        >
          {isShown && words && isCurrent && summaryOf(items.length, words, hasFailed)}
        </p>
        <SuggestionList
          id={`${id}-list`}
          words={words}
          items={items}
          active={marked}
          isFloating={isFloating}
          onActivate={setActive}
          onChoose={choose}
        />
      </div>
    </form>
  );
}

function summaryOf(found: number, words: string, hasFailed: boolean): string {
  if (hasFailed) return texts.suggestionsNotLoaded;
  if (found === 0) return texts.noSuggestionsFor(words);
  return texts.suggestionsCount(found);
}
