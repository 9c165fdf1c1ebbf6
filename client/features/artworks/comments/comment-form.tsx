import { type FormEvent, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { isVisible } from '#shared/kernel/fields.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft, writeDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { type Answered, useAddComment } from './comment-queries.ts';

interface CommentFormProps {
  artworkId: string;
  viewer: CurrentUser;
  /** It answers someone, and was opened for that. */
  reply?: { to: string; answered: Answered; onSend: () => void; onClose: () => void };
}

/** The draft is kept in sessionStorage: it survives failures, reloads and sign-in. */
export function CommentForm({ artworkId, viewer, reply }: CommentFormProps) {
  const draft = reply ? `reply:${reply.answered.id}` : `comment:${artworkId}`;
  const [text, setText, clearDraft] = useDraft(draft, '');
  const { add, error: refusal, isPending } = useAddComment(artworkId, viewer, reply?.answered);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const isOpen = reply !== undefined || hasFocus || text !== '' || refusal !== null;
  useRefocus(field, isPending);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(text) || isPending) return;
    clearDraft();
    reply?.onSend();
    try {
      await add(text);
      reply?.onClose();
    } catch {
      // Also clears the stored draft: the form may be unmounted by now, or about to redirect to sign-in.
      writeDraft(draft, text);
      setText((now) => now || text);
    }
  };
  return (
    <form className="flex items-start gap-3 sm:gap-4" onSubmit={(event) => void submit(event)}>
      <Avatar person={viewer} size={reply ? 32 : 40} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-3">
        <Textarea
          ref={field}
          label={reply ? t('Reply to {name}', { name: reply.to }) : t('Add a comment')}
          labelAt="hidden"
          error={refusal ? sentenceOf(refusal) : undefined}
          // One line until it is used.
          rows={isOpen ? (reply ? 2 : 3) : 1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button was pressed for it
          autoFocus={reply !== undefined}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onKeyDown={(event) => event.key === 'Escape' && reply?.onClose()}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={reply ? t('Reply to {name}', { name: reply.to }) : t('What do you see?')}
        />
        {isOpen && (
          <div className="flex justify-end gap-2">
            {reply && (
              <Button variant="quiet" size="sm" onClick={reply.onClose}>
                {t('Cancel')}
              </Button>
            )}
            <Button type="submit" size="sm" disabled={!isVisible(text) || isPending}>
              {isPending ? t('Sending...') : reply ? t('Reply') : t('Comment')}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
