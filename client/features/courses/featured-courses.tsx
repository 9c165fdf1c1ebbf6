import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpen, SearchX } from '#client/ui/icons.ts';
import type { Course } from '#shared/courses/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { filterCourses, filterItems } from './course-filter.ts';
import { LeadCourse } from './lead-course.tsx';
import { COURSES_ID, useCourseFilter } from './use-course-filter.ts';
import { paths } from '#client/paths.ts';

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3';
const SKELETONS = 6;

export function FeaturedCourses({ courses }: { courses: UseQueryResult<Course[]> }) {
  const { filter, change } = useCourseFilter();
  return (
    <section aria-labelledby={COURSES_ID} className="mb-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2
          id={COURSES_ID}
          tabIndex={-1}
          className="scroll-mt-[calc(var(--nav)+24px)] text-2xl outline-none sm:text-3xl"
        >
          {t('Featured Courses')}
        </h2>
        <FilterChips
          label={t('Filter courses')}
          items={filterItems(filter)}
          value={filter}
          onChange={change}
        />
      </div>
      <Grid courses={courses} />
    </section>
  );
}

function Grid({ courses }: { courses: UseQueryResult<Course[]> }) {
  const { filter, change } = useCourseFilter();
  if (courses.isPending) return <CourseSkeletons />;
  if (courses.isError) {
    return <LoadError what={t('The courses couldn’t be loaded.')} onRetry={() => void courses.refetch()} />;
  }
  if (courses.data.length === 0) {
    return (
      <EmptyState
        icon={BookOpen}
        title={t('No courses yet')}
        body={t('The first courses are on their way. Check back soon.')}
        link={{ href: paths.inspiration(), text: t('Watch Inspiration') }}
      />
    );
  }
  const shown = filterCourses(courses.data, filter);
  return (
    <>
      <p role="status" className="sr-only">
        {tn(shown.length, '{n} course', '{n} courses')}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('No courses here yet')}
          body={t('No courses match this filter.')}
          action={<Button onClick={() => change('all')}>{t('Show all')}</Button>}
        />
      ) : (
        <ul className={GRID}>
          {shown.map((course, index) =>
            index === 0 && filter === 'all' ? (
              <LeadCourse key={course.id} course={course} />
            ) : (
              <CourseCard key={course.id} course={course} />
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Placeholders of the cards. */
const CourseSkeletons = () => (
  <div role="status" aria-label={t('Loading courses')} className={GRID}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <div key={index} data-testid="course-skeleton">
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="mt-4 h-3 w-2/5" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-3 h-3 w-1/2" />
      </div>
    ))}
  </div>
);
