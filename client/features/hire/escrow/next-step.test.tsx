import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ERRORS } from '#shared/http/errors.ts';
import {
  completedDeal,
  deliveredDeal,
  eventSample,
  pendingDeal,
  refusedDeal,
  runningDeal,
} from '../testing/deal-samples.ts';
import { roomReads, runningSample } from '../testing/hire-samples.ts';
import { doneSample, milestoneSample } from '../testing/plan-samples.ts';
import { CancelProject } from './cancel-project.tsx';
import { NextStep } from './next-step.tsx';

const DESIGNER = { viewerIs: 'designer' };
const { id } = runningSample;
const path = `/api/hire-projects/${id}`;
const account = (status: string) => ({
  'GET /api/payouts/account': {
    status,
    isSubmitted: false,
    needs: [],
    pending: '0.00',
    held: '0.00',
    escrow: '0.00',
    paid: '0.00',
  },
});

const show = (project: HireProjectDetail, answers: Parameters<typeof stubApi>[0] = {}) => {
  const sent = stubApi({ ...roomReads({ id }), ...account('active'), ...answers });
  renderPage(<NextStep project={project} />);
  return sent;
};
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
/** Includes opening a dispute, if possible. */
const actions = () => names().filter((name) => !/dispute/i.test(name));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialogPress = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);

test.each<[string, HireProjectDetail, string[]]>([
  ['a client waits for the designer', runningDeal(), []],
  [
    'a client takes back what came to nothing',
    runningDeal({}, { mayTakeBack: true }),
    ['Cancel and get $1,800 back'],
  ],
  ['a client decides', deliveredDeal(), ['Approve and pay $1,800', 'Request changes']],
  ['a client pays what was refused', refusedDeal(), ['Pay $1,800 with another card']],
  ['a designer delivers', runningDeal(DESIGNER), ['Deliver the work']],
  ['a designer waits for the client', deliveredDeal(DESIGNER), []],
  ['a moderator looks on', deliveredDeal({ viewerIs: 'moderator' }), []],
  ['no one does anything to the end', completedDeal(), []],
])('%s', (_, project, expected) => {
  show(project);
  expect(actions()).toEqual(expected);
});

test('deadlines are shown with their dates', async () => {
  const { unmount } = (stubApi({ ...roomReads({ id }) }), renderPage(<NextStep project={deliveredDeal()} />));
  expect(screen.getByText('Auto-approves on Jan 3, 2027 unless you respond.')).toBeTruthy();
  unmount();
  show(runningDeal());
  expect(
    screen.getByText(
      'If nothing is delivered by Jan 15, 2027, you can cancel the project and get $1,800 back.',
    ),
  ).toBeTruthy();
});

test('a project that no one approved says that it was auto-approved', () => {
  show(completedDeal({}, { clientApproved: false }));
  expect(
    screen.getByText('The work was auto-approved, and the project was completed on Dec 21, 2026.'),
  ).toBeTruthy();
});

test('a declined payment shows the deadline, and the bank’s message', async () => {
  show(refusedDeal(), { [`GET ${path}/timeline`]: [eventSample(1, 'rest_failed')] });
  expect(screen.getByText('Your card was declined.')).toBeTruthy();
  expect(
    await screen.findByText('If the work isn’t paid for by Jan 3, 2027, a moderator will decide.'),
  ).toBeTruthy();
});

test('a designer delivers with a note', async () => {
  const sent = show(runningDeal(DESIGNER), { [`POST ${path}/deliver`]: runningSample });
  await press('Deliver the work');
  await userEvent.type(screen.getByLabelText('Note for the client'), 'All there.');
  await press('Deliver');
  await waitFor(() => expect(shownToast()).toMatch(/^Work delivered/));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ note: 'All there.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('requesting changes needs a note, which is kept when refused', async () => {
  const sent = show(deliveredDeal(), { [`POST ${path}/changes`]: () => problem('project_state') });
  await press('Request changes');
  await dialogPress('Request changes');
  expect(screen.getByText('Please describe what should change.')).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await userEvent.type(screen.getByLabelText('What should change?'), 'The gap.');
  await dialogPress('Request changes');
  expect(await screen.findByText(ERRORS.project_state.detail)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What should change?').value).toBe('The gap.');
});

test('an approval that could not be charged shows an error', async () => {
  const refused = {
    ...runningSample,
    deal: { ...runningSample.deal, paymentProblem: 'Your card was declined.' },
  };
  show(deliveredDeal(), { [`POST ${path}/approve`]: refused });
  await press('Approve and pay $1,800');
  await dialogPress('Approve and pay $1,800');
  await waitFor(() => expect(shownToast()).toBe('Payment Failed: Your card was declined.'));
});

test('an approval shows the result, and nothing about a waiting payout', async () => {
  show(deliveredDeal(), { [`POST ${path}/approve`]: { ...runningSample, status: 'completed' } });
  await press('Approve and pay $1,800');
  await dialogPress('Approve and pay $1,800');
  await waitFor(() =>
    expect(shownToast()).toMatch(/^Payment Successful: The project is complete, and .+ has been notified\.$/),
  );
});

test('a client sees that the payout waits for an account', async () => {
  show(completedDeal(), { [`GET ${path}/timeline`]: [eventSample(1, 'payout_held')] });
  expect(await screen.findByText(/^\$3,240 is on hold until .+ payout account is ready\.$/)).toBeTruthy();
});

test('a designer without an account gets a link to set it up', async () => {
  show(runningDeal(DESIGNER), account('none'));
  expect(await screen.findByRole('button', { name: 'Set up payouts' })).toBeTruthy();
});

test('cancelling a pending project asks for confirmation', async () => {
  const sent = stubApi({ [`POST ${path}/cancel`]: runningSample });
  renderPage(<CancelProject project={pendingDeal()} />);
  await press('Cancel project');
  expect(sent).toEqual([]);
  await dialogPress('Cancel project');
  await waitFor(() => expect(shownToast()).toBe('Project canceled'));
});

const PLAN = `GET ${path}/milestones`;
test.each<[string, HireProjectDetail, object, RegExp, string]>([
  ['done, for the client', runningDeal(), doneSample, /“The chosen mark” is done/, 'Approve milestone'],
  [
    'proposed, for the other',
    runningDeal(DESIGNER),
    milestoneSample,
    /“Two directions” has been proposed/,
    'Agree to milestone',
  ],
])('a milestone that is %s', async (_, project, milestone, sentence, action) => {
  show(project, { [PLAN]: [milestone] });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});

test.each<[string, HireProjectDetail, object]>([
  ['done, for the designer', runningDeal(DESIGNER), doneSample],
  ['proposed, for who proposed it', runningDeal(), milestoneSample],
  ['done, for a moderator', runningDeal({ viewerIs: 'moderator' }), doneSample],
])('a milestone that is %s keeps no one waiting', async (_, project, milestone) => {
  const sent = show(project, { [PLAN]: [milestone] });
  await waitFor(() => expect(sent.some(({ call }) => call === PLAN)).toBe(true));
  expect(screen.queryByText(/is done and waiting|has been proposed/)).toBeNull();
});
