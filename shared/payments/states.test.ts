import { expect, test } from 'vitest';
import { CHARGE_MOVES, CHARGE_STATUSES, OPEN_CHARGES, TRANSFER_MOVES, TRANSFER_STATUSES } from './states.ts';

test('where a charge may go', () => {
  expect(CHARGE_STATUSES.map((from) => `${from} > ${CHARGE_MOVES[from].join(' ')}`)).toEqual([
    'open > processing paid refunding canceled',
    'processing > open paid refunding canceled',
    'paid > refunding refunded',
    'refunding > paid refunded',
    'refunded > ',
    'canceled > refunding',
  ]);
  expect(OPEN_CHARGES).toEqual(['open', 'processing']);
});

test('where a transfer may go', () => {
  expect(TRANSFER_STATUSES.map((from) => `${from} > ${TRANSFER_MOVES[from].join(' ')}`)).toEqual([
    'pending > paying canceled',
    'paying > paid pending canceled',
    'paid > reversed',
    'reversed > ',
    'canceled > ',
  ]);
});
