import { type KeyboardEvent, type Ref, Suspense, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { clsx } from 'clsx';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import { parseBrowse } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { SearchInput } from '#client/ui/search-input.tsx';
import { paths } from '#client/paths.ts';
import type * as Offers from './offers.ts';
import { optionId } from './option-id.ts';
import { useSuggestions } from './use-suggestions.ts';

const MAX_WORDS = 200;

const OpenBox = lazyPart(() => import('./open-box.tsx'));
const SuggestionList = lazyPart(() => import('./suggestion-list.tsx'));
/** Without a connection nothing is offered. */
const withOffers = (use: (offers: typeof Offers) => void): void =>
  void import('./offers.ts').then(use, () => {});
/** Whose recent searches these are. */
const memberId = (): string => queryClient.getQueryData(sessionQuery.queryKey)?.id ?? '';

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
  const { items, isCurrent, hasFailed } = useSuggestions(words, isOpen);
  /** Before anything is typed. */
  const [offers, setOffers] = useState<readonly Offers.Offer[]>([]);
  const readOffers = () => withOffers(({ offerAll }) => void offerAll(memberId(), setOffers));
  const rows = words === '' ? offers.length : items.length + 1;
  /** The list may have become shorter. */
  const marked = active >= rows ? -1 : active;

  const leave = (to: string) => {
    setIsOpen(false);
    setActive(-1);
    onLeave?.();
    navigate(to);
  };
  const search = (q: string) => {
    withOffers(({ remember }) => remember(memberId(), q));
    leave(paths.browse({ q }));
  };
  /** @param recent one of them; all if absent */
  const forgetRecent = (recent?: string) =>
    withOffers(({ forget }) => {
      forget(memberId(), recent);
      readOffers();
    });
  const choose = (index: number) => {
    const [item, offer] = [items[index], offers[index]];
    if (words === '') {
      if (offer?.kind === 'clear') forgetRecent();
      else if (offer?.kind === 'alerts') leave(paths.alerts());
      else if (offer?.kind === 'saved') leave(paths.browse({ ...parseBrowse(offer.search), sort: 'newest' }));
      else if (offer) search(offer.words);
    } else if (item) leave(hrefOf(item));
    else search(words);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an IME is composing, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number | false> = {
      ArrowDown: isOpen && rows > 0 ? (marked + 1) % rows : 0,
      ArrowUp: isOpen && marked > 0 ? marked - 1 : rows - 1,
      Home: isOpen && words !== '' && 0,
      End: isOpen && words !== '' && rows - 1,
    };
    const next = moves[event.key];
    if (typeof next === 'number') {
      event.preventDefault();
      setIsOpen(true);
      setActive(next);
    } else if (event.key === 'Delete' && words === '' && offers[marked]?.kind === 'recent') {
      forgetRecent(offers[marked].words);
    } else if (event.key === 'Escape' && isFloating) {
      if (!isOpen) setText('');
      setIsOpen(false);
      setActive(-1);
    }
  };

  const list = { id: `${id}-list`, active: marked, isFloating, onActivate: setActive, onChoose: choose };
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
          label={t('Search artworks, artists and projects')}
          shape={isFloating ? 'header' : 'sheet'}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          {...(isOpen && marked >= 0 ? { 'aria-activedescendant': optionId(`${id}-list`, marked) } : {})}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_WORDS}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setIsOpen(true);
            if (event.target.value === '') readOffers();
          }}
          onFocus={() => {
            readOffers();
            setIsOpen(!isFloating || words === '' || words !== initial);
          }}
          onBlur={() => isFloating && setIsOpen(false)}
          onKeyDown={onKeyDown}
          onClear={() => {
            readOffers();
            setText('');
            setActive(-1);
          }}
        />
      </div>
      <div
        hidden={!isOpen}
        className={clsx(
          isFloating
            ? 'animate-in absolute top-full right-0 mt-3 w-full min-w-[440px] overflow-hidden rounded-md bg-raised shadow-pop max-md:min-w-[400px]'
            : isOpen && 'mt-3 flex min-h-0 flex-1 flex-col',
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
          {isOpen && words && isCurrent && summaryOf(items.length, words, hasFailed)}
        </p>
        {isOpen && (
          <Suspense fallback={null}>
            {words === '' ? (
              <OpenBox {...list} offers={offers} onForget={forgetRecent} />
            ) : (
              <SuggestionList {...list} words={words} items={items} />
            )}
          </Suspense>
        )}
      </div>
    </form>
  );
}

function summaryOf(found: number, words: string, hasFailed: boolean): string {
  if (hasFailed) return t('Suggestions couldn’t be loaded.');
  if (found === 0) return t('No suggestions for “{words}”', { words });
  return tn(found, '{n} suggestion', '{n} suggestions');
}
