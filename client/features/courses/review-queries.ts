import { courseEndpoints } from '#shared/courses/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { usePages } from '#client/lib/pages.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

const PAGE = 6;

export const useReviews = (id: string) =>
  usePages(courseEndpoints.reviews, { params: { id }, query: { limit: PAGE } });

/** The viewer's own, wherever it is in the list. */
export function useOwnReview(id: string) {
  const query = useEndpoint(courseEndpoints.reviews, { params: { id }, query: { mine: 'true' } });
  return { isPending: query.isPending, review: query.data?.[0] };
}

export const readReviewsAgain = () =>
  refresh(courseEndpoints.reviews, courseEndpoints.get, courseEndpoints.list, courseEndpoints.instructors);

export const useRemoveReview = () =>
  useAction(courseEndpoints.removeReview, {
    onSuccess: () => {
      toast({ title: t('Review removed') });
      return readReviewsAgain();
    },
    onError: (error) => toastError(error),
  });
