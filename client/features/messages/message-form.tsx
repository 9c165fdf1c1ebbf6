import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Send } from 'lucide-react';
import { MESSAGE_MAX } from '#shared/messages/contract.ts';
import { hasKeyboard, useFocusOnOpen } from './focus-on-open.ts';
import type { useOutbox } from './outbox.ts';
import * as texts from './texts.ts';

/** Enter sends, Shift+Enter adds a line break. */
export function MessageForm({ name, outbox }: { name: string; outbox: ReturnType<typeof useOutbox> }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnOpen(field, hasKeyboard());
  const { text, error, isSending } = outbox;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    outbox.send();
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    outbox.send();
  };
  return (
    <form className="shrink-0 border-t border-line p-3" onSubmit={submit}>
      {error && (
        <p id={`${id}e`} className="mb-2 px-1 text-xs text-danger">
          {error}
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.message(name)}
        </label>
        <textarea
          dir="auto"
          ref={field}
          id={id}
          rows={1}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => outbox.setText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={error ? `${id}e` : undefined}
          aria-invalid={error ? true : undefined}
          placeholder={texts.writeAMessage}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-[22px] border border-edge bg-ink px-4 py-2.5 text-sm text-paper placeholder:text-mute hover:border-soft max-sm:text-base"
        />
        <button
          type="submit"
          aria-label={texts.send}
          disabled={!text.trim() || isSending}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hi disabled:bg-overlay disabled:text-mute"
        >
          <Send size={18} aria-hidden />
        </button>
      </div>
    </form>
  );
}
