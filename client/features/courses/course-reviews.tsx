import type { CourseDetail } from '#shared/courses/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useMember } from '#client/lib/session.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { OwnReview } from './own-review.tsx';
import { Rating } from './rating.tsx';
import { useReviews } from './review-queries.ts';
import { ReviewItem } from './review-item.tsx';

/** Members' reviews, and the member's own. */
export function CourseReviews({ course }: { course: CourseDetail }) {
  return (
    <section
      aria-labelledby="reviews"
      className="mt-12 grid grid-cols-1 gap-x-14 gap-y-8 border-t border-line pt-10 xl:grid-cols-2"
    >
      <div className="grid grid-cols-1 content-start gap-5">
        <div className="flex items-baseline gap-4">
          <h2 id="reviews" className="text-2xl">
            {t('Reviews')}
          </h2>
          {course.reviewsCount > 0 && <Rating rating={course.rating} reviewsCount={course.reviewsCount} />}
        </div>
        <OwnReview course={course} />
      </div>
      <ReviewList course={course} />
    </section>
  );
}

function ReviewList({ course }: { course: CourseDetail }) {
  const viewer = useMember();
  const reviews = useReviews(course.id);
  return (
    <Loaded query={reviews} failure={t('The reviews couldn’t be loaded.')} skeleton={<ReviewSkeletons />}>
      {({ pages }) => {
        const all = pages.flatMap(({ items }) => items);
        const others = all.filter(({ user }) => user.id !== viewer.id);
        return others.length === 0 && !reviews.hasNextPage ? (
          <p className="self-start rounded-md border border-dashed border-line px-6 py-10 text-center text-sm text-mute">
            {all.length > 0
              ? t('No other reviews yet.')
              : t('No reviews yet. Enrolled members can write the first one.')}
          </p>
        ) : (
          <div className="grid grid-cols-1 content-start gap-6 xl:pt-2">
            <ul className="grid grid-cols-1 gap-6">
              {others.map((review) => (
                <li key={review.id} className="flex items-start gap-2">
                  <div className="min-w-0 flex-1">
                    <ReviewItem review={review} />
                  </div>
                  <ReportMenu
                    subject="course_review"
                    subjectId={review.id}
                    person={review.user}
                    isHidden={review.isHidden}
                  />
                </li>
              ))}
            </ul>
            <ShowMore list={reviews} />
          </div>
        );
      }}
    </Loaded>
  );
}

const ReviewSkeletons = () => (
  <div role="status" aria-label={t('Loading reviews')} className="grid content-start gap-6">
    {[1, 2].map((n) => (
      <div key={n} className="flex gap-4">
        <Skeleton className="size-10 rounded-full!" />
        <div className="flex-1">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-2 h-5 w-full max-w-md" />
        </div>
      </div>
    ))}
  </div>
);
