import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { courseSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { InspirationSection } from './inspiration-section.tsx';

const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <InspirationSection />
    </MemberContext>,
  );

test('shows courses with instructor, length, rating and whether they are free', async () => {
  const free = {
    ...courseSample,
    id: '99999999-9999-4999-8999-999999999999',
    title: 'Clay',
    isPremium: false,
  };
  stubApi({ 'GET /api/courses': [courseSample, free] });
  show();
  expect(await screen.findByRole('heading', { name: 'Night Photo Basics' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Inspiration' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first!.textContent).toBe(
    'PremiumPhotographyRated 4.7(86 reviews)Night Photo BasicsNoor Halabi8 min138 enrolled · Included in Premium',
  );
  expect(screen.getByRole('link', { name: 'Night Photo Basics' }).getAttribute('href')).toBe(
    `/education/${courseSample.id}`,
  );
  expect(screen.getByRole('link', { name: 'Insights' }).getAttribute('href')).toBe('/inspiration');
  expect(second!.textContent).toContain('Free');
});

test('is absent without courses', async () => {
  stubApi({ 'GET /api/courses': [] });
  const { container } = show();
  await expect.poll(() => container.innerHTML).toBe('');
});

test('reports when the courses fail to load, and retries', async () => {
  const answers: Record<string, object> = { 'GET /api/courses': () => problem('internal') };
  stubApi(answers);
  show();
  expect(await screen.findByText('The courses couldn’t be loaded.')).toBeTruthy();
  answers['GET /api/courses'] = [courseSample];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Night Photo Basics' })).toBeTruthy();
});
