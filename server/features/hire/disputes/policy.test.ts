import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { mayResolve } from './policy.ts';

test.each([
  ['client', 'designer', 'moderator admin'],
  ['client', null, 'moderator admin'],
  ['moderator', 'designer', 'admin'],
  ['client', 'moderator', 'admin'],
])('a dispute between %s and %s is resolved by: %s', (clientId, designerId, expected) =>
  expect(whoMay((member) => mayResolve(member, { clientId, designerId }), ['client', 'designer'])).toBe(
    expected,
  ),
);
