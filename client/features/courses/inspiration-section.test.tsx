import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { courseSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { InspirationSection } from './inspiration-section.tsx';

test('shows courses with instructor, length, rating and whether they are free', async () => {
  const free = {
    ...courseSample,
    id: '99999999-9999-4999-8999-999999999999',
    title: 'Clay',
    isPremium: false,
  };
  stubApi({ 'GET /api/courses': [courseSample, free] });
  renderPage(<InspirationSection />);
  expect(await screen.findByRole('heading', { name: 'Night Photo Basics' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Inspiration' })).toBeTruthy();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first!.textContent).toBe(
    'PremiumPhotographyRated 4.70(86 reviews)Night Photo BasicsNoor Halabi2 h 10 min',
  );
  expect(second!.textContent).toContain('Free');
});

test('is absent without courses', async () => {
  stubApi({ 'GET /api/courses': [] });
  const { container } = renderPage(<InspirationSection />);
  await expect.poll(() => container.innerHTML).toBe('');
});

test('says so when the courses cannot be loaded, and tries again', async () => {
  const answers: Record<string, object> = { 'GET /api/courses': () => problem('internal') };
  stubApi(answers);
  renderPage(<InspirationSection />);
  expect(await screen.findByText('The courses could not be loaded.')).toBeTruthy();
  answers['GET /api/courses'] = [courseSample];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Night Photo Basics' })).toBeTruthy();
});
