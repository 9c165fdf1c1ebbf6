import { Clock } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { HireReview } from '#shared/hire/reviews/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { day } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';

/** @param waits what an unpublished one waits for */
export function ReviewLine({ review, waits }: { review: HireReview; waits: string }) {
  const { id } = useMember();
  const { author, rating, notes, publishedAt, isHidden, createdAt } = review;
  return (
    <div className="flex items-start gap-4">
      <Avatar person={author} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Link
            href={paths.profile(author.id)}
            className="min-w-0 font-semibold wrap-anywhere text-paper hover:underline"
          >
            {author.id === id ? t('You') : displayName(author)}
          </Link>
          <Stars rating={rating} />
          {isHidden && <Chip tone="danger">{t('Hidden by a moderator')}</Chip>}
          <time dateTime={createdAt.toISOString()} className="text-2xs text-mute">
            {day(createdAt)}
          </time>
        </p>
        {notes && (
          <p dir="auto" className="mt-1 max-w-[62ch] text-base wrap-anywhere whitespace-pre-line text-soft">
            {notes}
          </p>
        )}
        {!publishedAt && (
          <p className="mt-2 flex items-start gap-2 text-xs text-info">
            <Clock size={15} aria-hidden className="mt-px shrink-0" />
            {t('Only you can see it for now. {waits}', { waits })}
          </p>
        )}
      </div>
      {author.id !== id && (
        <ReportMenu
          subject="hire_review"
          subjectId={review.id}
          person={author}
          isHidden={review.isHidden}
          className="-mt-2 -mr-2"
        />
      )}
    </div>
  );
}
