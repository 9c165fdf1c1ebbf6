import { useLocation, useSearch } from 'wouter';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';
import { type CourseFilter, parseCourseFilter } from './course-filter.ts';

export const COURSES_ID = 'courses';

export const filterHref = (filter: CourseFilter): string =>
  filter === 'all' ? paths.education() : `${paths.education()}?filter=${filter}`;

/** The heading of the grid, and with it the screen, for the eye and for whoever listens. */
function showCourses(): void {
  const heading = document.getElementById(COURSES_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The filter of the grid, kept in the address. */
export function useCourseFilter() {
  const filter = parseCourseFilter(useSearch());
  const [, navigate] = useLocation();
  const change = (next: CourseFilter) => navigate(filterHref(next), IN_PLACE);
  return {
    filter,
    change,
    /** From elsewhere on the page: filters, and goes to the grid. */
    browse: (next: CourseFilter) => {
      change(next);
      showCourses();
    },
  };
}
