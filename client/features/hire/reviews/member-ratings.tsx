import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Star } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { hireReviewEndpoints, type HireReview } from '#shared/hire/reviews/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { count, day } from '#client/lib/format.ts';
import { queryFor } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { useMember } from '#client/lib/session.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t, tn, tx } from '#client/lib/t.ts';

const SHOWN_FIRST = 4;

/** Ratings by those who worked with a member. Hidden before the first finished project. */
export function MemberRatings({ memberId }: { memberId: string }) {
  const ratings = useQuery({
    ...queryFor(hireReviewEndpoints.ofMember, { params: { id: memberId } }),
    staleTime: 0,
  });
  if (ratings.isPending || ratings.data?.finishedCount === 0) return null;
  return (
    <section aria-labelledby="project-ratings" className="mt-20">
      <SectionHead id="project-ratings" title={t('Ratings from projects')} />
      {ratings.data ? (
        <>
          <Figures {...ratings.data} />
          <Reviews reviews={ratings.data.reviews} />
        </>
      ) : (
        <LoadError what={t('The ratings couldn’t be loaded.')} onRetry={() => void ratings.refetch()} />
      )}
    </section>
  );
}

interface FiguresProps {
  rating: string | null;
  ratingsCount: number;
  finishedCount: number;
}

const Figures = ({ rating, ratingsCount, finishedCount }: FiguresProps) => (
  <ul className="flex flex-wrap gap-x-14 gap-y-3 border-y border-line py-4 text-sm text-mute sm:py-5">
    {rating === null ? (
      <li>{t('No ratings yet')}</li>
    ) : (
      <li className="flex items-baseline gap-2">
        <Star size={17} aria-hidden className="translate-y-0.5 fill-gold text-gold" />
        <span className="num text-xl text-paper">{rating}</span>
        {tn(ratingsCount, 'from {ratingsCount} rating', 'from {ratingsCount} ratings', {
          ratingsCount: count(ratingsCount),
        })}
      </li>
    )}
    <li className="flex items-baseline gap-2">
      <span className="num text-xl text-paper">{count(finishedCount)}</span>
      {tn(finishedCount, 'completed project', 'completed projects')}
    </li>
  </ul>
);

function Reviews({ reviews }: { reviews: readonly HireReview[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? reviews : reviews.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-14 xl:grid-cols-2">
        {shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="outline" className="mt-5" onClick={() => setWhole(true)}>
          {t('Show all {reviews} ratings', { reviews: reviews.length })}
        </Button>
      )}
    </>
  );
}

const Review = ({ review }: { review: HireReview }) => {
  const viewer = useMember();
  const { author, rating, notes, projectId, projectTitle, publishedAt, createdAt } = review;
  return (
    <li className="flex gap-3.5 border-b border-line py-5">
      <Avatar person={author} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
          <Link href={paths.profile(author.id)} className="tap font-semibold text-paper hover:underline">
            {displayName(author)}
          </Link>
          <Stars rating={rating} />
          <time dateTime={(publishedAt ?? createdAt).toISOString()} className="text-xs">
            {day(publishedAt ?? createdAt)}
          </time>
        </p>
        {notes && (
          <p dir="auto" className="mt-1.5 max-w-[68ch] text-base wrap-anywhere whitespace-pre-line text-soft">
            {notes}
          </p>
        )}
        <p dir="auto" className="mt-1.5 text-xs wrap-anywhere text-mute">
          {tx('For {projectTitle}', {
            projectTitle: (
              <Link
                href={paths.project(projectId)}
                className="text-soft underline decoration-edge underline-offset-4 hover:text-paper"
              >
                {projectTitle}
              </Link>
            ),
          })}
        </p>
      </div>
      {author.id !== viewer.id && (
        <ReportMenu
          subject="hire_review"
          subjectId={review.id}
          person={author}
          isHidden={review.isHidden}
          className="-mt-2 -mr-2"
        />
      )}
    </li>
  );
};
