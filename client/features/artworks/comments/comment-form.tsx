import { type FormEvent, useId, useRef } from 'react';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft, writeDraft } from '#client/lib/draft.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { useAddComment } from './comment-queries.ts';
import * as texts from './texts.ts';

/** The draft is kept in sessionStorage: it survives failures, reloads and sign-in. */
export function CommentForm({ artworkId, viewer }: { artworkId: string; viewer: CurrentUser }) {
  const id = useId();
  const draft = `comment:${artworkId}`;
  const [text, setText, forget] = useDraft(draft, '');
  const { add, error: refusal, isPending } = useAddComment(artworkId, viewer);
  const field = useRef<HTMLTextAreaElement>(null);
  useRefocus(field, isPending);
  const error = refusal ? sentenceOf(refusal) : '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isPending) return;
    forget();
    try {
      await add(text);
    } catch {
      // Also clears the stored draft: the form may be unmounted by now, or about to redirect to sign-in.
      writeDraft(draft, text);
      setText((now) => now || text);
    }
  };
  return (
    <form className="mt-5 flex items-start gap-3 sm:gap-4" onSubmit={(event) => void submit(event)}>
      <Avatar person={viewer} size={40} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-3">
        <label htmlFor={id} className="sr-only">
          {texts.addAComment}
        </label>
        <textarea
          dir="auto"
          ref={field}
          id={id}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={error ? `${id}e` : undefined}
          aria-invalid={error ? true : undefined}
          placeholder={texts.whatDoYouSee}
          className="w-full resize-y rounded-sm border border-edge bg-ink px-3.5 py-2.5 text-base text-paper placeholder:text-mute hover:border-soft"
        />
        {error && (
          <p id={`${id}e`} className="text-xs text-danger">
            {error}
          </p>
        )}
        <Button type="submit" size="sm" disabled={!text.trim() || isPending} className="justify-self-end">
          {isPending ? texts.sending : texts.comment}
        </Button>
      </div>
    </form>
  );
}
