import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Send } from '#client/ui/icons.ts';
import { isVisible } from '#shared/kernel/fields.ts';
import { MESSAGE_MAX } from '#shared/messages/contract.ts';
import { hasKeyboard, useFocusOnOpen } from './focus-on-open.ts';
import type { useOutbox } from './outbox.ts';
import { t } from '#client/lib/t.ts';
import { Textarea } from '#client/ui/textarea.tsx';

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
        <p id={id} className="mb-2 px-1 text-xs text-danger">
          {error}
        </p>
      )}
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          label={t('Message {name}', { name })}
          labelAt="hidden"
          shape="bubble"
          className="min-w-0 flex-1"
          rows={1}
          maxLength={MESSAGE_MAX}
          value={text}
          onChange={(event) => outbox.setText(event.target.value)}
          onKeyDown={onKeyDown}
          {...(error && { 'aria-describedby': id, 'aria-invalid': true })}
          placeholder={t('Write a message')}
        />
        <button
          type="submit"
          aria-label={t('Send')}
          disabled={!isVisible(text) || isSending}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hi disabled:bg-overlay disabled:text-mute"
        >
          <Send size={18} aria-hidden />
        </button>
      </div>
    </form>
  );
}
