import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { MemberContext } from '#client/lib/session.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { paths } from '#client/paths.ts';
import { projectSample } from '../testing/hire-samples.ts';
import { MemberRatings } from './member-ratings.tsx';

const PATH = `GET /api/users/${memberSample.id}/hire-reviews`;
const reviewOf = (n: number) => ({
  id: `cccccccc-cccc-4ccc-8ccc-ccccccccccc${n}`,
  projectId: projectSample.id,
  projectTitle: projectSample.title,
  author: projectSample.client,
  rating: 4,
  isHidden: false,
  notes: `Note ${n}`,
  publishedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-14T10:00:00.000Z',
});

function show(answer: object) {
  const sent = stubApi({ [PATH]: answer });
  renderPage(
    <MemberContext value={memberSample}>
      <MemberRatings memberId={memberSample.id} />
    </MemberContext>,
  );
  return sent;
}

test('averages, and each rating with author, project and date', async () => {
  show({ rating: '4.5', ratingsCount: 2, finishedCount: 1, reviews: [reviewOf(1)] });
  const figures = (await screen.findByText('4.5')).closest('ul')!;
  expect(figures.textContent).toBe('4.5from 2 ratings1completed project');
  expect(screen.getByText('Note 1')).toBeTruthy();
  expect(screen.getByText('4 stars')).toBeTruthy();
  expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.profile(projectSample.client.id), paths.project(projectSample.id)]);
});

test('a long list expands', async () => {
  const reviews = [1, 2, 3, 4, 5, 6].map(reviewOf);
  show({ rating: '4.0', ratingsCount: 6, finishedCount: 6, reviews });
  expect(await screen.findByText('Note 4')).toBeTruthy();
  expect(screen.queryByText('Note 5')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 6 ratings' }));
  expect(screen.getByText('Note 6')).toBeTruthy();
});

test('projects without ratings, and no projects', async () => {
  show({ rating: null, ratingsCount: 0, finishedCount: 2, reviews: [] });
  expect(await screen.findByText('No ratings yet')).toBeTruthy();
  cleanup();
  const sent = show({ rating: null, ratingsCount: 0, finishedCount: 0, reviews: [] });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('reports when they fail to load', async () => {
  show(() => problem('internal'));
  expect(await screen.findByText('The ratings couldn’t be loaded.')).toBeTruthy();
});
