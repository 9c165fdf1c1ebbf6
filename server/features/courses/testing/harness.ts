/** Shared helpers for course tests. */
import { eq, sql } from 'drizzle-orm';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { courses } from '#shared/courses/tables.ts';
import { type Harness, startHarness } from '#server/features/videos/testing.ts';
import type { TestMember } from '#server/testing/factories.ts';

export interface CourseHarness extends Harness {
  /** The status, or the error code. */
  outcome(method: string, path: string, who: TestMember | null, body?: object): Promise<number | string>;
  /** Fails unless the call succeeds. */
  course(method: string, path: string, who: TestMember, body?: object): Promise<CourseDetail>;
  row(id: string): Promise<typeof courses.$inferSelect | undefined>;
  /** Counters and the rows they count, as pairs that must be equal. */
  counters(id: string): Promise<[number, number][]>;
}

export async function startCourseHarness(): Promise<CourseHarness> {
  const harness = await startHarness();
  const { db } = harness.app.ctx;
  return {
    ...harness,
    async outcome(method, path, who, body) {
      const answer = await harness.call(method, path, who, body);
      return answer.status < 400 ? answer.status : (answer.body.code as string);
    },
    async course(method, path, who, body) {
      const answer = await harness.call(method, path, who, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body as unknown as CourseDetail;
    },
    async row(id) {
      const [row] = await db.select().from(courses).where(eq(courses.id, id));
      return row;
    },
    async counters(id) {
      const { rows } = await db.execute<
        Record<string, number>
      >(sql`select enrolled_count as e, lessons_count as l,
        reviews_count as r, (select count(*)::int from enrollments where course_id = ${id}) as "eRows",
        (select count(*)::int from course_lessons where course_id = ${id}) as "lRows",
        (select count(*)::int from course_reviews where course_id = ${id}) as "rRows"
        from courses where id = ${id}`);
      const { e, eRows, l, lRows, r, rRows } = rows[0]!;
      return [
        [e!, eRows!],
        [l!, lRows!],
        [r!, rRows!],
      ];
    },
  };
}
