import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HireProjectDetail, ProjectActivity } from '#shared/hire/contract.ts';
import { ACTIVITY_KINDS } from '#shared/notices/hire.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { projectSample, roomReads } from '../testing/hire-samples.ts';
import { designedSample, eventSample } from '../testing/plan-samples.ts';
import { describeActivity } from './activity-copy.ts';
import { ActivityPanel } from './activity-panel.tsx';

const project = z.parse(HireProjectDetail, designedSample);
const say = (event: object, viewerId: string = memberSample.id) =>
  describeActivity(z.parse(ProjectActivity, { ...eventSample, ...event }), project, viewerId);
const designer = designedSample.designer;

test.each([
  [{ kind: 'accepted' }, 'Teodor Vance accepted your application', null],
  [{ kind: 'withdrawn', actor: designer }, 'You withdrew your application', null],
  [{ kind: 'payout_held', actor: null, note: '430.00' }, '$430 is on hold until you set up payouts', null],
  [{ kind: 'shortlisted', member: designer }, 'Teodor Vance shortlisted you', null],
  [
    { kind: 'upfront_paid', actor: null, note: '430.00' },
    'Atelier holds the upfront payment of $430; work can begin',
    null,
  ],
  [{ kind: 'delivered', actor: designer, note: 'All of it.' }, 'You delivered the work', '“All of it.”'],
  [{ kind: 'milestone_agreed', actor: designer, note: 'Sketches' }, 'You agreed to a milestone', 'Sketches'],
  [{ kind: 'reviewed', actor: designer }, 'You rated Teodor Vance', null],
  [{ kind: 'reviewed' }, 'Teodor Vance rated you', null],
  [{ kind: 'cancelled' }, 'Teodor Vance canceled the project', null],
  [
    { kind: 'cancelled', actor: { ...designer, id: eventSample.actor.id.replace(/^./, 'e') } },
    'The project was canceled',
    null,
  ],
  [{ kind: 'approved_by_time', actor: null }, 'Auto-approved after 14 days', null],
  [
    { kind: 'reminder_overdue', actor: null },
    'Reminder to you: the project is overdue and can soon be canceled',
    null,
  ],
  [{ kind: 'disputed', actor: null, note: 'Unpaid.' }, 'A dispute was opened', 'Unpaid.'],
  [{ kind: 'disputed', note: 'Unlit.' }, 'Teodor Vance opened a dispute', '“Unlit.”'],
])('%o', (event, sentence, note) => expect(say(event)).toEqual({ sentence, note }));

test('every activity has its own sentence for every reader', () => {
  for (const reader of [memberSample.id, projectSample.clientId, eventSample.actor.id.replace(/^./, 'f')]) {
    const said = ACTIVITY_KINDS.map((kind) => say({ kind, note: '1.00' }, reader).sentence);
    expect(new Set(said).size).toBe(ACTIVITY_KINDS.length);
    for (const sentence of said) expect(sentence).toMatch(/^([A-Z]|\$)(?!.*(undefined|was updated))/);
  }
});

test('a long history is collapsed to its newest entries', async () => {
  const events = ACTIVITY_KINDS.slice(0, 10).map((kind, index) => ({ ...eventSample, id: index, kind }));
  stubApi({ ...roomReads(project), [`GET /api/hire-projects/${project.id}/timeline`]: events });
  renderPage(
    <MemberContext value={memberSample}>
      <ActivityPanel project={project} />
    </MemberContext>,
  );
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(list.queryByText('Teodor Vance posted the project')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 6 earlier' }));
  expect(list.getAllByRole('listitem')).toHaveLength(10);
  expect(list.getAllByRole('listitem').at(-1)?.textContent).toContain('posted the project');
  expect(list.getByText('Teodor Vance posted the project')).toBeTruthy();
});
