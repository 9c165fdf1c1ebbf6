import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { maySeeMember } from './policy.ts';

test.each([
  [{ isHidden: false, isSuspended: false, hasBlocked: false }, 'ada stranger moderator admin'],
  [{ isHidden: true, isSuspended: false, hasBlocked: false }, 'ada moderator admin'],
  [{ isHidden: false, isSuspended: true, hasBlocked: false }, 'ada moderator admin'],
  [{ isHidden: false, isSuspended: false, hasBlocked: true }, 'ada moderator admin'],
])('a profile with %j is seen by: %s', (fields, expected) =>
  expect(whoMay((viewer) => maySeeMember(viewer, { id: 'ada', ...fields }), ['ada'])).toBe(expected),
);
