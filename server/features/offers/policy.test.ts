import { expect, test } from 'vitest';
import { sideOf } from './policy.ts';

const parties = { buyerId: 'buyer', sellerId: 'seller' };

test.each([
  ['buyer', 'member', 'buyer'],
  ['seller', 'member', 'seller'],
  ['somebody', 'member', null],
  ['somebody', 'moderator', null],
  ['somebody', 'admin', null],
] as const)('%s, a %s, is %s', (id, role, side) => {
  expect(sideOf({ id, role }, parties)).toBe(side);
});
