import { type FormEvent, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft, writeDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { useAddComment } from './comment-queries.ts';

/** The draft is kept in sessionStorage: it survives failures, reloads and sign-in. */
export function CommentForm({ artworkId, viewer }: { artworkId: string; viewer: CurrentUser }) {
  const draft = `comment:${artworkId}`;
  const [text, setText, clearDraft] = useDraft(draft, '');
  const { add, error: refusal, isPending } = useAddComment(artworkId, viewer);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const isOpen = hasFocus || text !== '' || refusal !== null;
  useRefocus(field, isPending);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isPending) return;
    clearDraft();
    try {
      await add(text);
    } catch {
      // Also clears the stored draft: the form may be unmounted by now, or about to redirect to sign-in.
      writeDraft(draft, text);
      setText((now) => now || text);
    }
  };
  return (
    <form className="flex items-start gap-3 sm:gap-4" onSubmit={(event) => void submit(event)}>
      <Avatar person={viewer} size={40} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-3">
        <Textarea
          ref={field}
          label={t('Add a comment')}
          labelAt="hidden"
          error={refusal ? sentenceOf(refusal) : undefined}
          // One line until it is used.
          rows={isOpen ? 3 : 1}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('What do you see?')}
        />
        {isOpen && (
          <Button type="submit" size="sm" disabled={!text.trim() || isPending} className="justify-self-end">
            {isPending ? t('Sending...') : t('Comment')}
          </Button>
        )}
      </div>
    </form>
  );
}
