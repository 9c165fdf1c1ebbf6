import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Course } from '#shared/courses/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { count } from '#client/lib/format.ts';
import { t, tx, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { useAllCourses } from './course-queries.ts';

/** For members with an artist name: their courses, including drafts. @param newCourse opens the form for a new one */
export function TeachSection({ newCourse }: { newCourse: ReactNode }) {
  const courses = useAllCourses({ mine: 'true' });
  return (
    <section aria-labelledby="teach" className="mb-20">
      <SectionHead id="teach" title={t('Teach')} body={t('Share your technique with other members.')}>
        {newCourse}
      </SectionHead>
      {courses.isError && (
        <LoadError
          what={t('The courses you teach couldn’t be loaded.')}
          onRetry={() => void courses.refetch()}
        />
      )}
      {courses.data && courses.data.length > 0 && (
        <ul className="grid grid-cols-1 rounded-md bg-surface px-5 sm:px-7">
          {courses.data.map((course) => (
            <TaughtCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
    </section>
  );
}

const TaughtCourse = ({ course }: { course: Course }) => (
  <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line py-3 first:border-t-0">
    <h3 className="min-w-0 flex-1 basis-60 text-base">
      <Link
        href={paths.course(course.id)}
        className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
      >
        {course.title}
      </Link>
    </h3>
    <Chip tone={course.isPublished ? 'ok' : 'mute'}>{course.isPublished ? t('Published') : t('Draft')}</Chip>
    <span className="text-sm text-mute">
      {txn(
        course.lessonsCount,
        '{lessonsCount} lesson, {enrolledCount} enrolled',
        '{lessonsCount} lessons, {enrolledCount} enrolled',
        {
          lessonsCount: <span className="num text-soft">{count(course.lessonsCount)}</span>,
          enrolledCount: <span className="num text-soft">{count(course.enrolledCount)}</span>,
        },
      )}
    </span>
    <Link
      href={paths.teach(course.id)}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-sm font-semibold text-paper hover:underline"
    >
      {tx('Edit {title}', { title: <span className="sr-only">{course.title}</span> })}
    </Link>
  </li>
);
