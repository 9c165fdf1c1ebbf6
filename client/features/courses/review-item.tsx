import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CourseReview } from '#shared/courses/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { relativeTime } from '#shared/kernel/relative-time.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { paths } from '#client/paths.ts';

/** @param children controls for its author */
export const ReviewItem = ({ review, children }: { review: CourseReview; children?: ReactNode }) => (
  <div className="flex items-start gap-4">
    <Avatar person={review.user} size={40} />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Link
          href={paths.profile(review.user.id)}
          className="min-w-0 font-semibold wrap-anywhere text-paper hover:underline"
        >
          {displayName(review.user)}
        </Link>
        <Stars rating={review.rating} />
        {review.isHidden && <Chip tone="danger">{t('Hidden by a moderator')}</Chip>}
        <time dateTime={review.createdAt.toISOString()} className="num text-2xs text-mute">
          {relativeTime(review.createdAt)}
        </time>
      </p>
      {review.content && (
        <p dir="auto" className="mt-1 text-base wrap-anywhere whitespace-pre-line text-soft">
          {review.content}
        </p>
      )}
      {children}
    </div>
  </div>
);
