import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { runningSample } from '../testing/hire-samples.ts';
import { ReviewsPanel } from './reviews-panel.tsx';

const { id } = runningSample;
const READ = `GET /api/hire-projects/${id}/reviews`;
const RATE = `PUT /api/hire-projects/${id}/review`;
const SEEN = /Ratings become visible once you’ve both rated each other, or on Nov 28, 2999\./;

/** The project as the designer, Noor Halabi, sees it. */
const finished = {
  ...runningSample,
  viewerIs: 'designer',
  status: 'completed',
  completedAt: '2999-11-21T10:00:00.000Z',
};
const own = {
  id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
  projectId: id,
  projectTitle: runningSample.title,
  author: runningSample.designer,
  rating: 4,
  isHidden: false,
  notes: 'Clear words.' as string | null,
  publishedAt: null as string | null,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const theirs = {
  ...own,
  id: 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee',
  author: runningSample.client,
  rating: 5,
  notes: 'Bread at last.',
};

const show = (project: object) =>
  renderPage(
    <MemberContext value={memberSample}>
      <ReviewsPanel project={HireProjectDetail.parse(project)} />
    </MemberContext>,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit rating' }));

test('no rating before the end', () => {
  const sent = stubApi({});
  show(runningSample);
  expect(screen.queryByText('Ratings')).toBeNull();
  expect(sent).toEqual([]);
});

test('rating by keyboard, with text that survives a failure', async () => {
  let isRefused = true;
  const sent = stubApi({ [READ]: [], [RATE]: () => (isRefused ? problem('internal') : Response.json(own)) });
  show(finished);
  expect(await screen.findByText(SEEN)).toBeTruthy();
  await send();
  expect(screen.getByText('Please choose a rating.')).toBeTruthy();
  expect(sent.some(({ call }) => call === RATE)).toBe(false);
  // Focus is on the first star, where arrow keys start.
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars', checked: true })).toBeTruthy();
  const words = screen.getByLabelText<HTMLTextAreaElement>('Comments');
  await userEvent.type(words, 'Clear words.');
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(words.value).toBe('Clear words.');
  isRefused = false;
  await send();
  await waitFor(() => expect(shownToast()).toBe('Thank you for your rating'));
  expect(sent.findLast(({ call }) => call === RATE)?.body).toEqual({ rating: 4, notes: 'Clear words.' });
});

test('the own rating waits for the other', async () => {
  stubApi({ [READ]: [own] });
  show(finished);
  expect(await screen.findByText('Clear words.')).toBeTruthy();
  expect(screen.getByText('4 stars')).toBeTruthy();
  expect(screen.getByText(/Only you can see it for now\./).textContent).toMatch(SEEN);
  expect(screen.queryByRole('button', { name: 'Submit rating' })).toBeNull();
});

test('both are shown once published', async () => {
  const publishedAt = '2026-11-23T10:00:00.000Z';
  stubApi({ [READ]: [theirs, own].map((review) => ({ ...review, publishedAt })) });
  show(finished);
  expect(await screen.findByText('Bread at last.')).toBeTruthy();
  expect(screen.getByText('You')).toBeTruthy();
  expect(screen.getByText('Teodor Vance')).toBeTruthy();
  expect(screen.queryByText(/Only you can see it for now/)).toBeNull();
});

test('a moderator cannot rate', async () => {
  stubApi({ [READ]: [] });
  show({ ...finished, viewerIs: 'moderator' });
  expect(
    await screen.findByText(
      /No visible ratings yet\. Ratings become visible once both parties have rated each other, or on/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit rating' })).toBeNull();
});

test('a failure is shown, and can be retried', async () => {
  let isGone = true;
  stubApi({ [READ]: () => (isGone ? problem('internal') : Response.json([own])) });
  show(finished);
  expect(await screen.findByText('Ratings couldn’t be loaded.')).toBeTruthy();
  isGone = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Clear words.')).toBeTruthy();
});

test('its author sees that a rating is hidden', async () => {
  const hidden = { ...own, isHidden: true, publishedAt: own.createdAt };
  stubApi({ [READ]: [hidden, { ...theirs, publishedAt: own.createdAt }] });
  show(finished);
  const [mine, other] = await screen.findAllByRole('listitem');
  expect(within(mine!).getByText('Hidden by a moderator')).toBeTruthy();
  expect(within(other!).queryByText('Hidden by a moderator')).toBeNull();
});
