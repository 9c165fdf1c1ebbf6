import { hireReviewEndpoints } from '#shared/hire/reviews/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { StarsField } from '#client/ui/stars.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { seenWhen } from './review-copy.ts';

const EMPTY = { rating: 0, notes: '' };

interface ReviewFormProps {
  project: HireProjectDetail;
  /** The rated member. */
  other: string;
}

/** Rates once; a rating cannot be changed. */
export function ReviewForm({ project, other }: ReviewFormProps) {
  const form = useEndpointForm(hireReviewEndpoints.review, {
    start: EMPTY,
    draft: `rate:${project.id}`,
    check: ({ rating }) => (rating === 0 ? { rating: t('Please choose a rating.') } : {}),
    input: (body) => ({ params: { id: project.id }, body }),
    onSuccess: () => {
      toast({ title: t('Thank you for your rating') });
      return refreshProjects();
    },
    // It may have been sent in another window.
    onError: () => refreshProjects(),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="max-w-[62ch] text-sm text-soft">
        {t(
          '{seenWhen} You can’t change your rating after submitting it. Everyone will see it on {other}’s profile.',
          { seenWhen: seenWhen(project), other },
        )}
      </p>
      <StarsField
        legend={t('How was working with {other}?', { other })}
        value={form.values.rating}
        onChange={(rating) => form.change({ rating })}
        error={form.errors.rating}
      />
      <Textarea label={t('Comments')} optional rows={4} maxLength={2000} {...form.field('notes')} />
      {form.refusal && <Refusal error={form.refusal} />}
      <div>
        <Button type="submit" disabled={form.isPending}>
          {form.isPending ? t('Submitting...') : t('Submit rating')}
        </Button>
      </div>
    </form>
  );
}
