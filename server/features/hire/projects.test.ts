/** Posting, editing, listing, searching and reporting projects, and who sees what. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HireProject, HireProjectDetail } from '#shared/hire/contract.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { nextCursor } from '#shared/http/page.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { blocks, reports } from '#shared/moderation/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { decideHidden } from '#server/testing/moderation.ts';
import { createApplication, createProject } from '#server/testing/hire.ts';
import { type HireHarness, startHireHarness } from './testing/harness.ts';

const ALL = '/api/hire-projects';
const FORM = {
  title: 'A quiet logo',
  description: 'For a shop that sells tea.',
  category: 'branding',
  budget: '$500-$1,000',
  timeframe: 'Two weeks',
};
let harness: HireHarness;
let client: TestMember;
let designer: TestMember;
let stranger: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  harness = await startHireHarness();
  ({ client, designer, stranger, moderator } = harness);
});
afterAll(() => harness.close());

const post = (more: object = {}, who = client) =>
  harness.ok<HireProjectDetail>('POST', ALL, who, { ...FORM, ...more });
const read = (id: string, who: TestMember) => harness.ok<HireProjectDetail>('GET', `${ALL}/${id}`, who);
const list = (query: string, who: TestMember) => harness.ok<HireProject[]>('GET', `${ALL}?${query}`, who);
const titles = async (query: string, who: TestMember) => (await list(query, who)).map(({ title }) => title);
const block = (blocker: TestMember, blocked: TestMember) =>
  harness.app.ctx.db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id });
async function messageOf(body: object): Promise<unknown> {
  const { status, body: problem } = await harness.call('POST', ALL, client, { ...FORM, ...body });
  expect([status, problem.code]).toEqual([400, 'invalid_request']);
  return problem.detail;
}

describe('posting', () => {
  it('uses the upper end of the typed budget, and returns the amounts', async () => {
    const project = await post({ requirements: 'In green.' });
    expect(project).toMatchObject({
      title: FORM.title,
      description: FORM.description,
      category: 'branding',
      budget: '1000.00',
      budgetText: '$500-$1,000',
      timeline: 'Two weeks',
      timeframe: 'Two weeks',
      requirements: 'In green.',
      status: 'pending',
      applicationsCount: 0,
      viewerIs: 'client',
      client: { id: client.id, firstName: 'Cleo' },
      designer: null,
      application: null,
      isInvited: false,
    });
    expect(project.deal).toMatchObject({
      upfrontAmount: '500.00',
      remainingAmount: '500.00',
      commissionAmount: '100.00',
      designerAmount: '900.00',
      agreedPrice: null,
      upfrontPaid: false,
      refundedAmount: '0.00',
      transferredAmount: '0.00',
    });
    expect(await harness.log(project.id)).toMatchObject([{ kind: 'posted', actorId: client.id }]);
  });

  it('accepts a plain number, and every category', async () => {
    const { category: _, ...form } = FORM;
    const project = await harness.ok('POST', ALL, client, { ...form, budget: 250.5 });
    expect(project).toMatchObject({ budget: '250.50', budgetText: null, category: 'web_design' });
  });

  it('refuses what the form refuses, with its messages', async () => {
    expect(await messageOf({ title: ' ' })).toBe('Title is required');
    expect(await messageOf({ title: 'x'.repeat(101) })).toBe('Title must be less than 100 characters');
    expect(await messageOf({ title: 'a\u0000b' })).toMatch(/characters that aren’t allowed/);
    expect(await messageOf({ description: '' })).toBe('Description is required');
    expect(await messageOf({ description: 'x'.repeat(1001) })).toBe(
      'Description must be less than 1000 characters',
    );
    expect(await messageOf({ budget: '' })).toBe('Budget is required');
    expect(await messageOf({ timeframe: '' })).toBe('Timeframe is required');
    expect(await harness.outcome('POST', ALL, client, { ...FORM, category: 'poetry' })).toBe(
      'invalid_request',
    );
  });

  it('refuses a budget without a usable number, on its field', async () => {
    for (const budget of ['let us talk', '0.50', '2,000,000', -5, 0, 1e21]) {
      const { status, body } = await harness.call('POST', ALL, client, { ...FORM, budget });
      expect([status, (body.errors as { path: string }[])[0]?.path], String(budget)).toEqual([400, 'budget']);
    }
  });
});

describe('inviting', () => {
  it('notifies the designer, and no one else', async () => {
    const { id } = await post({ designerId: designer.id });
    expect(await harness.log(id)).toMatchObject([
      { kind: 'posted' },
      { kind: 'invited', actorId: client.id, memberId: designer.id },
    ]);
    expect((await read(id, designer)).isInvited).toBe(true);
    expect((await read(id, stranger)).isInvited).toBe(false);
  });

  it('refuses oneself, unknown and blocked members, and then posts nothing', async () => {
    const [hidden, blocked, blocker] = await Promise.all([
      createMember(harness.app, { isHidden: true }),
      createMember(harness.app),
      createMember(harness.app),
    ]);
    await block(client, blocked);
    await block(blocker, client);
    const before = await harness.app.ctx.db.$count(hireProjects);
    const invite = (designerId: string) => harness.outcome('POST', ALL, client, { ...FORM, designerId });
    expect(await invite(client.id.toUpperCase())).toBe('own_content');
    expect(await invite('11111111-1111-4111-8111-111111111111')).toBe('member_not_found');
    expect(await invite(hidden.id)).toBe('member_not_found');
    expect(await invite(blocked.id)).toBe('blocked');
    expect(await invite(blocker.id)).toBe('blocked');
    expect(await harness.app.ctx.db.$count(hireProjects)).toBe(before);
  });
});

describe('editing', () => {
  it('changes everything, including the amounts, while the project is pending', async () => {
    const { id } = await post();
    const edited = await harness.ok<HireProjectDetail>('PUT', `${ALL}/${id}`, client, {
      title: 'A loud logo',
      description: 'For a drum shop.',
      category: 'animation',
      budget: '300',
      timeframe: 'A month',
    });
    expect(edited).toMatchObject({ title: 'A loud logo', budget: '300.00', timeline: 'A month' });
    expect(edited.deal).toMatchObject({ upfrontAmount: '150.00', designerAmount: '270.00' });
    expect((await harness.log(id)).map(({ kind }) => kind)).toEqual(['posted', 'edited']);
  });

  it('leaves what is omitted as it is', async () => {
    const wanted = { ...FORM, category: 'animation', budget: '$300-$400', requirements: 'Vectors.' };
    const before = await post(wanted);
    const edit = (body: object) => harness.ok<HireProjectDetail>('PUT', `${ALL}/${before.id}`, client, body);
    const { updatedAt: _, ...kept } = await edit({ title: 'A loud logo' });
    expect(before).toMatchObject({ ...kept, title: before.title });
    expect(await edit({ budget: 800 })).toMatchObject({ title: 'A loud logo', budget: '800.00' });
    expect(await edit({ requirements: '' })).toMatchObject({ budget: '800.00', requirements: null });
  });

  it('notifies undecided applicants, and is recorded once', async () => {
    const { id } = await post();
    const [declined, gone] = [await createMember(harness.app), await createMember(harness.app)];
    for (const who of [designer, stranger]) await harness.ok('POST', `${ALL}/${id}/apply`, who);
    await createApplication(harness.app, { projectId: id, designerId: declined.id, status: 'declined' });
    await createApplication(harness.app, { projectId: id, designerId: gone.id, status: 'withdrawn' });
    await harness.ok('PUT', `${ALL}/${id}`, client, { ...FORM, title: 'A loud logo' });
    const notified = async (who: TestMember) =>
      (await harness.ok<Notification[]>('GET', '/api/notifications?limit=100', who))
        .flatMap(({ type, about }) => (type === 'hire' ? [about] : []))
        .filter(({ projectId }) => projectId === id)
        .map(({ change }) => change);
    expect(await Promise.all([designer, stranger, declined, gone].map(notified))).toEqual([
      ['edited'],
      ['edited'],
      [],
      [],
    ]);
    expect(await notified(client)).not.toContain('edited');
    expect((await harness.log(id)).filter(({ kind }) => kind === 'edited')).toMatchObject([
      { memberId: null },
    ]);
  });

  it('is refused to others, without a budget, and once the project is no longer pending', async () => {
    const { id } = await post();
    const edit = (who: TestMember, body: object = FORM) => harness.outcome('PUT', `${ALL}/${id}`, who, body);
    expect(await edit(stranger)).toBe('not_allowed');
    expect(await edit(client, { ...FORM, budget: 'later' })).toBe('invalid_request');
    await harness.app.ctx.db.update(hireProjects).set({ status: 'cancelled' }).where(eq(hireProjects.id, id));
    expect(await edit(client)).toBe('project_closed');
  });

  it('keeps the budget while an application is being paid for', async () => {
    const { id } = await post();
    const { id: applicationId } = await createApplication(harness.app, { projectId: id });
    const createdAt = harness.app.ctx.clock.now();
    await createHirePayment(harness.app, { projectId: id, applicationId, createdAt });
    const edit = (budget: string) => harness.outcome('PUT', `${ALL}/${id}`, client, { ...FORM, budget });
    expect(await edit('900')).toBe('project_closed');
    expect(await edit('1000')).toBe(200);
    const earlier = new Date(createdAt.getTime() - 31 * 60_000);
    await harness.app.ctx.db.update(charges).set({ createdAt: earlier }).where(eq(charges.ownerId, id));
    expect(await edit('900')).toBe(200);
  });
});

describe('the list', () => {
  it('is newest first, paged, up to 200, by category, status and words', async () => {
    const [owner, viewer] = await Promise.all([createMember(harness.app), createMember(harness.app)]);
    const add = (title: string, day: number, more: object = {}) =>
      createProject(harness.app, {
        title,
        clientId: owner.id,
        category: 'print_design',
        createdAt: new Date(Date.UTC(2026, 0, day)),
        ...more,
      });
    await add('Poster', 1);
    await add('Leaflet', 2, { status: 'in_progress', designerId: designer.id });
    await add('Zeppelin menu', 3, { status: 'completed', designerId: designer.id });
    await add('Hidden card', 4, { isHidden: true });
    const query = 'category=print_design';
    expect(await titles(query, viewer)).toEqual(['Zeppelin menu', 'Leaflet', 'Poster']);
    expect(await titles(`${query}&limit=200`, moderator)).toHaveLength(4);
    expect(await titles(query, owner)).toHaveLength(4);
    expect(await titles(`${query}&status=pending`, viewer)).toEqual(['Poster']);
    expect(await titles(`${query}&q=zeppelin`, viewer)).toEqual(['Zeppelin menu']);
    expect(await titles(`q=zeppelin&category=branding`, viewer)).toEqual([]);
    expect(await titles(`${query}&mine=designer`, designer)).toEqual(['Zeppelin menu', 'Leaflet']);
    const first = await fetch(`${harness.app.url}${ALL}?${query}&limit=2`, {
      headers: { cookie: viewer.cookie },
    });
    const cursor = nextCursor(first.headers.get('link'));
    expect(await titles(`${query}&limit=2&cursor=${cursor}`, viewer)).toEqual(['Poster']);
    const [newest] = await list(query, viewer);
    expect(newest).toMatchObject({ designer: { id: designer.id }, client: { id: owner.id } });
    await block(viewer, owner);
    expect(await titles(query, viewer)).toEqual([]);
    expect(await harness.outcome('GET', `${ALL}?limit=201`, viewer)).toBe('invalid_request');
    expect(await harness.outcome('GET', `${ALL}?cursor=x`, viewer)).toBe('invalid_request');
    expect(await harness.outcome('GET', `${ALL}?status=open`, viewer)).toBe('invalid_request');
  });

  it('has a client’s projects, as far as the viewer may see them', async () => {
    const [owner, viewer] = await Promise.all([createMember(harness.app), createMember(harness.app)]);
    for (const title of ['One', 'Two']) await post({ title }, owner);
    await createProject(harness.app, { title: 'Hidden', clientId: owner.id, isHidden: true });
    await createProject(harness.app, { title: 'Over', clientId: owner.id, status: 'cancelled' });
    const query = `clientId=${owner.id}`;
    expect(await titles(`${query}&status=pending`, viewer)).toEqual(['Two', 'One']);
    expect(await titles(`${query}&limit=1`, viewer)).toHaveLength(1);
    expect(await titles(`${query}&mine=client`, viewer)).toEqual([]);
    expect(await titles(query, moderator)).toContain('Hidden');
    await block(owner, viewer);
    expect(await titles(query, viewer)).toEqual([]);
    expect(await harness.outcome('GET', `${ALL}?clientId=nobody`, viewer)).toBe('invalid_request');
  });

  it('has the member’s own projects and applications, and counts those that are not withdrawn or blocked', async () => {
    const [owner, applicant] = await Promise.all([createMember(harness.app), createMember(harness.app)]);
    const [one, two] = [await post({ title: 'One' }, owner), await post({ title: 'Two' }, owner)];
    await createApplication(harness.app, { projectId: one.id, designerId: applicant.id });
    await createApplication(harness.app, { projectId: one.id });
    await createApplication(harness.app, {
      projectId: two.id,
      designerId: applicant.id,
      status: 'withdrawn',
    });
    const { designerId } = await createApplication(harness.app, { projectId: one.id });
    await harness.app.ctx.db.insert(blocks).values({ blockerId: owner.id, blockedId: designerId });
    expect(await titles('mine=applicant', applicant)).toEqual(['One']);
    expect((await list('mine=client', owner)).map((it) => [it.title, it.applicationsCount])).toEqual([
      ['Two', 0],
      ['One', 2],
    ]);
  });
});

describe('one project', () => {
  it('shows the viewer’s role, and the deal to its parties and moderators only', async () => {
    const { id } = await createProject(harness.app, {
      clientId: client.id,
      designerId: designer.id,
      status: 'in_progress',
      agreedPrice: '500.00',
      upfrontPaid: true,
      dueDate: new Date('2026-12-01T00:00:00Z'),
    });
    expect(await read(id, client)).toMatchObject({ viewerIs: 'client', deal: { agreedPrice: '500.00' } });
    expect(await read(id, designer)).toMatchObject({
      viewerIs: 'designer',
      deal: { mayTakeBackAt: '2026-12-15T00:00:00.000Z', approvesItselfAt: null, paymentProblem: null },
    });
    expect(await read(id, moderator)).toMatchObject({ viewerIs: 'moderator', deal: { upfrontPaid: true } });
    expect(await read(id, stranger)).toMatchObject({ viewerIs: 'member', deal: null });
  });

  it('shows the approval deadline, and a declined payment’s message to the client', async () => {
    const { id } = await createProject(harness.app, {
      clientId: client.id,
      designerId: designer.id,
      status: 'under_review',
      agreedPrice: '500.00',
      deliveredAt: new Date('2026-12-01T00:00:00Z'),
    });
    expect((await read(id, client)).deal?.approvesItselfAt).toBe('2026-12-15T00:00:00.000Z');
    const now = harness.app.ctx.clock.now();
    await harness.app.ctx.db
      .update(hireProjects)
      .set({ approvedAt: now, finalFailedAt: now })
      .where(eq(hireProjects.id, id));
    await harness.app.ctx.db.insert(charges).values({
      ownerKind: 'project',
      ownerId: id,
      kind: 'final',
      amountCents: 25_000,
      payeeCents: 22_500,
      commissionCents: 2500,
      failureMessage: 'Your card has expired.',
    });
    expect((await read(id, client)).deal).toMatchObject({
      approvesItselfAt: null,
      paymentProblem: 'Your card has expired.',
    });
    const notified = (await read(id, designer)).deal?.paymentProblem;
    expect(notified).toMatch(/^The final payment failed/);
    expect(notified).not.toMatch(/expired/);
  });

  it('does not exist across a block, but for its designer and for moderators', async () => {
    const [owner, hand, outsider] = await Promise.all([1, 2, 3].map(() => createMember(harness.app)));
    const { id } = await createProject(harness.app, {
      clientId: owner!.id,
      designerId: hand!.id,
      status: 'in_progress',
    });
    await block(owner!, hand!);
    await block(outsider!, owner!);
    expect(await harness.outcome('GET', `${ALL}/${id}`, hand!)).toBe(200);
    expect(await harness.outcome('GET', `${ALL}/${id}`, outsider!)).toBe('project_not_found');
    expect(await harness.outcome('GET', `${ALL}/${id}`, moderator)).toBe(200);
    expect(await harness.outcome('GET', `${ALL}/${id}`, null)).toBe('sign_in_required');
  });

  it('is hidden by moderators, and shown again', async () => {
    const { id, updatedAt } = await post();
    const hide = (who: TestMember, isHidden: boolean, subjectId = id) =>
      decideHidden(harness.app, who, { subject: 'project', subjectId }, isHidden);
    expect(await hide(client, true)).toBe('not_allowed');
    expect(await hide(moderator, true)).toBe(200);
    expect(await harness.outcome('GET', `${ALL}/${id}`, stranger)).toBe('project_not_found');
    expect(await read(id, client)).toMatchObject({ isHidden: true, updatedAt });
    expect(await hide(moderator, false)).toBe(200);
    expect(await harness.outcome('GET', `${ALL}/${id}`, stranger)).toBe(200);
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await hide(moderator, true, unknown)).toBe('project_not_found');
  });
});

describe('search and reports', () => {
  it('is found by its text and its client, best match first', async () => {
    const owner = await createMember(harness.app, { firstName: 'Quillon', profileImageUrl: '/face.webp' });
    const { id } = await post({ title: 'Wombat stickers' }, owner);
    await post({ title: 'Something', description: 'Also wombat, but quietly.' }, owner);
    const suggest = (q: string, who = stranger) =>
      harness.ok<Suggestion[]>('GET', `/api/search/suggestions?q=${q}`, who);
    const found = (await suggest('wombat')).filter(({ kind }) => kind === 'project');
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ id, title: 'Wombat stickers', imageUrl: '/face.webp' });
    expect((await suggest('quillon')).some(({ kind }) => kind === 'project')).toBe(true);
    const count = async (who: TestMember) =>
      (await harness.ok<SearchSummary>('GET', '/api/search/summary?q=wombat', who)).projects;
    expect(await count(stranger)).toBe(2);
    await decideHidden(harness.app, moderator, { subject: 'project', subjectId: id });
    expect(await count(stranger)).toBe(1);
    expect(await count(owner)).toBe(2);
  });

  it('can be reported by others who see it', async () => {
    const { id } = await post();
    const report = (who: TestMember) =>
      harness.outcome('POST', '/api/reports', who, { subject: 'project', subjectId: id, reason: 'spam' });
    expect(await report(client)).toBe('own_content');
    expect(await report(stranger)).toBe(204);
    expect(await harness.app.ctx.db.$count(reports, eq(reports.subjectId, id))).toBe(1);
    await decideHidden(harness.app, moderator, { subject: 'project', subjectId: id });
    expect(await report(designer)).toBe('project_not_found');
  });
});
