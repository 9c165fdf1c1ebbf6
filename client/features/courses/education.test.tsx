import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { courseSample } from '#client/lib/testing/samples.ts';
import { problem } from '#client/lib/testing/stub-api.tsx';
import { EducationView } from './education-view.tsx';
import { filterCourses, parseCourseFilter } from './course-filter.ts';
import { courseOf, renderFor, stubCourse } from './testing/course-harness.tsx';

const TITLES = [
  ['Night Photo Basics', true],
  ['The Art of the Line', false],
  ['AI with Intent', true],
  ['Poster Design with AI', false],
  ['Painting in the Rain', false],
] as const;
const courses = TITLES.map(([title, isPremium], index) => ({
  ...courseSample,
  id: `88888888-8888-4888-8888-88888888888${index}`,
  title,
  isPremium,
}));
const answers = {
  'GET /api/courses': courses,
  [`GET /api/courses/${courses[0]!.id}`]: courseOf({ ...courses[0] }),
};
const show = (member: object = {}) =>
  renderFor(<EducationView newCourse={<button>New course</button>} />, member);
const featured = () => screen.getByRole('region', { name: 'Featured Courses' });
const shown = () =>
  within(featured())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

afterEach(() => history.replaceState(null, '', '/'));

test('filters, keeps the filter in the URL, and All shows everything again', async () => {
  history.replaceState(null, '', '/education');
  stubCourse(answers);
  show();
  expect(await within(featured()).findByText('Painting in the Rain')).toBeTruthy();
  expect(shown()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Photography' }));
  expect(shown()).toEqual(['Night Photo Basics']);
  expect(location.search).toBe('?filter=photography');
  await userEvent.click(screen.getByRole('button', { name: 'Browse Free Courses' }));
  expect(shown()).toEqual(['The Art of the Line', 'Poster Design with AI', 'Painting in the Rain']);
  expect(screen.getByRole('button', { name: 'Free' }).getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Featured Courses');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(shown()).toHaveLength(5);
  expect(location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Free' })).toBeNull();
});

test('counts by words of the titles, and a category filters the grid', async () => {
  history.replaceState(null, '', '/education');
  stubCourse(answers);
  show();
  const region = screen.getByRole('region', { name: 'Browse by Category' });
  expect(await within(region).findAllByText(/course/)).toHaveLength(4);
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Photography1 course', 'Digital Art1 course', 'AI Art2 courses', 'Graphic Design1 course']);
  await userEvent.click(within(region).getByRole('link', { name: 'AI Art' }));
  expect(shown()).toEqual(['AI with Intent', 'Poster Design with AI']);
  expect(location.search).toBe('?filter=ai_art');
});

test('without courses nothing is offered that needs them', async () => {
  stubCourse({ ...answers, 'GET /api/courses': [] });
  show();
  expect(await screen.findByText('No courses yet')).toBeTruthy();
  expect(screen.queryByText('Get Premium Access')).toBeNull();
  expect(screen.queryByText('Browse Free Courses')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Browse by Category' })).toBeNull();
  expect(screen.queryByText('Learn from Top Instructors')).toBeNull();
  expect(screen.queryByText('Free vs Premium')).toBeNull();
});

test('six placeholders while loading, and a retry after a failure', async () => {
  let answer: () => Response | Promise<Response> = () => new Promise<Response>(() => {});
  stubCourse({ ...answers, 'GET /api/courses': () => answer() });
  show();
  expect(screen.getByRole('status', { name: 'Loading courses' }).children).toHaveLength(6);
  answer = () => problem('internal');
  show();
  expect(await screen.findByText('The courses couldn’t be loaded.')).toBeTruthy();
});

test('shows the member’s access, and sells only to free members', async () => {
  stubCourse(answers);
  const { unmount } = show();
  const access = () => screen.getByRole('region', { name: 'Your access' });
  expect(access().textContent).toContain('Free UserLimited Preview Access');
  expect(within(access()).getByRole('link', { name: 'Upgrade Now' })).toBeTruthy();
  expect(await within(featured()).findAllByText('20s preview')).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: /^Premium/ }).textContent).toBe('Premium$10 per month');
  unmount();
  show({ isSubscriber: true });
  expect(access().textContent).toBe('Premium MemberUnlimited Access');
  expect(await within(featured()).findAllByText('Premium')).toHaveLength(2);
  expect(screen.queryByText('20s preview')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Upgrade Now' })).toBeNull();
});

test('a member with an artist name teaches', async () => {
  stubCourse({ ...answers, 'GET /api/courses': [{ ...courses[0], isPublished: false }] });
  const { unmount } = show({ artistName: '  ' });
  const without = within(screen.getByRole('region', { name: 'Teach' }));
  expect(without.getByText(/under an artist name/)).toBeTruthy();
  expect(without.getByRole('link', { name: 'Open your profile' })).toBeTruthy();
  expect(without.queryByRole('button', { name: 'New course' })).toBeNull();
  unmount();
  show({ artistName: 'Second Guess' });
  const teach = screen.getByRole('region', { name: 'Teach' });
  expect(await within(teach).findByText('Draft')).toBeTruthy();
  expect(within(teach).getByRole('button', { name: 'New course' })).toBeTruthy();
  expect(within(teach).getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe(
    `/education/${courses[0]!.id}/edit`,
  );
});

test('an unknown filter is ignored', () => {
  expect(parseCourseFilter('?filter=pottery')).toBe('all');
  expect(filterCourses([], 'free')).toEqual([]);
});
