import { type FormEvent, useState } from 'react';
import type { CourseReview } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { StarsField } from '#client/ui/stars.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { useSaveReview } from './review-queries.ts';
import * as texts from './texts.ts';

interface ReviewFormProps {
  courseId: string;
  /** The review to edit. */
  review?: CourseReview | undefined;
  onCancel?: (() => void) | undefined;
  onSaved: () => void;
}

/** The draft is kept in sessionStorage: it survives failures, reloads and sign-in. */
export function ReviewForm({ courseId, review, onCancel, onSaved }: ReviewFormProps) {
  const [draft, setDraft, forget] = useDraft(`review:${courseId}`, {
    rating: review?.rating ?? 0,
    content: review?.content ?? '',
  });
  const [isTried, setTried] = useState(false);
  const save = useSaveReview(() => {
    forget();
    onSaved();
  });
  const isMissing = draft.rating === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || save.isPending) return;
    save.mutate({ params: { id: courseId }, body: draft });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-lg bg-surface p-5 sm:p-6">
      <h3 className="text-lg">{review ? texts.editYourReview : texts.howWasIt}</h3>
      <StarsField
        legend={texts.yourRating}
        value={draft.rating}
        onChange={(rating) => setDraft({ ...draft, rating })}
        error={isTried && isMissing ? texts.chooseARating : undefined}
      />
      <Field label={texts.yourReview} optional>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={2000}
            value={draft.content}
            onChange={(event) => setDraft({ ...draft, content: event.target.value })}
            className={`${field.className} h-auto resize-y py-2.5`}
          />
        )}
      </Field>
      {save.error && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(save.error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.saveReview}
        </Button>
      </div>
    </form>
  );
}
