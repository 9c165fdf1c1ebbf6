import { Link } from 'wouter';
import { ArrowRight } from '#client/ui/icons.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { HOME_COURSES } from '#shared/kernel/limits.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { CourseCard } from './course-card.tsx';

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-3';

const CourseSkeletons = () => (
  <ul aria-label={t('Loading')} className={GRID}>
    {Array.from({ length: HOME_COURSES }, (_, index) => (
      <li key={index}>
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="mt-3.5 h-5 w-1/2" />
        <Skeleton className="mt-1.5 h-7 w-4/5" />
        <Skeleton className="mt-1 h-5 w-2/5" />
      </li>
    ))}
  </ul>
);

/** Inspiration: the first three courses. Hidden without courses. */
export function InspirationSection() {
  const courses = useEndpoint(courseEndpoints.list, { query: { limit: HOME_COURSES } });
  if (courses.data?.length === 0) return null;
  return (
    <section aria-labelledby="inspiration-title" className="mb-20">
      <SectionHead
        id="inspiration-title"
        title={t('Inspiration')}
        body={t('Learn techniques from the artists who use them.')}
      >
        <Button asChild variant="quiet" size="sm">
          <Link href={paths.inspiration()}>
            {t('Insights')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </Button>
      </SectionHead>
      <Loaded query={courses} failure={t('The courses couldn’t be loaded.')} skeleton={<CourseSkeletons />}>
        {(first) => (
          <ul className={GRID}>
            {first.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
