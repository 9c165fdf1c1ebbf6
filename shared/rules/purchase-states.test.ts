import { expect, test } from 'vitest';
import { canMove, isPaid, PURCHASE_STATUSES } from './purchase-states.ts';

const ALLOWED = new Set([
  'pending processing',
  'pending paid',
  'pending canceled',
  'pending failed',
  'processing pending',
  'processing paid',
  'processing canceled',
  'processing failed',
  'paid shipped',
  'paid refunded',
  'paid disputed',
  'shipped delivered',
  'shipped refunded',
  'shipped disputed',
  'delivered refunded',
  'delivered disputed',
  'disputed paid',
  'disputed shipped',
  'disputed delivered',
  'disputed refunded',
]);

test('every pair of states is decided, and only these may follow each other', () => {
  for (const from of PURCHASE_STATUSES) {
    for (const to of PURCHASE_STATUSES) {
      expect([from, to, canMove(from, to)]).toEqual([from, to, ALLOWED.has(`${from} ${to}`)]);
    }
  }
});

test('contested money has arrived all the same', () => {
  expect(PURCHASE_STATUSES.filter(isPaid)).toEqual(['paid', 'shipped', 'delivered', 'disputed']);
});
