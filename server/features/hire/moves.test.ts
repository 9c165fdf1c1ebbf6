/** Walks the transition table, and checks the recorded activities and notifications. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { Notification } from '#shared/notifications/list-contract.ts';
import { ACTIVITY_KINDS, type ActivityKind } from '#shared/notices/hire.ts';
import { HIRE_ACTORS, PROJECT_MOVES, PROJECT_STATUSES } from '#shared/hire/states.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import { type TestMember, createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { openStream } from '#server/testing/stream.ts';
import { recordActivity } from './record-activity.ts';
import { lockAsParty, lockProject, moveProject } from './projects.ts';
import { type HireHarness, startHireHarness } from './testing/harness.ts';

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

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const under = (fields: object = {}) =>
  createProject(harness.app, {
    title: 'A quiet logo',
    clientId: client.id,
    designerId: designer.id,
    status: 'in_progress',
    ...fields,
  });
const announce = (project: HireProjectRow, kind: ActivityKind, by: TestMember | null, more: object = {}) =>
  harness.app.ctx.db.transaction((tx) =>
    recordActivity(harness.app.ctx, tx, {
      projectId: project.id,
      actorId: by?.id ?? null,
      kind,
      at: harness.app.ctx.clock.now(),
      ...more,
    }),
  );
const notified = async (who: TestMember, project: HireProjectRow) =>
  (await harness.ok<Notification[]>('GET', '/api/notifications?limit=100', who))
    .flatMap(({ type, about }) => (type === 'hire' ? [about] : []))
    .filter(({ projectId }) => projectId === project.id)
    .map(({ change }) => change);

describe('moves', () => {
  it('follow the table, by the listed actors only', async () => {
    const { db } = harness.app.ctx;
    const id = (await under()).id;
    for (const from of PROJECT_STATUSES) {
      for (const to of PROJECT_STATUSES) {
        for (const by of HIRE_ACTORS) {
          const isLegal = PROJECT_MOVES[from][to]?.includes(by) ?? false;
          const outcome = db.transaction(async (tx) => {
            const project = { ...(await lockProject(tx, id)), status: from };
            const moved = await moveProject(tx, project, to, by, { dueDate: new Date(0) });
            expect([moved.status, moved.dueDate?.getTime()]).toEqual([to, 0]);
          });
          expect([from, to, by, await refusal(outcome)]).toEqual([
            from,
            to,
            by,
            isLegal ? 'done' : 'project_state',
          ]);
        }
      }
    }
  });

  it('are for parties, and for projects they can see', async () => {
    const { db } = harness.app.ctx;
    const { id } = await under();
    const hold = (who: TestMember, which = id) =>
      db.transaction((tx) => lockAsParty(tx, { id: who.id, role: 'member' }, which));
    expect([(await hold(client)).party, (await hold(designer)).party]).toEqual(['client', 'designer']);
    expect(await refusal(hold(stranger))).toBe('not_allowed');
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect(await refusal(hold(client, unknown))).toBe('project_not_found');
    expect(await refusal(db.transaction((tx) => lockProject(tx, unknown)))).toBe('project_not_found');
  });
});

describe('activities', () => {
  it('notify the parties except the actor', async () => {
    const project = await under();
    const forDesigner = new Set<ActivityKind>(['transferred', 'payout_held']);
    for (const kind of ACTIVITY_KINDS) await announce(project, kind, null);
    expect(new Set(await notified(designer, project))).toEqual(new Set(ACTIVITY_KINDS));
    expect(new Set(await notified(client, project))).toEqual(
      new Set(ACTIVITY_KINDS.filter((kind) => !forDesigner.has(kind))),
    );
    const another = await under();
    await announce(another, 'delivered', designer);
    await announce(another, 'approved', client);
    expect([await notified(client, another), await notified(designer, another)]).toEqual([
      ['delivered'],
      ['approved'],
    ]);
  });

  it('notify the person concerned instead, and moderators of disputes', async () => {
    const project = await under({ designerId: null, status: 'pending' });
    await announce(project, 'declined', client, { memberIds: [stranger.id], note: 'Another hand.' });
    expect([await notified(stranger, project), await notified(client, project)]).toEqual([['declined'], []]);
    const disputed = await under();
    await announce(disputed, 'disputed', client);
    expect([
      await notified(moderator, disputed),
      await notified(designer, disputed),
      await notified(client, disputed),
    ]).toEqual([['disputed'], ['disputed'], []]);
  });

  it('signal everyone concerned, including the actor, despite mutes', async () => {
    const project = await under();
    await harness.ok('PUT', '/api/notifications/preferences', designer, { muted: ['hire'] });
    const streams = await Promise.all(
      [client, designer].map(({ cookie }) => openStream(harness.app.url, cookie)),
    );
    await announce(project, 'delivered', client);
    for (const stream of streams) {
      expect(await stream.next('project')).toMatchObject({ projectId: project.id });
      stream.close();
    }
    expect(await notified(designer, project)).toEqual([]);
    await harness.ok('PUT', '/api/notifications/preferences', designer, { muted: [] });
  });

  it('refresh the tabs of both parties and watchers, even without a notification', async () => {
    const project = await under({ status: 'completed' });
    const streams = await Promise.all([
      openStream(harness.app.url, client.cookie),
      openStream(harness.app.url, moderator.cookie, `project:${project.id}`),
    ]);
    await announce(project, 'transferred', null, { note: '774.00' });
    for (const stream of streams) {
      expect(await stream.next('project')).toMatchObject({ projectId: project.id });
      stream.close();
    }
    expect([await notified(client, project), await notified(moderator, project)]).toEqual([[], []]);
  });

  it('are rolled back with the action', async () => {
    const project = await under();
    const { db } = harness.app.ctx;
    const action = db.transaction(async (tx) => {
      const at = harness.app.ctx.clock.now();
      await recordActivity(harness.app.ctx, tx, {
        projectId: project.id,
        actorId: null,
        kind: 'completed',
        at,
      });
      throw Object.assign(new Error('undone'), { code: 'undone' });
    });
    expect(await refusal(action)).toBe('undone');
    expect([await harness.log(project.id), await notified(client, project)]).toEqual([[], []]);
  });
});

describe('the timeline', () => {
  const read = (project: HireProjectRow, who: TestMember) =>
    harness.ok<ProjectActivity[]>('GET', `/api/hire-projects/${project.id}/timeline`, who);

  it('contains everything in order, for the client and moderators; for the designer without other applicants', async () => {
    const project = await under();
    const loser = await createMember(harness.app, { firstName: 'Loris' });
    await announce(project, 'posted', client);
    await announce(project, 'applied', loser);
    await announce(project, 'applied', designer);
    await announce(project, 'declined', client, { memberIds: [loser.id], note: 'Another hand.' });
    await announce(project, 'accepted', client);
    await announce(project, 'upfront_paid', null, { note: '250.00' });
    const whole = await read(project, client);
    expect(whole.map(({ kind, actor, note }) => [kind, actor?.firstName ?? null, note])).toEqual([
      ['posted', 'Cleo', null],
      ['applied', 'Loris', null],
      ['applied', 'Dara', null],
      ['declined', 'Cleo', 'Another hand.'],
      ['accepted', 'Cleo', null],
      ['upfront_paid', null, '250.00'],
    ]);
    // The applicant, for those who may know.
    expect(whole.map(({ member }) => member?.firstName)[3]).toBe('Loris');
    expect(whole[1]?.member).toBeNull();
    expect(await read(project, moderator)).toEqual(whole);
    expect(await read(project, designer)).toEqual(whole.filter((_, n) => n !== 1 && n !== 3));
  });

  it('is hidden from everyone else', async () => {
    const project = await under();
    const path = `/api/hire-projects/${project.id}/timeline`;
    expect(await harness.outcome('GET', path, stranger)).toBe('not_allowed');
    expect(await harness.outcome('GET', path, null)).toBe('sign_in_required');
    const hidden = await under({ isHidden: true });
    expect(await harness.outcome('GET', `/api/hire-projects/${hidden.id}/timeline`, stranger)).toBe(
      'project_not_found',
    );
  });
});
