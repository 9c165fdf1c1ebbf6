import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { dealSample, roomSample, runningSample } from '../testing/hire-samples.ts';
import { designedSample } from '../testing/plan-samples.ts';
import { listProgressSteps } from './progress-steps.ts';

const TODAY = new Date('2026-11-21T10:00:00.000Z');
const AT = '2026-11-24T10:00:00.000Z';
const stagesOf = (project: object, today = TODAY) =>
  listProgressSteps(z.parse(HireProjectDetail, project), today).map(({ name, note, state }) => [
    state,
    name,
    note,
  ]);
const withDeal = (project: object, deal: object, fields: object = {}) => ({
  ...project,
  ...fields,
  deal: { ...runningSample.deal, ...deal },
});

test('future stages name who completes them', () => {
  expect(stagesOf(roomSample)).toEqual([
    ['done', 'Posted', 'Nov 20, 2026'],
    ['now', 'Designer chosen', 'You accept one'],
    ['next', 'Upfront paid', 'You pay half'],
    ['next', 'In progress', '6 weeks'],
    ['next', 'Under review', 'The designer delivers the work'],
    ['next', 'Completed', 'You approve and rate'],
  ]);
  expect(stagesOf(designedSample).slice(3)).toEqual([
    ['now', 'In progress', 'Due Jan 1, 2027'],
    ['next', 'Under review', 'You deliver the work'],
    ['next', 'Completed', 'Teodor Vance approves and rates'],
  ]);
  expect(stagesOf(designedSample, new Date('2027-02-01'))[3]).toEqual([
    'now',
    'In progress',
    'Was due Jan 1, 2027',
  ]);
});

test('under review it shows the deadline, or what is missing', () => {
  const stages = (deal: object) =>
    stagesOf(withDeal(runningSample, { deliveredAt: AT, ...deal }, { status: 'under_review' }));
  const review = (deal: object) => stages(deal)[4];
  const waits = { approvesItselfAt: '2026-12-08T10:00:00.000Z' };
  expect(review(waits)).toEqual(['now', 'Under review', 'You review it by Dec 8, 2026']);
  expect(review({ approvedAt: AT })?.[2]).toBe('Approved; final payment processing');
  expect(review({ approvedAt: AT, paymentProblem: 'Declined' })?.[2]).toBe('Approved; final payment due');
  expect(stages(waits)[5]?.[2]).toBe('You approve and rate');
  expect(stages({ approvedAt: AT })[5]?.[2]).toBe('After the final payment');
});

test.each([
  [
    'while pending',
    { ...roomSample, status: 'cancelled', deal: { ...dealSample, cancelledAt: AT } },
    ['Posted'],
  ],
  [
    'when nothing was delivered',
    withDeal(runningSample, { cancelledAt: AT }, { status: 'cancelled' }),
    ['Posted', 'Designer chosen', 'Upfront paid', 'In progress'],
  ],
])('canceled %s, it ends at the stage it reached', (_, project, reached) => {
  const stages = stagesOf(project);
  expect(stages.slice(0, -1).map(([state, name]) => [state, name])).toEqual(
    reached.map((name) => ['done', name]),
  );
  expect(stages.at(-1)).toEqual(['ended', 'Canceled', 'Nov 24, 2026']);
});

test('disputed, it waits for a moderator; completed, every stage is done', () => {
  const disputed = stagesOf({ ...runningSample, status: 'disputed' });
  expect(disputed.slice(-2)).toEqual([
    ['disputed', 'Disputed', 'Paused'],
    ['next', 'Resolved', 'By a moderator'],
  ]);
  const deal = { deliveredAt: AT, approvedAt: AT };
  const completed = stagesOf(withDeal(runningSample, deal, { status: 'completed', completedAt: AT }));
  expect(completed.map(([state]) => state)).toEqual(Array.from({ length: 6 }, () => 'done'));
  expect(completed.at(-1)).toEqual(['done', 'Completed', 'Nov 24, 2026']);
});
