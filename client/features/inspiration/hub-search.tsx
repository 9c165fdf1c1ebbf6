import { useEffect, useEffectEvent, useState } from 'react';
import { Search, X } from 'lucide-react';
import * as texts from './texts.ts';

/** Delay between the last key and the search. */
const PAUSE_MS = 350;
const MAX_WORDS = 200;

interface HubSearchProps {
  words: string;
  /** @param isTyping not submitted by Enter */
  onChange: (words: string, isTyping: boolean) => void;
}

/** Filters the list by words while typing. */
export function HubSearch({ words, onChange }: HubSearchProps) {
  const [text, setText] = useState(words);
  const [known, setKnown] = useState(words);
  // Changed elsewhere: by Back, or 'Show all'.
  if (known !== words) {
    setKnown(words);
    if (text.trim() !== words) setText(words);
  }
  const typed = text.trim();
  const follow = useEffectEvent((next: string) => onChange(next, true));
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => follow(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <form
      role="search"
      aria-label={texts.videos}
      className="relative w-full max-sm:basis-full sm:w-64"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== words) onChange(typed, false);
      }}
    >
      <Search
        size={17}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-mute"
      />
      <input
        type="text"
        aria-label={texts.searchVideos}
        placeholder={texts.searchVideos}
        autoComplete="off"
        maxLength={MAX_WORDS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) setText('');
        }}
        className="h-11 w-full rounded-full border border-edge bg-ink pr-11 pl-11 text-sm text-paper placeholder:text-mute hover:border-soft"
      />
      {text && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={(event) => {
            event.currentTarget.form?.querySelector('input')?.focus();
            setText('');
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-mute hover:text-paper"
        >
          <X size={17} aria-hidden />
        </button>
      )}
    </form>
  );
}
