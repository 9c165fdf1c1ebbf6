import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#client/lib/t.ts';
import { SearchInput } from '#client/ui/search-input.tsx';

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
      aria-label={t('Videos')}
      className="w-full max-sm:basis-full sm:w-64"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== words) onChange(typed, false);
      }}
    >
      <SearchInput
        label={t('Search videos')}
        maxLength={MAX_WORDS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) setText('');
        }}
        onClear={() => setText('')}
      />
    </form>
  );
}
