import { expect, test } from 'vitest';
import { sideOf } from './policy.ts';

const parties = { buyerId: 'buyer', sellerId: 'seller', declinesAt: null };

test.each([
  ['buyer', 'member', 'buyer'],
  ['seller', 'member', 'seller'],
  ['someone', 'member', null],
  ['someone', 'moderator', null],
  ['someone', 'admin', null],
] as const)('%s, a %s, is %s', (id, role, side) => {
  expect(sideOf({ id, role }, parties)).toBe(side);
});

test('an offer below the lowest price exists for its buyer alone', () => {
  const hidden = { ...parties, declinesAt: new Date() };
  expect(sideOf({ id: 'buyer', role: 'member' }, hidden)).toBe('buyer');
  expect(sideOf({ id: 'seller', role: 'member' }, hidden)).toBeNull();
});
