/** Course queries: all courses, because filters and counts cover all of them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Course, courseEndpoints } from '#shared/courses/contract.ts';
import { callPage } from '#client/lib/api.ts';
import { queryFor, refresh } from '#client/lib/query.ts';

type Which = { mine?: 'true'; enrolled?: 'true' };
const PAGE = 100;

const allCourses = (which: Which) =>
  queryOptions({
    queryKey: [courseEndpoints.list.path, which, 'all'],
    queryFn: async (): Promise<Course[]> => {
      const courses: Course[] = [];
      let cursor: string | undefined;
      do {
        const page = await callPage(courseEndpoints.list, { query: { ...which, limit: PAGE } }, cursor);
        courses.push(...page.items);
        cursor = page.next ?? undefined;
      } while (cursor);
      return courses;
    },
  });

/** Every published course; `mine`: those the member teaches, `enrolled`: those they are enrolled in. */
export const useAllCourses = (which: Which = {}, isWanted = true) =>
  useQuery({ ...allCourses(which), enabled: isWanted });

/** Never cached: progress changes with every minute watched. */
export const courseQuery = (id: string) =>
  queryOptions({ ...queryFor(courseEndpoints.get, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Everything that shows courses outside of their own page. */
export const refreshCourses = () => refresh(courseEndpoints.list, courseEndpoints.instructors);
