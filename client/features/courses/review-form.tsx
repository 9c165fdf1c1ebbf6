import { type CourseReview, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { StarsField } from '#client/ui/stars.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { readReviewsAgain } from './review-queries.ts';
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
  const form = useEndpointForm(courseEndpoints.review, {
    start: { rating: review?.rating ?? 0, content: review?.content ?? '' },
    draft: `review:${courseId}`,
    check: ({ rating }) => (rating === 0 ? { rating: texts.chooseARating } : {}),
    input: (body) => ({ params: { id: courseId }, body }),
    onSuccess: async () => {
      toast({ title: texts.reviewSaved, description: texts.thankYou });
      await readReviewsAgain();
      onSaved();
    },
  });
  return (
    <form {...form.props} className="grid gap-4 rounded-lg bg-surface p-5 sm:p-6">
      <h3 className="text-lg">{review ? texts.editYourReview : texts.howWasIt}</h3>
      <StarsField
        legend={texts.yourRating}
        value={form.values.rating}
        onChange={(rating) => form.change({ rating })}
        error={form.errors.rating}
      />
      <Textarea label={texts.yourReview} optional rows={3} maxLength={2000} {...form.field('content')} />
      {form.refusal && <Refusal error={form.refusal} />}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              form.forget();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" disabled={form.isPending}>
          {form.isPending ? texts.saving : texts.saveReview}
        </Button>
      </div>
    </form>
  );
}
