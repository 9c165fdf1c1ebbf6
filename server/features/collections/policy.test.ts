import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { maySeeCollection } from './policy.ts';

type Shown = Parameters<typeof maySeeCollection>[1];
const shown: Shown = { ownerId: 'owner', visibility: 'public', isHidden: false, isBlocked: false };

test.each<[Partial<Shown>, string]>([
  [{}, 'owner stranger moderator admin'],
  [{ visibility: 'link' }, 'owner stranger moderator admin'],
  [{ visibility: 'private' }, 'owner'],
  [{ isHidden: true }, 'owner moderator admin'],
  [{ isBlocked: true }, 'owner moderator admin'],
])('%j is seen by: %s', (fields, expected) =>
  expect(whoMay((member) => maySeeCollection(member, { ...shown, ...fields }), ['owner'])).toBe(expected),
);
