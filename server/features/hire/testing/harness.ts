/** Shared helpers for project tests. */
import { asc, eq } from 'drizzle-orm';
import { projectActivities } from '#shared/hire/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { type Harness, startHarness } from '#server/features/videos/testing.ts';

export interface HireHarness extends Harness {
  client: TestMember;
  designer: TestMember;
  stranger: TestMember;
  moderator: TestMember;
  /** The status, or the error code. */
  outcome(method: string, path: string, who: TestMember | null, body?: object): Promise<number | string>;
  /** The body; fails unless the call succeeds. */
  ok<T>(method: string, path: string, who: TestMember, body?: object): Promise<T>;
  /** Recorded activities, oldest first. */
  log(projectId: string): Promise<(typeof projectActivities.$inferSelect)[]>;
}

export async function startHireHarness(): Promise<HireHarness> {
  const harness = await startHarness();
  const [client, designer, stranger, moderator] = await Promise.all([
    createMember(harness.app, { firstName: 'Cleo' }),
    createMember(harness.app, { firstName: 'Dara' }),
    createMember(harness.app),
    createMember(harness.app, { role: 'moderator' }),
  ]);
  return {
    ...harness,
    client,
    designer,
    stranger,
    moderator,
    async outcome(method, path, who, body) {
      const answer = await harness.call(method, path, who, body);
      return answer.status < 400 ? answer.status : (answer.body.code as string);
    },
    async ok<T>(method: string, path: string, who: TestMember, body?: object) {
      const answer = await harness.call(method, path, who, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body as T;
    },
    log: (projectId) =>
      harness.app.ctx.db
        .select()
        .from(projectActivities)
        .where(eq(projectActivities.projectId, projectId))
        .orderBy(asc(projectActivities.id)),
  };
}
