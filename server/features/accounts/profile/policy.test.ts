import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { maySeeMember } from './policy.ts';

test.each([
  [{ isHidden: false, hasBlocked: false }, 'ada stranger moderator admin'],
  [{ isHidden: true, hasBlocked: false }, 'ada moderator admin'],
  [{ isHidden: false, hasBlocked: true }, 'ada moderator admin'],
])('a profile with %j is seen by: %s', (fields, expected) =>
  expect(whoMay((viewer) => maySeeMember(viewer, { id: 'ada', ...fields }), ['ada'])).toBe(expected),
);
