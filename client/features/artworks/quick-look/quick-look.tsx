import '#client/utilities.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardBeside, cardOf, like, linkOf } from './cards.ts';
import { findWork } from '../find-work.ts';
import { KeyHint } from './key-hint.tsx';
import { watchOpening } from './grow.ts';
import { watchLongPress } from './long-press.ts';
import { QuickLookDialog } from './quick-look-dialog.tsx';

/** Announced with the link; each works only while the focus is on a card. */
const SHORTCUTS = 'Space J K L';

/** Keys and long press of the cards: Space looks closer, J and K go on and back, L likes. */
export default function QuickLook({ first, onReady }: { first: Event; onReady: () => void }) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  const open = (from: HTMLElement) => {
    if (findWork(from.dataset['work'] ?? '')) setCard(from);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const from = cardOf(event.target);
    if (!from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const go = (step: 1 | -1) => {
      const to = cardBeside(from, step);
      if (to) linkOf(to)?.focus();
    };
    const keys: Record<string, () => void> = {
      j: () => go(1),
      k: () => go(-1),
      l: () => like(from),
      // Space on a button is a click.
      ...(event.target === linkOf(from) && { ' ': () => open(from) }),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]?.();
  });
  const onFocus = useEffectEvent((target: EventTarget | null) => {
    const at = cardOf(target);
    if (at) linkOf(at)?.setAttribute('aria-keyshortcuts', SHORTCUTS);
    setFocused(at?.matches(':has(:focus-visible)') ? at : null);
  });
  const onLong = useEffectEvent(open);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    document.addEventListener('focusin', ({ target }) => onFocus(target), { signal });
    document.addEventListener('focusout', () => onFocus(null), { signal });
    onReady();
    onFocus(first.type === 'focusin' || first.type === 'keydown' ? first.target : null);
    // Space was pressed while this was loading.
    const pressed = first.type === 'keydown' && cardOf(first.target);
    if (pressed) onLong(pressed);
    const stops = [watchLongPress((from) => onLong(from), first), watchOpening()];
    return () => {
      listening.abort();
      for (const stop of stops) stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the event that loaded this is looked at
  }, []);

  if (card) return <QuickLookDialog card={card} onGo={setCard} onClose={() => setCard(null)} />;
  return focused && <KeyHint />;
}
