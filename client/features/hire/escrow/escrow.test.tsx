import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { completedDeal, eventSample, pendingDeal, runningDeal } from '../testing/deal-samples.ts';
import { roomReads } from '../testing/hire-samples.ts';
import { EscrowPanel } from './escrow-panel.tsx';

const CANCELLED = { status: 'cancelled' };

/** @param lists responses besides the project */
const show = (project: HireProjectDetail, lists: Record<string, object[]> = {}) => {
  const read = `GET /api/hire-projects/${project.id}`;
  const answers = Object.fromEntries(Object.entries(lists).map(([list, rows]) => [`${read}/${list}`, rows]));
  stubApi({ ...roomReads({ id: project.id }), ...answers });
  renderPage(<EscrowPanel project={project} />);
};
const rows = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

test.each<[string, HireProjectDetail, string[]]>([
  ['pending', pendingDeal(), ['Nothing held yet', '$0', 'Half is paid when you accept an application.']],
  ['running', runningDeal(), ['50% held', '$1,800', 'held by Atelier until you approve the work']],
  [
    'running, for the designer',
    runningDeal({ viewerIs: 'designer' }),
    ['50% held', '$1,800', 'held by Atelier until the client approves the work'],
  ],
  [
    'disputed',
    runningDeal({ status: 'disputed' }),
    ['50% held', '$1,800', 'held by Atelier until a moderator decides'],
  ],
  ['being refunded', runningDeal(CANCELLED), ['Refund on its way', '$1,800', 'on its way back to your card']],
  [
    'refunded',
    runningDeal(CANCELLED, { refundedAmount: '1800.00' }),
    ['Refunded', '$1,800', 'refunded to your card'],
  ],
  [
    'canceled before',
    pendingDeal(CANCELLED),
    ['Nothing was paid', '$0', 'The project was canceled before anything was paid.'],
  ],
  [
    'paid out',
    completedDeal({ viewerIs: 'designer' }, { transferredAmount: '3240.00' }),
    ['Paid out', '$3,240', 'paid to you'],
  ],
])('%s', (_, project, [chip, figure, caption]) => {
  show(project);
  expect(screen.getByRole('heading').nextSibling?.textContent).toBe(chip);
  expect(screen.getByText(caption!).previousSibling?.textContent).toBe(figure);
});

test('a payout waits for an account', async () => {
  show(completedDeal({ viewerIs: 'designer' }), { timeline: [eventSample(1, 'payout_held')] });
  expect(await screen.findByText('Payout on hold')).toBeTruthy();
  expect(screen.getByText('on hold until your payout account is ready')).toBeTruthy();
});

test('a moderator’s division adds up', async () => {
  const decided = {
    id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
    openedBy: null,
    reason: 'Nothing fits.',
    outcome: 'split',
    designerAmount: '1000.00',
    note: 'Half of it is there.',
    createdAt: '2026-12-20T10:00:00.000Z',
    decidedAt: '2026-12-21T10:00:00.000Z',
  };
  const money = { finalPaid: false, refundedAmount: '800.00', transferredAmount: '900.00' };
  show(completedDeal({}, money), { disputes: [decided] });
  expect(await screen.findByText('Paid out')).toBeTruthy();
  expect(rows()).toEqual([
    'Upfront (50%) $1,800',
    'Refunded $800',
    'Commission (10%) $100',
    'Designer receives $900',
    'Paid to the designer $900',
  ]);
});

test.each<[string, HireProjectDetail, string[]]>([
  [
    'after a refund',
    runningDeal(CANCELLED, { refundedAmount: '1800.00' }),
    ['Upfront (50%) $1,800', 'Refunded $1,800'],
  ],
  ['before anything was paid', pendingDeal(CANCELLED), []],
])('no one earns from what was canceled %s', (_, project, expected) => {
  show(project);
  expect(rows()).toEqual(expected);
});
