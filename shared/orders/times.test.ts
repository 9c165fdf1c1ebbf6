import { expect, test } from 'vitest';
import {
  DELIVERED_AFTER_DAYS,
  type OrderTimes,
  SHIP_REMINDER_DAYS,
  SHIP_WITHIN_DAYS,
  answerDueAt,
  isRefundable,
  payoutDueAt,
  refundAnswerDueAt,
  refundableUntil,
} from './times.ts';

const june = (day: number) => new Date(Date.UTC(2026, 5, day, 9, 30));
const physical: OrderTimes = {
  isPhysicalItem: true,
  paidAt: june(1),
  shippedAt: june(2),
  deliveredAt: null,
  confirmedAt: null,
};

test.each<[string, Partial<OrderTimes>, Date | null]>([
  ['digital, not paid', { isPhysicalItem: false, paidAt: null }, null],
  ['digital, paid', { isPhysicalItem: false }, june(4)],
  ['digital, delivery does not count', { isPhysicalItem: false, deliveredAt: june(5) }, june(4)],
  ['on the way', {}, null],
  ['delivered', { deliveredAt: june(5) }, june(12)],
  ['confirmed by the buyer', { deliveredAt: june(5), confirmedAt: june(6) }, june(6)],
])('%s: paid out and no longer refundable at the same time', (_, fields, due) => {
  const order = { ...physical, ...fields };
  expect([payoutDueAt(order), refundableUntil(order)]).toEqual([due, due]);
});

test('a refund may be requested from payment until the payout', () => {
  const delivered = { ...physical, deliveredAt: june(5) };
  const lastMoment = new Date(june(12).getTime() - 1);
  expect([isRefundable(delivered, lastMoment), isRefundable(delivered, june(12))]).toEqual([true, false]);
  expect(isRefundable(physical, june(30))).toBe(true);
  expect(isRefundable({ ...physical, paidAt: null }, june(1))).toBe(false);
  expect(refundAnswerDueAt(june(1))).toEqual(june(8));
});

test('the artist answers a request, and the buyer a part offered instead, within seven days', () => {
  const asked = { createdAt: june(1), offeredAt: june(3) };
  expect(answerDueAt({ ...asked, status: 'open' })).toEqual(june(8));
  expect(answerDueAt({ ...asked, status: 'offered' })).toEqual(june(10));
  expect(answerDueAt({ ...asked, status: 'offered', offeredAt: null })).toBeNull();
  expect(answerDueAt({ ...asked, status: 'declined' })).toBeNull();
});

test('the artist is reminded before the buyer is refunded', () => {
  expect(SHIP_REMINDER_DAYS).toEqual([3, 10]);
  expect([SHIP_WITHIN_DAYS, DELIVERED_AFTER_DAYS]).toEqual([14, 14]);
});
