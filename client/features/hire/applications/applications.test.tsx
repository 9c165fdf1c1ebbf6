import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { applicationSample, detailSample } from '../testing/hire-samples.ts';
import { Applications } from './applications.tsx';
import { Deciding } from './deciding.tsx';

const PATH = `/api/hire-projects/${detailSample.id}/applications`;
const LIST = `GET ${PATH}`;
const SHORTLIST = `PUT ${PATH}/${applicationSample.id}/shortlisted`;
const DECLINE = `POST ${PATH}/${applicationSample.id}/decline`;
const bare = {
  ...applicationSample,
  id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  designer: {
    ...applicationSample.designer,
    firstName: 'Ada',
    rating: null,
    ratingsCount: 0,
    finishedCount: 1,
  },
  message: null,
  timelineDays: null,
  works: [],
};

const show = (part: object = {}) => {
  const project = HireProjectDetail.parse({ ...detailSample, viewerIs: 'client', ...part });
  return renderPage(
    <Deciding project={project}>
      <Applications project={project} />
    </Deciding>,
  );
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('are shown side by side, with each designer’s record', async () => {
  stubApi({ [LIST]: [bare, applicationSample] });
  show();
  const cards = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(names()).toEqual(['Ada Halabi', 'Noor Halabi']);
  for (const text of ['1 completed project', 'Not specified', 'No message.', 'No pieces attached.'])
    expect(cards[0]!.getByText(text)).toBeTruthy();
  for (const text of ['4.9', '14 completed projects', '$3,600', '6 weeks', 'I would begin with the bread.'])
    expect(cards[1]!.getByText(text)).toBeTruthy();
  expect(cards[1]!.getByRole('img', { name: 'Signs of a market' })).toBeTruthy();
});

test('shortlisted ones come first', async () => {
  let isShortlisted = false;
  const sent = stubApi({
    [LIST]: () => Response.json([bare, { ...applicationSample, isShortlisted }]),
    [SHORTLIST]: () => {
      isShortlisted = true;
      return Response.json({ ...applicationSample, isShortlisted });
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Shortlist Noor Halabi' }));
  await waitFor(() => expect(names()).toEqual(['Noor Halabi', 'Ada Halabi']));
  const pressed = await screen.findByRole('button', { name: 'Shortlist Noor Halabi', pressed: true });
  await waitFor(() => expect(document.activeElement).toBe(pressed));
  expect(sent.find(({ call }) => call === SHORTLIST)?.body).toEqual({ isShortlisted: true });
});

test('declining requires a message', async () => {
  let answer = () => problem('internal');
  const sent = stubApi({ [LIST]: [applicationSample], [DECLINE]: () => answer() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Noor Halabi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Noor Halabi?' }));
  const decline = () => userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await decline();
  expect(dialog.getByText('Please add a reason.')).toBeTruthy();
  expect(sent.some(({ call }) => call === DECLINE)).toBe(false);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too far.');
  await decline();
  expect(await dialog.findByRole('alert')).toBeTruthy();
  answer = () => Response.json({ ...applicationSample, status: 'declined', declineReason: 'Too far.' });
  await decline();
  await waitFor(() => expect(shownToast()).toBe('Application declined: Noor Halabi has been notified.'));
  expect(sent.findLast(({ call }) => call === DECLINE)?.body).toEqual({ reason: 'Too far.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('decided ones show their status, and no more actions', async () => {
  const decided = [
    { ...bare, status: 'closed' },
    { ...applicationSample, status: 'accepted' },
  ];
  stubApi({ [LIST]: decided });
  show({ status: 'in_progress' });
  expect(await screen.findByText('Chosen')).toBeTruthy();
  expect(screen.getByText('Not chosen')).toBeTruthy();
  expect(names()).toEqual(['Noor Halabi', 'Ada Halabi']);
  for (const name of [/^Shortlist/, /^Decline/, 'Accept'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Message Noor Halabi' })).toBeTruthy();
});

test('moderators can read them, and who was declined', async () => {
  stubApi({ [LIST]: [{ ...applicationSample, status: 'declined', declineReason: 'Too far.' }] });
  show({ viewerIs: 'moderator' });
  await screen.findByText('I would begin with the bread.');
  expect(screen.getByText(/declined: “Too far.”/).textContent).not.toContain('You');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a list that fails to load can be retried', async () => {
  let answer = () => problem('internal');
  stubApi({ [LIST]: () => answer() });
  show();
  await screen.findByText('The applications couldn’t be loaded.');
  answer = () => Response.json([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No applications yet')).toBeTruthy();
});
