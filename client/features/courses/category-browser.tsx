import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import type { Course } from '#shared/courses/contract.ts';
import type { CourseCategory } from '#shared/courses/category.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, txn } from '#client/lib/t.ts';
import { filterCourses } from './course-filter.ts';
import { filterHref, useCourseFilter } from './use-course-filter.ts';

const CATEGORIES = ['photography', 'digital_art', 'ai_art', 'graphic_design'] as const;

/** @param courses undefined while loading */
export const CategoryBrowser = ({ courses }: { courses: Course[] | undefined }) => (
  <section aria-labelledby="course-categories" className="mb-20">
    <SectionHead id="course-categories" title={t('Browse by Category')} />
    <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-6 xl:grid-cols-4">
      {CATEGORIES.map((category) => (
        <CategoryCard
          key={category}
          category={category}
          count={courses && filterCourses(courses, category).length}
        />
      ))}
    </ul>
  </section>
);

function CategoryCard({ category, count }: { category: CourseCategory; count: number | undefined }) {
  const { browse } = useCourseFilter();
  const works = useEndpoint(feedEndpoints.list, { query: { category, sort: 'liked', limit: 1 } });
  const work = works.data?.[0];
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    browse(category);
  };
  return (
    <li className="group relative">
      <div className="aspect-4/3 overflow-hidden rounded-md bg-raised">
        {work && (
          <Picture
            work={work}
            alt=""
            isBare
            loading="lazy"
            className="size-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.025]"
          />
        )}
      </div>
      <h3 className="mt-3 text-lg">
        <Link
          href={filterHref(category)}
          state={IN_PLACE.state}
          onClick={show}
          className="after:absolute after:inset-0 after:rounded-md"
        >
          {CATEGORY_NAMES[category]}
        </Link>
      </h3>
      {count !== undefined && (
        <p className="text-sm text-mute">
          {txn(count, '{count} course', '{count} courses', { count: <span className="num">{count}</span> })}
        </p>
      )}
    </li>
  );
}
