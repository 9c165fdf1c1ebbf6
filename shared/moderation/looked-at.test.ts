import { expect, test } from 'vitest';
import { basisOf, lookedAt } from './looked-at.ts';

test.for([
  ['report', false, 1, 'reports', /^A report from one member/],
  ['report', false, 3, 'reports', /^Reports from 3 members/],
  // Someone reported what a moderator had come across already.
  ['report', true, 2, 'reports', /^Reports from 2 members/],
  ['report', true, 0, 'initiative', /there was no report/],
  // The account that reported it is deleted.
  ['report', false, 0, 'review', /^A moderator reviewed it/],
  ['appeal', false, 0, 'review', /^A moderator reviewed it/],
  ['lookalike', false, 0, 'pair', /^Both pictures/],
  ['lookalike', false, 2, 'pair', /^Both pictures/],
] as const)('a %s, own initiative: %s, %i reports: %s', ([kind, isOwnInitiative, reports, basis, said]) => {
  expect(basisOf({ kind, isOwnInitiative }, reports)).toBe(basis);
  expect(lookedAt(basis, reports)).toMatch(said);
  expect(lookedAt(basis, reports)).toContain('Nothing was decided automatically.');
  expect(lookedAt(basis, reports).includes('pictures')).toBe(kind === 'lookalike');
});
