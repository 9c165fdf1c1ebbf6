import { describe, expect, test } from 'vitest';
import type { Purchase } from '#shared/orders/contract.ts';
import type { PurchaseStatus } from '#shared/orders/states.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { physicalSaleSample, refundSample, saleSample } from '#client/lib/testing/samples.ts';
import { availableActions } from './available-actions.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const LATER = new Date('2026-12-21T10:00:00.000Z');
const physical = (status: PurchaseStatus, more: Partial<Purchase> = {}): Purchase => ({
  ...physicalSaleSample,
  status,
  ...more,
});
const asked = (status: RefundStatus): Partial<Purchase> => ({
  refund: { ...refundSample, status },
});
const delivered = { deliveredAt: NOW };

describe('actions on a physical work', () => {
  test.each([
    ['buyer', physical('pending', { paidAt: null }), ['pay', 'address']],
    ['buyer', physical('paid'), ['address', 'ask']],
    ['buyer', physical('shipped'), ['confirm', 'ask']],
    ['buyer', physical('delivered', delivered), ['confirm', 'ask']],
    ['buyer', physical('delivered', { ...delivered, confirmedAt: NOW }), []],
    ['buyer', physical('disputed'), []],
    ['buyer', physical('refunded'), []],
    ['artist', physical('paid'), ['ship', 'give']],
    ['artist', physical('paid', { shippingAddress: null }), ['give']],
    ['artist', physical('shipped'), ['give']],
    ['artist', physical('disputed'), []],
    ['moderator', physical('delivered', delivered), ['give']],
    ['moderator', physical('refunded'), []],
  ] as const)('%s, %#', (side, purchase, actions) => {
    expect(availableActions(purchase, side, NOW)).toEqual(actions);
  });
});

describe('while a refund is requested', () => {
  test.each([
    ['buyer', 'open', ['address', 'withdraw']],
    ['artist', 'open', ['accept', 'decline', 'part']],
    ['moderator', 'open', ['accept', 'part', 'refuse']],
    ['artist', 'declined', ['accept']],
    ['moderator', 'declined', ['accept', 'part', 'refuse']],
    ['buyer', 'accepted', ['address']],
    ['artist', 'accepted', []],
    // Final, so it cannot be requested again.
    ['buyer', 'refused', ['address']],
    ['buyer', 'withdrawn', ['address', 'ask']],
    ['artist', 'refused', ['ship', 'give']],
    ['buyer', 'offered', ['acceptPart', 'declinePart', 'address', 'withdraw']],
    ['artist', 'offered', ['accept']],
    ['moderator', 'offered', ['accept', 'part', 'refuse']],
    ['buyer', 'settled', ['address', 'ask']],
    ['artist', 'settled', ['ship', 'give']],
  ] as const)('%s, %s', (side, status, actions) => {
    expect(availableActions(physical('paid', asked(status)), side, NOW)).toEqual(actions);
  });

  test('an offer cannot be answered after its time', () => {
    const refund = { ...refundSample, status: 'offered' as const, answerDueAt: NOW };
    expect(availableActions(physical('paid', { refund }), 'buyer', NOW)).toEqual(['address', 'withdraw']);
  });

  test('after the time to answer, the artist can only accept', () => {
    const purchase = physical('paid', { refund: { ...refundSample, answerDueAt: NOW } });
    expect(availableActions(purchase, 'artist', NOW)).toEqual(['accept']);
    expect(availableActions(purchase, 'moderator', NOW)).toEqual(['accept', 'part', 'refuse']);
  });
});

test('a file can be returned for three days', () => {
  expect(availableActions(saleSample, 'buyer', NOW)).toEqual(['ask']);
  expect(availableActions(saleSample, 'buyer', LATER)).toEqual([]);
  expect(availableActions(saleSample, 'artist', LATER)).toEqual(['give']);
});

test('once the certificate belongs to someone else, only moderators give a refund', () => {
  const purchase = physical('shipped', { isTransferred: true });
  expect(availableActions(purchase, 'artist', NOW)).toEqual([]);
  expect(availableActions(purchase, 'moderator', NOW)).toEqual(['give']);
});
