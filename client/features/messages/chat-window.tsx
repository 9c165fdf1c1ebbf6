import { type ReactNode, useEffect, useRef } from 'react';
import { X } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { closeChat, findOpener } from './chat-state.ts';

/** The frame of list and conversation: a card above the page, a bottom sheet below 640 px. The page stays usable. */
export function ChatWindow({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeChat();
    };
    const { current } = frame;
    current?.addEventListener('keydown', onKeyDown);
    return () => {
      current?.removeEventListener('keydown', onKeyDown);
      // Focus returns to where it came from.
      const opener = document.activeElement === document.body ? findOpener() : null;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={frame}
      data-chat="open"
      aria-label={t('Messages')}
      className="animate-in fixed right-6 bottom-6 z-30 flex h-[460px] max-h-[calc(100dvh-var(--nav)-3rem)] w-[348px] flex-col overflow-hidden rounded-lg bg-surface shadow-pop max-lg:bottom-20 max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-[80dvh] max-sm:w-auto max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]"
    >
      {children}
    </section>
  );
}

/** The header; the close button is always last. */
export const ChatHead = ({ children }: { children: ReactNode }) => (
  <div className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-1.5">
    {children}
    <IconButton label={t('Close messages')} onClick={closeChat}>
      <X size={18} aria-hidden />
    </IconButton>
  </div>
);
