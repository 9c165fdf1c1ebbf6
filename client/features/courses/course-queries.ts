/** Reading courses: all of them, because filters and counts are over all. */
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

/** Every published course; with `mine` those one teaches, with `enrolled` those one takes. */
export const useAllCourses = (which: Which = {}, isWanted = true) =>
  useQuery({ ...allCourses(which), enabled: isWanted });

/** Never kept: where one is in a course moves with every minute that is watched. */
export const courseQuery = (id: string) =>
  queryOptions({ ...queryFor(courseEndpoints.get, { params: { id } }), staleTime: 0, gcTime: 0 });

/** Whatever shows courses beside their own page. */
export const refreshCourses = () => refresh(courseEndpoints.list, courseEndpoints.instructors);
