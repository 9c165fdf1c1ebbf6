import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Statistics } from '#shared/statistics/contract.ts';
import { gridOf, ticksOf } from '#client/ui/chart/scale.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { LineChart } from '#client/ui/chart/line-chart.tsx';
import { cityOf, rangeOf } from './days.ts';
import { DaysPanel } from './days-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { changeOf, conversionOf, show } from './figures.ts';
import { HiringPanel, TeachingPanel } from './roles-panels.tsx';

test('changes: small numbers by their difference, a fall with a minus sign', () => {
  const change = (now: number, before: number) => changeOf('views', now, before).text;
  expect(change(1354, 959)).toBe('+41%');
  expect(change(21, 26)).toBe('−19%');
  expect(change(5, 4)).toBe('+1');
  expect(change(2, 4)).toBe('−2');
  expect(change(40, 0)).toBe('+40');
  expect(change(1001, 1000)).toBe('+1');
  expect(change(3059, 31)).toBe('+3,028');
  expect(change(3, 3)).toBe('No change');
  expect(changeOf('earnedCents', 30_360, 0).text).toBe('+$303.60');
  expect(changeOf('earnedCents', 13_800, 15_640).text).toBe('−12%');
});

test('a minus sign before negative sums, as after many refunds', () => {
  expect([show('sold', -1), show('earnedCents', -17_480)]).toEqual(['−1', '−$174.80']);
});

test('days are dates of the server’s answer, in whatever zone the browser is', () => {
  expect(rangeOf([{ day: '2026-10-23' }, { day: '2026-11-21' }])).toBe('Oct 23 – Nov 21, 2026');
  expect(rangeOf([{ day: '2025-11-22' }, { day: '2026-11-21' }])).toBe('Nov 22, 2025 – Nov 21, 2026');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect([conversionOf(1, 168), conversionOf(0, 0)]).toEqual(['0.6%', '0%']);
});

test('the grid has whole numbers, and room for refunds', () => {
  expect(gridOf([88, 27])).toEqual([0, 25, 50, 75, 100]);
  expect(gridOf([0, 0])).toEqual([0, 1, 2, 3, 4]);
  expect(gridOf([2])).toEqual([0, 1, 2, 3, 4]);
  expect(gridOf([-4607, 9000])[0]).toBeLessThanOrEqual(-4607);
  expect(ticksOf(30)).toEqual([0, 7, 15, 22, 29]);
  expect(ticksOf(1)).toEqual([0]);
});

test('the chart is described, and read day by day with the arrow keys', async () => {
  renderPage(
    <LineChart
      label="Views per day. Highest: 9."
      lines={[
        { name: 'Now', values: [3, 9, 4] },
        { name: 'Before', values: [1, 2, 3], isDotted: true },
      ]}
      names={['Nov 1', 'Nov 2', 'Nov 3']}
      format={String}
      marks={{ name: 'Sold', at: [1] }}
      describe={(index) => [`Nov ${index + 1}`, `Views: ${[3, 9, 4][index]}`]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Views per day. Highest: 9.' })).toBeTruthy();
  const day = screen.getByRole('slider');
  const read = () => day.getAttribute('aria-valuetext');
  await userEvent.tab();
  expect(document.activeElement).toBe(day);
  expect(read()).toBe('Nov 3, Views: 4');
  await userEvent.keyboard('{ArrowLeft}');
  expect(read()).toBe('Nov 2, Views: 9');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(read()).toBe('Nov 1, Views: 3');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(read()).toBe('Nov 3, Views: 4');
});

const FIGURES = { views: 1, visitors: 1, likes: 0, saves: 0, followers: 0, offers: 2, offersAccepted: 1 };
const dayOf = (day: string, isFinal: boolean) => ({
  day,
  isFinal,
  ...FIGURES,
  offersPaid: 0,
  checkouts: 0,
  sold: 0,
  earnedCents: -1840,
});
const statistics: Statistics = {
  hasWorks: true,
  isWhole: true,
  days: [dayOf('2026-11-22', true), dayOf('2026-11-23', false)],
  before: [],
  sources: null,
};

test('today counts so far, and is not called empty', () => {
  renderPage(<DaysPanel statistics={statistics} figure="views" />);
  const rows = within(screen.getByRole('table', { name: 'Views per day, newest first' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.slice(0, 15))).toEqual([
    'DayViewsVisitor',
    'Nov 23, so far1',
    expect.stringMatching(/^Nov 22\d/),
  ]);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('Nov 23, 2026, so far');
  expect(screen.queryByText('No views yet. Share a work to get the first one.')).toBeNull();
});

test('offers are among the figures, and a tile below zero says why', () => {
  renderPage(<FiguresPanel statistics={statistics} chosen="views" onChoose={() => {}} />);
  expect(screen.getByRole('button', { name: /^Offers\s*4$/ })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /Earned.*−\$36\.80.*Refunds were higher than sales/ }),
  ).toBeTruthy();
});

test('teachers see where members stop; others see nothing', async () => {
  const lesson = { id: crypto.randomUUID(), title: 'Light', minutes: 61, viewers: 9, finished: 3 };
  const stops = [0, 0, 1, 5, 0, 0, 0, 0, 0, 0];
  stubApi({
    'GET /api/statistics/teaching': [
      { id: crypto.randomUUID(), title: 'Night walks', lessons: [{ ...lesson, stops }] },
    ],
    'GET /api/statistics/hiring': { client: null, designer: null },
  });
  const { container } = renderPage(
    <>
      <TeachingPanel />
      <HiringPanel />
    </>,
  );
  const row = within(await screen.findByRole('table', { name: 'Night walks' })).getAllByRole('row')[1]!;
  expect(row.textContent).toContain('61 min');
  expect(row.textContent).toContain('5 members at 30\u2060–\u206040%');
  expect(container.textContent).not.toContain('Projects and applications');
});
