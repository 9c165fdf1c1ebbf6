/** Applying, changing and withdrawing an application, and the client's decisions before accepting one. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application, HireProjectDetail } from '#shared/hire/contract.ts';
import { hireApplications, hireProjects, hireReviews } from '#shared/hire/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { designerPortfolios } from '#shared/portfolios/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { createApplication, createProject, createWork } from '#server/testing/hire.ts';
import { type HireHarness, startHireHarness } from '../testing/harness.ts';

let harness: HireHarness;
let client: TestMember;
let designer: TestMember;
let stranger: TestMember;
let moderator: TestMember;
let projectId: string;
beforeAll(async () => {
  harness = await startHireHarness();
  ({ client, designer, stranger, moderator } = harness);
});
afterAll(() => harness.close());
beforeEach(async () => {
  projectId = (await createProject(harness.app, { clientId: client.id })).id;
});

const UNKNOWN = '11111111-1111-4111-8111-111111111111';
const db = () => harness.app.ctx.db;
const at = (rest: string, id = projectId) => `/api/hire-projects/${id}/${rest}`;
const apply = (body?: object, who = designer) => harness.ok<Application>('POST', at('apply'), who, body);
const tryApply = (body?: object, who = designer, id = projectId) =>
  harness.outcome('POST', at('apply', id), who, body);
const change = (body: object, who = designer) => harness.outcome('PUT', at('application'), who, body);
const withdraw = (who = designer) => harness.outcome('DELETE', at('application'), who);
const all = (who = client) => harness.ok<Application[]>('GET', at('applications'), who);
const shortlist = (applicationId: string, who = client, isShortlisted = true) =>
  harness.outcome('PUT', at(`applications/${applicationId}/shortlisted`), who, { isShortlisted });
const decline = (applicationId: string, who = client, reason = 'We look for another hand.') =>
  harness.outcome('POST', at(`applications/${applicationId}/decline`), who, { reason });
const setProject = (fields: Partial<typeof hireProjects.$inferInsert>) =>
  db().update(hireProjects).set(fields).where(eq(hireProjects.id, projectId));
const setApplication = (id: string, fields: Partial<typeof hireApplications.$inferInsert>) =>
  db().update(hireApplications).set(fields).where(eq(hireApplications.id, id));
const kinds = async () => (await harness.log(projectId)).map(({ kind }) => kind);
const pay = (applicationId: string, status: 'open' | 'processing', createdAt = harness.app.ctx.clock.now()) =>
  createHirePayment(harness.app, { projectId, applicationId, status, createdAt });

describe('applying', () => {
  it('needs no body: the price is then the budget', async () => {
    const application = await apply();
    expect(application).toMatchObject({
      projectId,
      status: 'sent',
      price: '500.00',
      message: null,
      timelineDays: null,
      works: [],
      designer: { id: designer.id, rating: null, ratingsCount: 0, finishedCount: 0 },
    });
    const seen = await harness.ok<HireProjectDetail>('GET', `/api/hire-projects/${projectId}`, designer);
    expect(seen).toMatchObject({ viewerIs: 'applicant', deal: null, application: { id: application.id } });
    expect(await kinds()).toEqual(['applied']);
  });

  it('accepts message, price, days and up to three of the designer’s works, in order', async () => {
    const works = await Promise.all([1, 2, 3, 4].map(() => createWork(harness.app, designer.id)));
    const [one, two, three, four] = works.map(({ id }) => id);
    const others = await createWork(harness.app, stranger.id);
    const body = { message: ' I draw. ', proposedPrice: 450, timelineDays: 21 };
    expect(await tryApply({ portfolioIds: [one, others.id] })).toBe('portfolio_not_found');
    expect(await tryApply({ portfolioIds: [UNKNOWN] })).toBe('portfolio_not_found');
    expect(await tryApply({ portfolioIds: [one, two, three, four] })).toBe('invalid_request');
    expect(await kinds()).toEqual([]);
    const application = await apply({ ...body, portfolioIds: [three, one!.toUpperCase(), one] });
    expect(application).toMatchObject({ message: 'I draw.', price: '450.00', timelineDays: 21 });
    expect(application.works.map(({ id }) => id)).toEqual([three, one]);
    await db().update(designerPortfolios).set({ isHidden: true }).where(eq(designerPortfolios.id, three!));
    const seen = await harness.ok<HireProjectDetail>('GET', `/api/hire-projects/${projectId}`, designer);
    expect(seen.application?.works.map(({ id }) => id)).toEqual([one]);
  });

  it('refuses prices and days out of range', async () => {
    const bodies = [{ proposedPrice: '0.99' }, { proposedPrice: '1000000.01' }, { proposedPrice: 'x' }];
    for (const body of [...bodies, { timelineDays: 0 }, { timelineDays: 731 }, { timelineDays: 1.5 }]) {
      expect(await tryApply(body), JSON.stringify(body)).toBe('invalid_request');
    }
  });

  it('is possible once per designer and project, also concurrently and after withdrawing', async () => {
    const outcomes = await Promise.all([tryApply(), tryApply(), tryApply()]);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already_applied')).toHaveLength(2);
    expect(await kinds()).toEqual(['applied']);
    expect(await withdraw()).toBe(204);
    expect(await tryApply()).toBe('already_applied');
  });

  it('is refused for an own, blocked, hidden or closed project', async () => {
    expect(await tryApply({}, client)).toBe('own_content');
    expect(await tryApply({}, designer, UNKNOWN)).toBe('project_not_found');
    const blocked = await createMember(harness.app);
    await db().insert(blocks).values({ blockerId: client.id, blockedId: blocked.id });
    expect(await tryApply({}, blocked)).toBe('blocked');
    await setProject({ isHidden: true });
    expect(await tryApply()).toBe('project_not_found');
    for (const status of ['in_progress', 'under_review', 'completed', 'cancelled', 'disputed'] as const) {
      await setProject({ isHidden: false, status });
      expect(await tryApply(), status).toBe('project_closed');
    }
  });
});

describe('changing an application', () => {
  it('edits while it is undecided: omitted fields stay, empty ones are cleared', async () => {
    const work = await createWork(harness.app, designer.id);
    await apply({ message: 'I draw.', proposedPrice: '450', portfolioIds: [work.id] });
    const edit = (body: object) => harness.ok<Application>('PUT', at('application'), designer, body);
    const kept = { message: 'I draw.', price: '450.00', timelineDays: 9, works: [{ id: work.id }] };
    expect(await edit({ timelineDays: 9 })).toMatchObject(kept);
    expect(await edit({ portfolioIds: [] })).toMatchObject({ ...kept, works: [] });
    const empty = { message: '', proposedPrice: null, timelineDays: null };
    expect(await edit(empty)).toMatchObject({ message: null, price: '500.00', timelineDays: null });
    expect(await change({ proposedPrice: '0.10' })).toBe('invalid_request');
    expect(await change({ portfolioIds: [UNKNOWN] })).toBe('portfolio_not_found');
    const changed = 'application_changed';
    expect(await kinds()).toEqual(['applied', changed, changed, changed]);
  });

  it('withdraws, once, and an edit sends it again', async () => {
    const { id } = await apply();
    await shortlist(id);
    expect(await withdraw()).toBe(204);
    expect(await withdraw()).toBe(204);
    expect(await all()).toEqual([]);
    expect(await change({})).toBe(200);
    expect(await all()).toMatchObject([{ id, status: 'sent', isShortlisted: false }]);
    expect(await kinds()).toEqual(['applied', 'shortlisted', 'withdrawn', 'applied']);
  });

  it('is refused without an application, and to those who cannot see the project', async () => {
    expect(await change({})).toBe('application_not_found');
    expect(await withdraw()).toBe('application_not_found');
    await setProject({ isHidden: true });
    expect(await change({})).toBe('project_not_found');
    expect(await withdraw()).toBe('project_not_found');
  });

  it('is refused once it was decided, or the project is closed', async () => {
    const { id } = await apply();
    for (const status of ['declined', 'accepted', 'closed'] as const) {
      await setApplication(id, { status });
      expect([await change({}), await withdraw()]).toEqual(['application_decided', 'application_decided']);
    }
    await setApplication(id, { status: 'withdrawn' });
    await setProject({ status: 'cancelled' });
    expect(await change({})).toBe('project_closed');
  });

  it('is blocked while the client pays, but not by an abandoned checkout', async () => {
    const { id } = await apply();
    await pay(id, 'processing');
    expect([await change({}), await withdraw()]).toEqual(['application_decided', 'application_decided']);
    await db().update(charges).set({ status: 'open' }).where(eq(charges.ownerId, projectId));
    expect([await change({}), await withdraw()]).toEqual(['application_decided', 'application_decided']);
    const earlier = new Date(harness.app.ctx.clock.now().getTime() - 31 * 60_000);
    await db().update(charges).set({ createdAt: earlier }).where(eq(charges.ownerId, projectId));
    expect([await change({}), await withdraw()]).toEqual([200, 204]);
  });

  it('allows withdrawing from a project that became invisible', async () => {
    await apply();
    await setProject({ isHidden: true });
    expect(await change({})).toBe('project_not_found');
    expect(await withdraw()).toBe(204);
  });
});

describe('the client', () => {
  it('sees them side by side, shortlisted ones first, with the designers’ records', async () => {
    const known = await createMember(harness.app, { city: 'Porto' });
    const rated = async (rating: number, fields: Partial<typeof hireProjects.$inferInsert> = {}) => {
      const done = { clientId: client.id, designerId: known.id, status: 'completed', ...fields } as const;
      const { id } = await createProject(harness.app, done);
      const isPublished = rating !== 1;
      const [authorId, subjectId] = fields.clientId ? [stranger.id, known.id] : [client.id, known.id];
      const publishedAt = isPublished ? new Date() : null;
      await db().insert(hireReviews).values({ projectId: id, authorId, subjectId, rating, publishedAt });
    };
    await rated(5);
    await rated(4);
    await rated(1);
    // One cancelled and one as a client: neither counts as a finished job.
    await rated(2, { status: 'cancelled' });
    await rated(3, { clientId: known.id, designerId: stranger.id });
    const [first, second] = [await apply(), await apply({}, known)];
    expect((await all()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await shortlist(second.id)).toBe(200);
    expect(await all()).toMatchObject([
      {
        id: second.id,
        isShortlisted: true,
        updatedAt: second.updatedAt,
        designer: { city: 'Porto', rating: '4.5', ratingsCount: 2, finishedCount: 3 },
      },
      { id: first.id, isShortlisted: false },
    ]);
    expect(await shortlist(second.id, client, false)).toBe(200);
    expect((await all(moderator)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await kinds()).toEqual(['applied', 'applied', 'shortlisted']);
  });

  it('alone sees them and decides', async () => {
    const { id } = await apply();
    for (const who of [designer, stranger]) {
      expect(await harness.outcome('GET', at('applications'), who)).toBe('not_allowed');
    }
    for (const who of [designer, stranger, moderator]) {
      expect([await shortlist(id, who), await decline(id, who)]).toEqual(['not_allowed', 'not_allowed']);
    }
    expect([await shortlist(UNKNOWN), await decline(UNKNOWN)]).toEqual(
      Array.from({ length: 2 }, () => 'application_not_found'),
    );
    const other = await createProject(harness.app, { clientId: stranger.id });
    const path = `applications/${id}/decline`;
    expect(await harness.outcome('POST', at(path, other.id), stranger, { reason: 'No.' })).toBe(
      'application_not_found',
    );
  });

  it('does not see blocked members', async () => {
    const blocked = await createMember(harness.app);
    await apply({}, blocked);
    await db().insert(blocks).values({ blockerId: client.id, blockedId: blocked.id });
    expect(await all()).toEqual([]);
  });

  it('declines with a message to the designer', async () => {
    const { id } = await apply();
    await shortlist(id);
    expect(await decline(id, client, '  ')).toBe('invalid_request');
    expect(await decline(id)).toBe(200);
    const seen = await harness.ok<HireProjectDetail>('GET', `/api/hire-projects/${projectId}`, designer);
    expect(seen.application).toMatchObject({
      status: 'declined',
      declineReason: 'We look for another hand.',
      isShortlisted: false,
    });
    expect((await harness.log(projectId)).at(-1)).toMatchObject({
      kind: 'declined',
      note: 'We look for another hand.',
      memberId: designer.id,
    });
  });

  it('cannot decide twice, on withdrawn ones, or in a closed project', async () => {
    const { id } = await createApplication(harness.app, { projectId, designerId: designer.id });
    const refusals = async () => [await shortlist(id), await decline(id)];
    for (const status of ['declined', 'accepted', 'closed'] as const) {
      await setApplication(id, { status });
      expect(await refusals()).toEqual(['application_decided', 'application_decided']);
    }
    await setApplication(id, { status: 'withdrawn' });
    expect(await refusals()).toEqual(['application_not_found', 'application_not_found']);
    await setApplication(id, { status: 'sent' });
    await setProject({ status: 'in_progress' });
    expect(await refusals()).toEqual(['project_closed', 'project_closed']);
  });
});
