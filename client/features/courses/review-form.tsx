import { type CourseReview, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { StarsField } from '#client/ui/stars.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { readReviewsAgain } from './review-queries.ts';

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
    check: ({ rating }) => (rating === 0 ? { rating: t('Please choose a rating.') } : {}),
    input: (body) => ({ params: { id: courseId }, body }),
    onSuccess: async () => {
      toast({ title: t('Review saved'), description: t('Thank you.') });
      await readReviewsAgain();
      onSaved();
    },
  });
  return (
    <form {...form.props} className="grid gap-4 rounded-lg bg-surface p-5 sm:p-6">
      <h3 className="text-lg">{review ? t('Edit your review') : t('How was it?')}</h3>
      <StarsField
        legend={t('Your rating')}
        value={form.values.rating}
        onChange={(rating) => form.change({ rating })}
        error={form.errors.rating}
      />
      <Textarea label={t('Your review')} optional rows={3} maxLength={2000} {...form.field('content')} />
      {form.refusal && <Refusal error={form.refusal} />}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" disabled={form.isPending}>
          {form.isPending ? t('Saving...') : t('Save review')}
        </Button>
      </div>
    </form>
  );
}
