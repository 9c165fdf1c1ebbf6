import { useLocation, useSearch } from 'wouter';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';
import { type CourseFilter, parseCourseFilter } from './course-filter.ts';

export const COURSES_ID = 'courses';

export const filterHref = (filter: CourseFilter): string =>
  filter === 'all' ? paths.education() : `${paths.education()}?filter=${filter}`;

/** Heading of the grid, for sighted users and screen readers. */
function showCourses(): void {
  const heading = document.getElementById(COURSES_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The grid's filter, kept in the URL. */
export function useCourseFilter() {
  const filter = parseCourseFilter(useSearch());
  const [, navigate] = useLocation();
  const change = (next: CourseFilter) => navigate(filterHref(next), IN_PLACE);
  return {
    filter,
    change,
    /** Sets the filter from elsewhere on the page and scrolls to the grid. */
    browse: (next: CourseFilter) => {
      change(next);
      showCourses();
    },
  };
}
