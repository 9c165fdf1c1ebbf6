import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import * as z from 'zod/mini';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { roomReads, runningSample } from '../testing/hire-samples.ts';
import { designedSample, doneSample, eventSample, milestoneSample } from '../testing/plan-samples.ts';
import { MilestonesPanel } from './milestones-panel.tsx';

const { id } = runningSample;
const anyId: unknown = expect.any(String);
const PATH = `/api/hire-projects/${id}/milestones`;
type Answers = Parameters<typeof stubApi>[0];

function show(project: { id: string }, milestones: object[], more: Answers = {}) {
  const sent = stubApi({ ...roomReads(project), [`GET ${PATH}`]: milestones, ...more });
  renderPage(<MilestonesPanel project={z.parse(HireProjectDetail, project)} />);
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
const bodyOf = (sent: ReturnType<typeof stubApi>, call: string) =>
  sent.find((one) => one.call === call)?.body;

test('one is proposed, and the draft survives a failure', async () => {
  const sent = show(runningSample, [], { [`POST ${PATH}`]: () => problem('milestones_full') });
  await press('Propose a milestone');
  const dialog = within(screen.getByRole('dialog', { name: 'Propose a milestone' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText('Title is required')).toBeTruthy();
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  expect(document.activeElement).toBe(title);
  await userEvent.type(title, 'Sketches');
  await userEvent.type(dialog.getByLabelText('Due'), '2020-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText('Please choose today or a later date.')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Due'));
  await userEvent.type(dialog.getByLabelText('Due'), '2090-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('A project can have up to 50 milestones.')).toBeTruthy();
  expect(bodyOf(sent, `POST ${PATH}`)).toEqual({
    title: 'Sketches',
    dueDate: '2090-01-31T12:00:00.000Z',
    clientId: anyId,
  });
  expect(title.value).toBe('Sketches');
});

test('the proposer waits for the other party, who agrees', async () => {
  show(runningSample, [milestoneSample]);
  expect(await screen.findByText(/^Waiting for .+ to agree$/)).toBeTruthy();
  expect(names()).toEqual(['Edit', 'Withdraw', 'Propose a milestone']);
});

test('once the whole work is approved, nothing can be planned or agreed', async () => {
  const deal = { ...runningSample.deal, approvedAt: '2026-12-21T10:00:00.000Z' };
  const approved = { ...designedSample, status: 'under_review', deal };
  show(approved, [milestoneSample]);
  expect(await screen.findByText('Not agreed on')).toBeTruthy();
  expect(names()).toEqual([]);
});

test('the other party agrees, or declines', async () => {
  const AGREE = `POST ${PATH}/${milestoneSample.id}/agree`;
  const DROP = `DELETE ${PATH}/${milestoneSample.id}`;
  const sent = show(designedSample, [milestoneSample], {
    [AGREE]: () => problem('milestone_state'),
    [DROP]: () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText('Waiting for you to agree')).toBeTruthy();
  expect(names()).toEqual(['Agree', 'Edit', 'Decline', 'Propose a milestone']);
  await press('Agree: Two directions');
  await waitFor(() => expect(shownToast()).toContain('The milestone has changed'));
  expect(bodyOf(sent, AGREE)).toEqual({ updatedAt: milestoneSample.updatedAt });
  await press('Decline: Two directions');
  await press('Decline');
  await waitFor(() => expect(shownToast()).toBe('Milestone declined: Teodor Vance has been notified.'));
  expect(sent.some(({ call }) => call === DROP)).toBe(true);
});

test('a completed one waits for the client, who approves it or requests changes', async () => {
  const CHANGES = `POST ${PATH}/${doneSample.id}/changes`;
  const said = {
    kind: 'milestone_completed',
    actor: memberSample,
    note: 'The chosen mark: Look from afar.',
  };
  const sent = show(runningSample, [doneSample], {
    [`GET /api/hire-projects/${id}/timeline`]: [{ ...eventSample, ...said }],
    [CHANGES]: doneSample,
  });
  expect(await screen.findByText(/^Waiting for you since /)).toBeTruthy();
  expect(await screen.findByText(/Look from afar/)).toHaveProperty(
    'textContent',
    expect.stringMatching(/^\S.+: “Look from afar\.”$/),
  );
  expect(screen.getByText(/approved$/).textContent).toBe('0 of 1 approved');
  expect(names()).toEqual(['Approve', 'Request changes', 'Propose a milestone']);
  await press('Request changes: The chosen mark');
  await press('Request changes');
  expect(screen.getByText('Please describe what should change.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What should change?'), 'Bolder');
  await press('Request changes');
  await waitFor(() => expect(bodyOf(sent, CHANGES)).toEqual({ notes: 'Bolder' }));
});

test.each([
  ['the designer', designedSample, 'in_progress', ['Mark as complete', 'Propose a milestone']],
  ['the designer, of what waits for the client', designedSample, 'completed', ['Propose a milestone']],
  [
    'the client, while the whole is judged',
    { ...runningSample, status: 'under_review' },
    'completed',
    ['Propose a milestone'],
  ],
  ['a moderator', { ...runningSample, viewerIs: 'moderator' }, 'completed', []],
  ['a party, while a moderator decides', { ...designedSample, status: 'disputed' }, 'in_progress', []],
])('may do: %s', async (_, project, status, expected) => {
  show(project, [{ ...doneSample, status }]);
  expect(await screen.findByText('The chosen mark')).toBeTruthy();
  expect(names()).toEqual(expected);
});

test.each([
  ['under_review', 'completed', /^Done /],
  ['cancelled', 'pending', 'Not agreed on'],
  ['disputed', 'in_progress', 'Not completed'],
])('no one waits, in a project that is %s, for a milestone that is %s', async (status, of, standing) => {
  const project = { ...runningSample, status };
  show(project, [{ ...doneSample, status: of }]);
  expect(await screen.findByText(standing)).toBeTruthy();
  expect(screen.getByRole('listitem').getAttribute('aria-current')).toBeNull();
});

test('a plan that fails to load can be retried', async () => {
  show(runningSample, [], { [`GET ${PATH}`]: () => problem('not_allowed') });
  expect(await screen.findByText('The milestones couldn’t be loaded.')).toBeTruthy();
  expect(names()).toEqual(['Try again']);
});
