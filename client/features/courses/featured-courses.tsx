import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpen, SearchX } from 'lucide-react';
import type { Course } from '#shared/courses/contract.ts';
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
import * as cardTexts from './card-texts.ts';
import * as texts from './texts.ts';

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
          {texts.featuredCourses}
        </h2>
        <FilterChips
          label={texts.filterCourses}
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
    return <LoadError what={cardTexts.coursesNotLoaded} onRetry={() => void courses.refetch()} />;
  }
  if (courses.data.length === 0) {
    return (
      <EmptyState
        icon={BookOpen}
        title={texts.noCoursesYet}
        body={texts.firstCoursesAreComing}
        link={{ href: paths.inspiration(), text: texts.watchInspiration }}
      />
    );
  }
  const shown = filterCourses(courses.data, filter);
  return (
    <>
      <p role="status" className="sr-only">
        {texts.shownCourses(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={texts.noCoursesHereYet}
          body={texts.noCoursesMatch}
          action={<Button onClick={() => change('all')}>{texts.showAll}</Button>}
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
  <div role="status" aria-label={texts.loadingCourses} className={GRID}>
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
