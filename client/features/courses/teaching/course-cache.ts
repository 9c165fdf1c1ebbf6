/** The editor's queries, and what to refetch elsewhere after a change. */
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';

export const courseQuery = (id: string) => queryFor(courseEndpoints.get, { params: { id } });

/** Caches the server's response to a change; lists and figures are refetched. */
export function keepCourse(course: CourseDetail): void {
  queryClient.setQueryData(courseQuery(course.id).queryKey, course);
  void refresh(courseEndpoints.list, courseEndpoints.figures);
}

export const readCourseAgain = (id: string): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: courseQuery(id).queryKey });
