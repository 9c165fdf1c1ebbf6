/**
 * A milestone is proposed by one party, agreed by the other, completed by the designer and approved by the
 * client.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MILESTONES_MAX, type Milestone } from '#shared/hire/milestones/contract.ts';
import { MILESTONE_MOVES, MILESTONE_STATUSES, PROJECT_STATUSES } from '#shared/hire/states.ts';
import { projectActivities, hireProjects, projectMilestones } from '#shared/hire/tables.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { type Job, askAs, createJob } from '#server/testing/hire-work.ts';

let app: TestApp;
let job: Job;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_COMMENT: '100000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  job = await createJob(app);
});

const path = (rest = '') => `/hire-projects/${job.project.id}/milestones${rest}`;
const propose = (who: TestMember | null, form: object = { title: 'Sketches' }) =>
  askAs(app, who, 'POST', path(), form);
const act = (who: TestMember | null, id: string, action: string, body?: object) =>
  askAs(app, who, 'POST', path(`/${id}/${action}`), body);
const setStatus = (status: Job['project']['status']) =>
  app.ctx.db.update(hireProjects).set({ status }).where(eq(hireProjects.id, job.project.id));
const refusal = (status: number, code: string) => ({ status, body: { code } });

async function milestoneAt(status: Milestone['status'], proposedBy = job.client.id): Promise<string> {
  const [row] = await app.ctx.db
    .insert(projectMilestones)
    .values({ projectId: job.project.id, title: 'Sketches', status, proposedBy })
    .returning({ id: projectMilestones.id });
  return row!.id;
}

test('goes through all states, and is recorded', async () => {
  const dueDate = '2026-12-24T12:00:00.000Z';
  const { status, body } = await propose(job.designer, { title: 'Sketches', description: 'Three', dueDate });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'pending', dueDate, proposedBy: job.designer.id, agreedAt: null });
  const agreed = await act(job.client, body.id, 'agree');
  expect(agreed).toMatchObject({ status: 200, body: { status: 'in_progress' } });
  expect(agreed.body.agreedAt).not.toBeNull();
  const done = await act(job.designer, body.id, 'complete', { notes: 'See the files.' });
  expect(done.body).toMatchObject({ status: 'completed', notes: 'See the files.' });
  const asked = await act(job.client, body.id, 'changes', { notes: 'Bolder.' });
  expect(asked.body).toMatchObject({ status: 'in_progress', notes: 'Bolder.', completedAt: null });
  await act(job.designer, body.id, 'complete', {});
  const approved = await act(job.client, body.id, 'approve', {});
  expect(approved.body).toMatchObject({ status: 'approved', notes: 'Bolder.' });
  expect(approved.body.approvedAt).not.toBeNull();
  const events = await app.ctx.db
    .select({
      kind: projectActivities.kind,
      note: projectActivities.note,
      actorId: projectActivities.actorId,
    })
    .from(projectActivities)
    .where(eq(projectActivities.projectId, job.project.id))
    .orderBy(projectActivities.id);
  expect(events.map(({ kind }) => kind)).toEqual([
    'milestone_proposed',
    'milestone_agreed',
    'milestone_completed',
    'milestone_changes',
    'milestone_completed',
    'milestone_approved',
  ]);
  expect(events[3]).toMatchObject({ note: 'Sketches: Bolder.', actorId: job.client.id });
});

test('proposed again after a lost answer, it is the one from before, whatever became of it', async () => {
  const form = { title: 'Sketches', clientId: randomUUID() };
  const answers = await Promise.all([propose(job.designer, form), propose(job.designer, form)]);
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, form.clientId],
    [201, form.clientId],
  ]);
  await act(job.client, form.clientId, 'agree');
  await setStatus('completed');
  const late = await propose(job.designer, form);
  expect(late).toMatchObject({ status: 201, body: { id: form.clientId, status: 'in_progress' } });
  const { db } = app.ctx;
  expect(await db.$count(projectMilestones, eq(projectMilestones.projectId, job.project.id))).toBe(1);
  expect(await propose(await createMember(app), form)).toMatchObject(refusal(403, 'not_allowed'));
  job = await createJob(app);
  expect(await propose(job.designer, form)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'clientId' }] },
  });
});

test('no one agrees to a version they have not seen, or edits it', async () => {
  const { body: seen } = await propose(job.designer, { title: 'One sketch' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const form = { title: 'One sketch, twice the price' };
  const { body: changed } = await askAs(app, job.designer, 'PUT', path(`/${seen.id}`), form);
  const agree = (updatedAt: string) => act(job.client, seen.id, 'agree', { updatedAt });
  expect(await agree(seen.updatedAt)).toMatchObject(refusal(409, 'milestone_changed'));
  const edit = (updatedAt: string) =>
    askAs(app, job.client, 'PUT', path(`/${seen.id}`), { title: 'One sketch', updatedAt });
  expect(await edit(seen.updatedAt)).toMatchObject(refusal(409, 'milestone_changed'));
  expect(await agree(changed.updatedAt)).toMatchObject({ status: 200 });
});

test.each(['0000-01-01T00:00:00Z', '1999-12-31T00:00:00Z', '2100-01-01T00:00:00Z'])(
  'a milestone is not due in %s',
  async (dueDate) => {
    const answer = await propose(job.designer, { title: 'Sketches', dueDate });
    expect(answer).toMatchObject({ ...refusal(400, 'invalid_request') });
    expect(answer.body.detail).toBe('Please choose a valid date.');
  },
);

test('nothing can be planned once the whole work is approved', async () => {
  const id = await milestoneAt('pending');
  const approved = { status: 'under_review', approvedAt: app.ctx.clock.now() } as const;
  await app.ctx.db.update(hireProjects).set(approved).where(eq(hireProjects.id, job.project.id));
  expect(await propose(job.client)).toMatchObject(refusal(409, 'project_state'));
  expect(await act(job.designer, id, 'agree')).toMatchObject(refusal(409, 'project_state'));
});

test('an edited one has to be agreed by the other party, even by its first proposer', async () => {
  const id = await milestoneAt('pending');
  const changed = await askAs(app, job.designer, 'PUT', path(`/${id}`), { title: 'Two sketches' });
  expect(changed).toMatchObject({
    status: 200,
    body: { title: 'Two sketches', proposedBy: job.designer.id },
  });
  expect(await act(job.designer, id, 'agree')).toMatchObject(refusal(403, 'not_allowed'));
  expect(await act(job.client, id, 'agree')).toMatchObject({ status: 200 });
});

test('either party can drop one before it is agreed', async () => {
  for (const who of [job.client, job.designer]) {
    const id = await milestoneAt('pending');
    expect((await askAs(app, who, 'DELETE', path(`/${id}`))).status).toBe(204);
  }
  expect((await askAs(app, job.client, 'GET', path())).body).toEqual([]);
});

test('the plan is listed in the order of proposals', async () => {
  for (const title of ['One', 'Two', 'Three']) await propose(job.client, { title });
  const { body } = await askAs(app, job.designer, 'GET', path());
  expect((body as Milestone[]).map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
});

const ACTIONS = {
  agree: ['pending', 'in_progress'],
  complete: ['in_progress', 'completed'],
  approve: ['completed', 'approved'],
  changes: ['completed', 'in_progress'],
} as const;
const PARTIES = ['client', 'designer'] as const;

describe.each(Object.entries(ACTIONS))('%s', (action, [from, to]) => {
  const walks = MILESTONE_STATUSES.flatMap((status) => PARTIES.map((party) => ({ status, party })));
  test.each(walks)(
    'is open to the $party only as the table says, if it is $status',
    async ({ status, party }) => {
      const other = party === 'client' ? job.designer : job.client;
      const id = await milestoneAt(status, other.id);
      const answer = await act(job[party], id, action, { notes: 'As said.' });
      const isAllowed = MILESTONE_MOVES[from as 'pending'][to as 'in_progress']?.includes(party) ?? false;
      const done = { status: 200, body: { status: to } };
      const expected = status === from ? done : refusal(409, 'milestone_state');
      expect(answer).toMatchObject(isAllowed ? expected : refusal(403, 'not_allowed'));
    },
  );
});

test.each(['in_progress', 'completed', 'approved'] as const)(
  '%s: not changed, not dropped',
  async (status) => {
    const id = await milestoneAt(status);
    const change = await askAs(app, job.client, 'PUT', path(`/${id}`), { title: 'Other' });
    expect(change).toMatchObject(refusal(409, 'milestone_state'));
    const drop = await askAs(app, job.client, 'DELETE', path(`/${id}`));
    expect(drop).toMatchObject(refusal(409, 'milestone_state'));
  },
);

test.each(PROJECT_STATUSES)(
  'milestones of a project that is %s change only while the work is under way',
  async (status) => {
    const id = await milestoneAt('pending', job.designer.id);
    await setStatus(status);
    const answers = [
      await propose(job.client),
      await askAs(app, job.client, 'PUT', path(`/${id}`), { title: 'Other' }),
      await act(job.designer, id, 'agree'),
    ];
    const isOpen = status === 'in_progress' || status === 'under_review';
    expect(answers.map((answer) => answer.body.code ?? 'done')).toEqual(
      isOpen ? ['done', 'done', 'done'] : ['project_state', 'project_state', 'project_state'],
    );
    expect((await askAs(app, job.client, 'GET', path())).status).toBe(200);
  },
);

test('the parties alone see milestones; moderators can read', async () => {
  const id = await milestoneAt('pending');
  const [stranger, moderator] = [await createMember(app), await createMember(app, { role: 'moderator' })];
  for (const who of [stranger, job.applicant, moderator]) {
    const answers = [
      await propose(who),
      await askAs(app, who, 'PUT', path(`/${id}`), { title: 'Mine' }),
      await askAs(app, who, 'DELETE', path(`/${id}`)),
      await act(who, id, 'agree'),
      await act(who, id, 'complete', {}),
      await act(who, id, 'approve', {}),
      await act(who, id, 'changes', { notes: 'No.' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(refusal(403, 'not_allowed'));
    const look = await askAs(app, who, 'GET', path());
    expect(look.status).toBe(who === moderator ? 200 : 403);
  }
});

test('another project’s, an unknown one, one too many, one without a title', async () => {
  const id = await milestoneAt('pending', job.designer.id);
  const { project, client } = await createJob(app);
  const elsewhere = await askAs(app, client, 'POST', `/hire-projects/${project.id}/milestones/${id}/agree`);
  expect(elsewhere).toMatchObject(refusal(404, 'milestone_not_found'));
  const nowhere = await askAs(
    app,
    client,
    'GET',
    '/hire-projects/11111111-1111-4111-8111-111111111111/milestones',
  );
  expect(nowhere).toMatchObject(refusal(404, 'project_not_found'));
  expect(await propose(job.client, { title: ' ' })).toMatchObject(refusal(400, 'invalid_request'));
  const many = Array.from({ length: MILESTONES_MAX - 1 }, () => ({
    projectId: job.project.id,
    title: 'Step',
  }));
  await app.ctx.db.insert(projectMilestones).values(many);
  expect(await propose(job.client)).toMatchObject(refusal(409, 'milestones_full'));
});

test('agreed concurrently: it starts once', async () => {
  const id = await milestoneAt('pending', job.designer.id);
  const answers = await Promise.all([act(job.client, id, 'agree'), act(job.client, id, 'agree')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
