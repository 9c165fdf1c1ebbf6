import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#client/lib/query.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { roomReads, runningSample } from '../testing/hire-samples.ts';
import { DisputePanel } from './dispute-panel.tsx';
import { OpenDispute } from './open-dispute.tsx';
import { HireProjectDetail } from '#shared/hire/contract.ts';

const { id } = runningSample;
const READ = `GET /api/hire-projects/${id}/disputes`;
const OPEN = `POST /api/hire-projects/${id}/dispute`;
const RESOLVE = `POST /api/hire-projects/${id}/resolve`;

/** Opened by the client, Teodor Vance. */
const opened = {
  id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  openedBy: runningSample.client as object | null,
  reason: 'Nobody answers.',
  outcome: null as string | null,
  designerAmount: null as string | null,
  note: null as string | null,
  createdAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null as string | null,
  isException: false,
};
const disputed = { ...runningSample, status: 'disputed' };

const show = (project: object, Panel = DisputePanel) =>
  renderPage(
    <MemberContext value={memberSample}>
      <Panel project={HireProjectDetail.parse(project)} />
    </MemberContext>,
  );
/** "term amount" of all figures. */
const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['pending', 'client', false],
  ['in_progress', 'client', true],
  ['under_review', 'designer', true],
  ['under_review', 'moderator', false],
  ['disputed', 'client', false],
  ['completed', 'designer', false],
])('%s: whether %s may open a dispute', (status, viewerIs, may) => {
  show({ ...runningSample, status, viewerIs }, OpenDispute);
  expect(screen.queryByRole('button', { name: 'Open a dispute' }) !== null).toBe(may);
});

test('a dispute needs a reason, which survives a failure', async () => {
  let isRefused = true;
  const sent = stubApi({ [OPEN]: () => (isRefused ? problem('project_state') : Response.json(disputed)) });
  show(runningSample, OpenDispute);
  await press('Open a dispute');
  await press('Open dispute');
  expect(screen.getByText('Please describe what’s wrong.')).toBeTruthy();
  const reason = screen.getByLabelText<HTMLTextAreaElement>('What’s wrong?');
  expect(document.activeElement).toBe(reason);
  expect(sent).toEqual([]);
  await userEvent.type(reason, 'Nobody answers.');
  await press('Open dispute');
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('has changed'),
  );
  expect(reason.value).toBe('Nobody answers.');
  isRefused = false;
  await press('Open dispute');
  await waitFor(() =>
    expect(shownToast()).toBe('Dispute opened: A moderator and Noor Halabi have been notified.'),
  );
  expect(sent.find(({ call }) => call === OPEN)?.body).toEqual({ reason: 'Nobody answers.' });
});

test('a reason that is being typed stays when the other party opens a dispute first', async () => {
  const panel = (status: string) => (
    <MemberContext value={memberSample}>
      <OpenDispute project={HireProjectDetail.parse({ ...runningSample, status })} />
    </MemberContext>
  );
  stubApi({ [OPEN]: () => problem('project_state') });
  const { rerender } = renderPage(panel('in_progress'));
  await press('Open a dispute');
  const reason = screen.getByLabelText<HTMLTextAreaElement>('What’s wrong?');
  await userEvent.type(reason, 'Nobody answers.');
  rerender(<QueryClientProvider client={queryClient}>{panel('disputed')}</QueryClientProvider>);
  expect(reason.isConnected && reason.value).toBe('Nobody answers.');
  await press('Open dispute');
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('the parties see the dispute, but cannot decide it', async () => {
  stubApi({ [READ]: [opened] });
  show({ ...disputed, viewerIs: 'designer' });
  expect(await screen.findByText('Teodor Vance opened a dispute on Nov 21, 2026')).toBeTruthy();
  expect(screen.getByText('“Nobody answers.”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resolve dispute' })).toBeNull();
});

test('an admin who is a party decides it when no one else is left', async () => {
  stubApi({ [READ]: [{ ...opened, isException: true }] });
  show({ ...disputed, viewerIs: 'designer' });
  expect(await screen.findByRole('button', { name: 'Resolve dispute' })).toBeTruthy();
  expect(screen.getByText(/no other moderator is available\. This will be logged/)).toBeTruthy();
});

test('a deadline may have opened it', async () => {
  stubApi({ [READ]: [{ ...opened, openedBy: null, reason: 'The rest was not paid.' }] });
  show(disputed);
  expect(await screen.findByText('Waiting for a moderator’s decision')).toBeTruthy();
  expect(screen.getByText('The rest was not paid.')).toBeTruthy();
});

test('a moderator sees the result of a decision, and confirms it', async () => {
  const sent = stubApi({ [READ]: [opened], [RESOLVE]: { ...disputed, status: 'completed' } });
  show({ ...disputed, viewerIs: 'moderator' });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve dispute' }));
  expect(screen.getByText('Please choose an outcome.')).toBeTruthy();
  expect(screen.getByText('Please add a reason.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Complete' }));
  expect(figures()).toEqual(['To Noor Halabi $1,620', 'Commission (10%) $180', 'Refund to Teodor Vance $0']);
  await userEvent.click(screen.getByRole('radio', { name: 'Split' }));
  const amount = screen.getByLabelText('For the designer (USD)');
  await userEvent.type(amount, '1800.01');
  await press('Resolve dispute');
  expect(screen.getByText('Enter an amount between $0 and $1,800.')).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  await userEvent.clear(amount);
  await userEvent.type(amount, '$1,000.05');
  expect(figures()).toEqual([
    'To Noor Halabi $900.04',
    'Commission (10%) $100.01',
    'Refund to Teodor Vance $799.95',
  ]);
  await userEvent.type(screen.getByLabelText('Reason for the decision'), 'Half of it is there.');
  await press('Resolve dispute');
  expect(sent.some(({ call }) => call === RESOLVE)).toBe(false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Split the payment?' }));
  expect(
    dialog.getByText(/Noor Halabi receives \$900\.04\. Teodor Vance is refunded \$799\.95\./),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve dispute' }));
  await waitFor(() => expect(shownToast()).toBe('Dispute resolved: Both parties have been notified.'));
  expect(sent.find(({ call }) => call === RESOLVE)?.body).toEqual({
    outcome: 'split',
    designerAmount: '1000.05',
    note: 'Half of it is there.',
  });
});

test('a decision stays visible, with what each party got', async () => {
  const decided = {
    ...opened,
    outcome: 'split',
    designerAmount: '1000.00',
    note: 'Half of it is there.',
    decidedAt: '2026-11-22T10:00:00.000Z',
  };
  stubApi({ [READ]: [decided] });
  const deal = { ...runningSample.deal, refundedAmount: '800.00' };
  show({ ...runningSample, deal, status: 'completed' });
  expect(await screen.findByText('Half of it is there.')).toBeTruthy();
  expect(figures()).toContain('To Noor Halabi $900');
  expect(figures()).toContain('Refund to you $800');
});

test('a failure is shown, and can be retried', async () => {
  let isGone = true;
  stubApi({ [READ]: () => (isGone ? problem('internal') : Response.json([opened])) });
  show(disputed);
  expect(await screen.findByText('Disputes couldn’t be loaded.')).toBeTruthy();
  isGone = false;
  await press('Try again');
  expect(await screen.findByText('“Nobody answers.”')).toBeTruthy();
});

test('nothing is shown without a dispute', async () => {
  const sent = stubApi(roomReads(runningSample));
  const { container } = show(runningSample);
  await waitFor(() => expect(sent.some(({ call }) => call === READ)).toBe(true));
  expect(container.textContent).toBe('');
});
