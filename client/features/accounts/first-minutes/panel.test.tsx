import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FirstMinutes } from '#shared/accounts/first-minutes/answers.ts';
import { queryClient } from '#client/lib/query.ts';
import { MemberContext, sessionQuery, useSession } from '#client/lib/session.ts';
import { courseSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import FirstMinutesPanel from './panel.tsx';

const AT_START: FirstMinutes = { interests: [], mediums: [], step: 0, isOpen: true };

/** Stands in for Home. */
function Home({ hasWorks }: { hasWorks: boolean }) {
  const { data } = useSession();
  if (!data) return null;
  return (
    <MemberContext value={data}>
      <main id="main" tabIndex={-1}>
        {data.firstMinutes?.isOpen && <FirstMinutesPanel hasWorks={hasWorks} />}
      </main>
    </MemberContext>
  );
}
async function open(answers: Record<string, object> = {}, from = AT_START, hasWorks = true) {
  const sent = stubApi({
    'GET /api/auth/user': { ...memberSample, firstMinutes: from },
    'GET /api/home/mediums': [{ medium: 'posters', work: { imageUrl: '/a.webp', placeholder: '' } }],
    'GET /api/courses': [courseSample],
    'GET /api/home/artists': [],
    'GET /api/home/first-works': [],
    'PATCH /api/first-minutes': from,
    ...answers,
  });
  renderPage(<Home hasWorks={hasWorks} />);
  await screen.findByText('Skip');
  return () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const answers = () => queryClient.getQueryData(sessionQuery.queryKey)?.firstMinutes;

test('an empty gallery offers neither courses nor art to buy, unless they were chosen before', async () => {
  const bare = { 'GET /api/home/mediums': [{ medium: 'posters', work: null }], 'GET /api/courses': [] };
  const offered = () => screen.getAllByRole('button', { pressed: false }).map((button) => button.textContent);
  await open(bare, { ...AT_START, interests: ['learn'] }, false);
  await expect.poll(offered).toEqual(['Sell my workUpload in minutes', 'Hire a designerPost a project']);
  expect(screen.getByRole('button', { name: /^Learn/, pressed: true })).toBeTruthy();
});

test('each answer is sent at once, and the step that is open, too', async () => {
  const sent = await open();
  expect(screen.getByRole('heading', { name: 'Welcome, Noor. What brings you here?' })).toBeTruthy();
  await press(/^Learn/);
  await press(/^Find art/);
  await press(/^Learn/);
  await press('Continue');
  const heading = screen.getByRole('heading', { name: 'Choose up to three mediums' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')?.textContent).toBe(
    'Mediums',
  );
  await press('Back');
  await expect
    .poll(sent)
    .toEqual([
      { interests: ['learn'] },
      { interests: ['learn', 'buy'] },
      { interests: ['buy'] },
      { step: 1 },
      { step: 0 },
    ]);
});

test('up to three mediums can be chosen', async () => {
  await open({}, { ...AT_START, step: 1, mediums: ['paper', 'textile'] });
  await press('Ceramics');
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect(isOff('Posters')).toBe(true);
  await press('Textiles');
  expect(isOff('Posters')).toBe(false);
  expect(answers()?.mediums).toEqual(['paper', 'ceramics']);
});

test('without works no one is asked to follow artists or to save, and no picture is missing', async () => {
  await open({}, { ...AT_START, step: 3 }, false);
  expect(screen.getByText(/^Step/).textContent).toBe('Step 2 of 2');
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(2);
  await expect.poll(() => screen.getByRole('button', { name: 'Ceramics' }).childElementCount).toBe(1);
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
});

test('a refused answer is undone and reported', async () => {
  await open({ 'PATCH /api/first-minutes': () => problem('unavailable') });
  await press(/^Learn/);
  await expect.poll(shownToast).toContain('Your answer wasn’t saved');
  expect(answers()).toEqual(AT_START);
});

test.each([
  ['Skip', 0],
  ['Finish', 3],
])('%s ends them, and the focus stays on the page', async (name, step) => {
  const sent = await open({}, { ...AT_START, step });
  await press(name);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  await expect.poll(sent).toEqual([{ isEnded: true }]);
});
