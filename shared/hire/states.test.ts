import { expect, test } from 'vitest';
import { mayPlan, mayShareFiles } from './milestones/plan.ts';
import {
  HIRE_ACTORS,
  MILESTONE_STATUSES,
  PROJECT_STATUSES,
  canMoveMilestone,
  canMoveProject,
} from './states.ts';

test('the parties move a project only along the table', () => {
  const moves = PROJECT_STATUSES.flatMap((from) =>
    PROJECT_STATUSES.flatMap((to) => {
      const actors = HIRE_ACTORS.filter((actor) => canMoveProject(from, to, actor));
      expect(canMoveProject(from, to)).toBe(actors.length > 0);
      return actors.length > 0 ? [`${from} > ${to}: ${actors.join(' ')}`] : [];
    }),
  );
  expect(moves).toEqual([
    'pending > in_progress: provider',
    'pending > cancelled: client',
    'in_progress > under_review: designer',
    'in_progress > cancelled: client',
    'in_progress > disputed: client designer provider',
    'under_review > in_progress: client',
    'under_review > completed: provider',
    'under_review > disputed: client designer provider clock',
    'disputed > completed: moderator',
    'disputed > cancelled: moderator',
  ]);
});

test('the parties move a milestone only along the table', () => {
  const moves = MILESTONE_STATUSES.flatMap((from) =>
    MILESTONE_STATUSES.flatMap((to) =>
      (['client', 'designer'] as const)
        .filter((party) => canMoveMilestone(from, to, party))
        .map((party) => `${from} > ${to}: ${party}`),
    ),
  );
  expect(moves).toEqual([
    'pending > in_progress: client',
    'pending > in_progress: designer',
    'in_progress > completed: designer',
    'completed > in_progress: client',
    'completed > approved: client',
  ]);
});

test('milestones are planned while work goes on, files are shared until the end', () => {
  expect(PROJECT_STATUSES.filter(mayPlan)).toEqual(['in_progress', 'under_review']);
  expect(PROJECT_STATUSES.filter(mayShareFiles)).toEqual([
    'pending',
    'in_progress',
    'under_review',
    'disputed',
  ]);
});
