import { expect, test } from 'vitest';
import { whoMay } from '#server/testing/who-may.ts';
import { mayCreateReceipt } from './policy.ts';

const sale = { buyerId: 'buyer', sellerId: 'artist' };

test.each([
  ['buyer', 'buyer artist moderator admin'],
  ['artist', 'artist moderator admin'],
  ['admin', 'artist moderator admin'],
] as const)('a %s receipt is created by: %s', (type, expected) =>
  expect(whoMay((member) => mayCreateReceipt(member, sale, type), ['buyer', 'artist'])).toBe(expected),
);
