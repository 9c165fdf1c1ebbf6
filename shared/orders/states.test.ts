import { expect, test } from 'vitest';
import {
  LIVE_STATUSES,
  PAID_STATUSES,
  PURCHASE_ACTORS,
  PURCHASE_STATUSES,
  canMove,
  isPaid,
  mayChangeAddress,
} from './states.ts';

test('the parties move a purchase only along the table', () => {
  const moves = PURCHASE_STATUSES.flatMap((from) =>
    PURCHASE_STATUSES.flatMap((to) => {
      const actors = PURCHASE_ACTORS.filter((actor) => canMove(from, to, actor));
      expect(canMove(from, to)).toBe(actors.length > 0);
      return actors.length > 0 ? [`${from} > ${to}: ${actors.join(' ')}`] : [];
    }),
  );
  expect(moves).toEqual([
    'pending > processing: provider',
    'pending > paid: provider',
    'pending > canceled: buyer provider clock',
    'pending > failed: provider',
    'processing > pending: provider',
    'processing > paid: provider',
    'processing > canceled: provider',
    'processing > failed: provider',
    'paid > shipped: artist',
    'paid > refunded: artist moderator provider clock',
    'paid > disputed: provider',
    'shipped > delivered: buyer clock',
    'shipped > refunded: artist moderator provider clock',
    'shipped > disputed: provider',
    'delivered > refunded: artist moderator provider clock',
    'delivered > disputed: provider',
    'disputed > paid: provider',
    'disputed > shipped: provider',
    'disputed > delivered: provider',
    'disputed > refunded: provider',
  ]);
});

test('a work is taken while its purchase can still move, and paid while it can be refunded', () => {
  const live = PURCHASE_STATUSES.filter((from) => PURCHASE_STATUSES.some((to) => canMove(from, to)));
  expect(live).toEqual(LIVE_STATUSES);
  const paid = PURCHASE_STATUSES.filter((from) => canMove(from, 'refunded'));
  expect(paid).toEqual(PAID_STATUSES);
  expect(PURCHASE_STATUSES.filter(isPaid)).toEqual(paid);
});

test('the address may change until a physical work is shipped', () => {
  const open = (isPhysicalItem: boolean) =>
    PURCHASE_STATUSES.filter((status) => mayChangeAddress({ isPhysicalItem, status }));
  expect(open(true)).toEqual(['pending', 'processing', 'paid']);
  expect(open(false)).toEqual([]);
});
