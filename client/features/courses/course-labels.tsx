/** Facts about a course on its cards. */
import { Clock, Lock } from '#client/ui/icons.ts';
import type { Course } from '#shared/courses/contract.ts';
import { courseCategory } from '#shared/courses/category.ts';
import { maySeeFull } from '#shared/premium/premium-access.ts';
import { displayName } from '#shared/kernel/names.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { count } from '#client/lib/format.ts';
import { runningTime } from '#client/lib/running-time.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { Rating } from './rating.tsx';

/** Stands on the image, and names the viewer's access. */
export function AccessTag({ course: { isPremium, instructorId } }: { course: Course }) {
  const isFull = maySeeFull(useMember(), { isGated: isPremium, authorId: instructorId });
  return (
    <span className="absolute bottom-2.5 left-2.5 inline-flex h-6 items-center gap-1.5 rounded-full bg-ink/85 px-2.5 text-2xs font-semibold text-paper">
      {!isFull && <Lock size={12} className="text-gold" aria-hidden />}
      {isFull ? isPremium ? t('Premium') : t('Free') : <span className="text-gold">{t('20s preview')}</span>}
    </span>
  );
}

export function CourseMeta({ course: { title, rating, reviewsCount } }: { course: Course }) {
  const category = courseCategory(title);
  return (
    <div className="flex min-h-5 items-center justify-between gap-3 text-xs text-mute">
      {category ? <CategoryDot category={category} /> : <span />}
      {reviewsCount > 0 && <Rating rating={rating} reviewsCount={reviewsCount} />}
    </div>
  );
}

/** Total length of the lessons; nothing without lessons. */
export const Duration = ({ course: { durationSeconds } }: { course: Pick<Course, 'durationSeconds'> }) =>
  durationSeconds > 0 && (
    <span className="inline-flex items-center gap-1.5">
      <Clock size={13} aria-hidden />
      {runningTime(durationSeconds)}
    </span>
  );

/** Instructor, length, number of members and price. */
export const CourseFacts = ({ course }: { course: Course }) => (
  <>
    <p dir="auto" className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-mute">
      {displayName(course.instructor)}
      <Duration course={course} />
    </p>
    <p className="mt-1 text-xs text-mute">
      {course.enrolledCount > 0 && (
        <>
          {tx('{enrolledCount} enrolled', {
            enrolledCount: <span className="num text-soft">{count(course.enrolledCount)}</span>,
          })}
          {' · '}
        </>
      )}
      {course.isPremium ? t('Included in Premium') : t('Free')}
    </p>
  </>
);
