/**
 * Both parties rate each other at the end; neither sees the other's rating before both have rated or a week has
 * passed.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT_STATUSES } from '#shared/hire/states.ts';
import { projectActivities, hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { createApplication, createProject } from '#server/testing/hire.ts';
import { type Job, askAs, createJob } from '#server/testing/hire-work.ts';
import { memberData } from '../member-data.ts';
import { publishDueReviews } from './jobs.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let job: Job;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  job = await createJob(app, { status: 'completed', completedAt: app.ctx.clock.now() });
});

const rate = (who: TestMember, rating: number, notes?: string, id = job.project.id) =>
  askAs(app, who, 'PUT', `/hire-projects/${id}/review`, { rating, ...(notes ? { notes } : {}) });
const seenBy = async (who: TestMember): Promise<number[]> => {
  const { body } = await askAs(app, who, 'GET', `/hire-projects/${job.project.id}/reviews`);
  return (body as { rating: number }[]).map(({ rating }) => rating).toSorted((a, b) => a - b);
};
const figuresOf = async (who: TestMember, id: string) =>
  (await askAs(app, who, 'GET', `/users/${id}/hire-reviews`)).body;
const kinds = async () =>
  (
    await app.ctx.db
      .select({ kind: projectActivities.kind })
      .from(projectActivities)
      .where(eq(projectActivities.projectId, job.project.id))
      .orderBy(projectActivities.id)
  ).map(({ kind }) => kind);
const refusal = (status: number, code: string) => ({ status, body: { code } });

test('are published together', async () => {
  const stranger = await createMember(app);
  const first = await rate(job.client, 4, 'On time.');
  expect(first).toMatchObject({ status: 200, body: { rating: 4, notes: 'On time.', publishedAt: null } });
  expect([await seenBy(job.client), await seenBy(job.designer), await seenBy(stranger)]).toEqual([
    [4],
    [],
    [],
  ]);
  expect(await figuresOf(stranger, job.designer.id)).toMatchObject({ rating: null, ratingsCount: 0 });
  const second = await rate(job.designer, 5);
  expect(second.body).toMatchObject({ rating: 5, notes: null, author: { id: job.designer.id } });
  expect(second.body.publishedAt).not.toBeNull();
  for (const who of [job.client, job.designer, stranger]) expect(await seenBy(who)).toEqual([4, 5]);
  expect(await kinds()).toEqual(['reviewed', 'reviewed', 'reviews_published']);
});

const exportOf = async ({ id }: TestMember, table: string) => {
  const { exported } = memberData.find((one) => one.table === table)!;
  return (await app.ctx.pool.query((exported as { rows: string }).rows, [id])).rows;
};

test('the designer’s export has the client’s once it is published, and nothing of other applicants', async () => {
  await rate(job.client, 2, 'Late.');
  const own = { satisfaction_rating: 2, satisfaction_notes: 'Late.' };
  const unknown = { satisfaction_rating: null, satisfaction_notes: null };
  expect(await exportOf(job.client, 'hire_projects')).toMatchObject([own]);
  expect(await exportOf(job.designer, 'hire_projects')).toMatchObject([unknown]);
  await rate(job.designer, 5);
  expect(await exportOf(job.designer, 'hire_projects')).toMatchObject([own]);

  const other = await createMember(app);
  const by = { projectId: job.project.id, happenedAt: app.ctx.clock.now() };
  await app.ctx.db.insert(projectActivities).values([
    { ...by, kind: 'applied', actorId: other.id },
    { ...by, kind: 'declined', note: 'Too dear.', actorId: job.client.id, memberId: other.id },
  ]);
  const kindsFor = async (who: TestMember) =>
    (await exportOf(who, 'project_activities')).map(({ kind }: { kind: string }) => kind).slice(-2);
  expect(await kindsFor(job.client)).toEqual(['applied', 'declined']);
  expect(await kindsFor(job.designer)).toEqual(['reviewed', 'reviews_published']);
  expect(await kindsFor(other)).toEqual(['applied', 'declined']);
});

test('a hidden one does not count where applicants are compared', async () => {
  await rate(job.client, 5);
  await rate(job.designer, 5);
  const { id } = await createProject(app, { clientId: job.client.id });
  await createApplication(app, { projectId: id, designerId: job.designer.id });
  const compared = async () =>
    (await askAs(app, job.client, 'GET', `/hire-projects/${id}/applications`)).body;
  expect(await compared()).toMatchObject([{ designer: { rating: '5.0', ratingsCount: 1 } }]);
  await app.ctx.db.update(hireReviews).set({ isHidden: true }).where(eq(hireReviews.rating, 5));
  expect(await compared()).toMatchObject([{ designer: { rating: null, ratingsCount: 0 } }]);
});

test('the client’s is stored with the project too, the designer’s is not', async () => {
  await rate(job.designer, 2, 'Hurried.');
  await rate(job.client, 4, 'On time.');
  const [project] = await app.ctx.db.select().from(hireProjects).where(eq(hireProjects.id, job.project.id));
  expect(project).toMatchObject({ satisfactionRating: 4, satisfactionNotes: 'On time.' });
});

test('a single one is published 7 days after the end, once', async () => {
  await rate(job.client, 3);
  app.clock.advance(7 * DAY_MS - 60_000);
  await publishDueReviews(app.ctx);
  expect(await seenBy(job.designer)).toEqual([]);
  app.clock.advance(60_001);
  await Promise.all([publishDueReviews(app.ctx), publishDueReviews(app.ctx)]);
  await publishDueReviews(app.ctx);
  expect(await seenBy(job.designer)).toEqual([3]);
  expect(await kinds()).toEqual(['reviewed', 'reviews_published']);
  const late = await rate(job.designer, 5);
  expect(late.body.publishedAt).not.toBeNull();
});

test('both concurrently: two ratings, published once', async () => {
  const answers = await Promise.all([rate(job.client, 5), rate(job.designer, 4)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seenBy(job.client)).toEqual([4, 5]);
  expect((await kinds()).filter((kind) => kind === 'reviews_published')).toHaveLength(1);
});

describe('refused', () => {
  test.each(PROJECT_STATUSES.filter((status) => status !== 'completed'))('%s', async (status) => {
    await app.ctx.db.update(hireProjects).set({ status }).where(eq(hireProjects.id, job.project.id));
    expect(await rate(job.client, 5)).toMatchObject(refusal(409, 'project_state'));
  });

  test('a second time, also concurrently', async () => {
    const answers = await Promise.all([rate(job.client, 5), rate(job.client, 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await rate(job.client, 1)).toMatchObject(refusal(409, 'already_reviewed'));
  });

  test('rejects outsiders, unfinished projects and ratings outside 1 to 5', async () => {
    const moderator = await createMember(app, { role: 'moderator' });
    for (const who of [job.applicant, await createMember(app), moderator]) {
      expect(await rate(who, 5)).toMatchObject(refusal(403, 'not_allowed'));
    }
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await rate(job.client, 5, undefined, unknown)).toMatchObject(refusal(404, 'project_not_found'));
    for (const rating of [0, 6, 4.5]) {
      expect(await rate(job.client, rating)).toMatchObject(refusal(400, 'invalid_request'));
    }
    expect(
      (await app.ctx.db.select().from(hireReviews).where(eq(hireReviews.projectId, job.project.id))).length,
    ).toBe(0);
  });
});

describe('of a member', () => {
  async function finish(rating: number, fields = {}): Promise<Job> {
    const other = await createJob(app, {
      status: 'completed',
      completedAt: app.ctx.clock.now(),
      designerId: job.designer.id,
      ...fields,
    });
    await app.ctx.db.insert(hireReviews).values({
      projectId: other.project.id,
      authorId: other.client.id,
      subjectId: job.designer.id,
      rating,
      publishedAt: app.ctx.clock.now(),
    });
    return other;
  }

  test('come from finished projects, with their average', async () => {
    await rate(job.client, 4);
    await rate(job.designer, 1);
    await finish(5);
    await finish(5);
    await createJob(app, { designerId: job.designer.id });
    const stranger = await createMember(app);
    const figures = await figuresOf(stranger, job.designer.id);
    expect(figures).toMatchObject({ rating: '4.7', ratingsCount: 3, finishedCount: 3 });
    expect(figures.reviews).toHaveLength(3);
    expect(await figuresOf(stranger, job.client.id)).toMatchObject({ rating: '1.0', ratingsCount: 1 });
    expect(await figuresOf(stranger, stranger.id)).toEqual({
      rating: null,
      ratingsCount: 0,
      finishedCount: 0,
      reviews: [],
    });
  });

  test('exclude authors the viewer blocked, and hidden projects; moderators see those', async () => {
    const [seen, blocked] = [await finish(5), await finish(4)];
    await finish(3, { isHidden: true });
    const viewer = await createMember(app);
    const moderator = await createMember(app, { role: 'moderator' });
    await app.ctx.db.insert(blocks).values({ blockerId: viewer.id, blockedId: blocked.client.id });
    const authors = async (who: TestMember) =>
      ((await figuresOf(who, job.designer.id)).reviews as { author: { id: string } }[]).map(
        (r) => r.author.id,
      );
    expect(await authors(viewer)).toEqual([seen.client.id]);
    expect(await authors(moderator)).toHaveLength(3);
  });

  test('are not found if the viewer cannot see the member', async () => {
    const hidden = await createMember(app, { isHidden: true });
    const answer = await askAs(app, job.client, 'GET', `/users/${hidden.id}/hire-reviews`);
    expect(answer).toMatchObject(refusal(404, 'member_not_found'));
  });
});
