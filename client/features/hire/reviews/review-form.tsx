import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hireReviewEndpoints } from '#shared/hire/reviews/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { StarsField } from '#client/ui/stars.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { seenWhen } from './review-copy.ts';
import * as texts from './texts.ts';

const NOTES_MAX = 2000;
const NOTHING = { rating: 0, notes: '' };

interface ReviewFormProps {
  project: HireProjectDetail;
  /** The rated member. */
  other: string;
}

/** Rates once; a rating cannot be changed. */
export function ReviewForm({ project, other }: ReviewFormProps) {
  const [draft, setDraft, forget] = useDraft(`rate:${project.id}`, NOTHING);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const rate = useAction(hireReviewEndpoints.review, {
    onSuccess: () => {
      forget();
      toast({ title: texts.thankYouForYourRating });
      return refreshProjects();
    },
    // It may have been sent in another window.
    onError: () => refreshProjects(),
  });
  const submit = () => {
    flushSync(() => setTried(true));
    if (draft.rating === 0) form.current?.querySelector('input')?.focus();
    else if (!rate.isPending) rate.mutate({ params: { id: project.id }, body: draft });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-5"
    >
      <p className="max-w-[62ch] text-sm text-soft">{texts.ratingIsFinal(seenWhen(project), other)}</p>
      <StarsField
        legend={texts.howWasWorkingWith(other)}
        value={draft.rating}
        onChange={(rating) => setDraft({ ...draft, rating })}
        error={isTried && draft.rating === 0 ? texts.chooseARating : undefined}
      />
      <Field label={texts.comments} optional>
        {(field) => (
          <textarea
            {...field}
            rows={4}
            maxLength={NOTES_MAX}
            className={`${field.className} h-auto! py-3`}
            value={draft.notes}
            onChange={({ target }) => setDraft({ ...draft, notes: target.value })}
          />
        )}
      </Field>
      {rate.error && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(rate.error)}
        </p>
      )}
      <div>
        <Button type="submit" disabled={rate.isPending}>
          {rate.isPending ? texts.sending : texts.sendRating}
        </Button>
      </div>
    </form>
  );
}
