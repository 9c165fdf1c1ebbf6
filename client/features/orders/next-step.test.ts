import { describe, expect, test } from 'vitest';
import type { Sale } from '#shared/orders/contract.ts';
import { physicalSaleSample, refundSample, saleSample } from '#client/lib/testing/samples.ts';
import { nextStep } from './next-step.ts';
import type { Order, Side } from './order.ts';
import { timelineOf } from './timeline.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const see = (side: Side, sale: Sale): Order => ({ side, purchase: sale });
const shipped = {
  ...physicalSaleSample,
  status: 'shipped' as const,
  shippedAt: new Date('2026-11-22T10:00:00.000Z'),
};
const arrived = {
  ...shipped,
  status: 'delivered' as const,
  deliveredAt: new Date('2026-11-25T10:00:00.000Z'),
};

describe('the next step, with its date', () => {
  test.each([
    ['buyer', saleSample, 'You can request a refund until Nov 23, 2026.'],
    [
      'buyer',
      { ...saleSample, paidAt: new Date('2026-11-10T10:00:00.000Z') },
      'The refund window closed on Nov 13, 2026.',
    ],
    ['artist', saleSample, 'You’ll be paid on Nov 23, 2026, 3 days after payment.'],
    ['buyer', physicalSaleSample, 'Noor Halabi must ship by Dec 4, 2026, or you’ll get a full refund.'],
    [
      'artist',
      physicalSaleSample,
      'Ship by Dec 4, 2026, or the buyer will get a full refund. You’ll be paid once the buyer confirms delivery, or 7 days after delivery at the latest.',
    ],
    [
      'buyer',
      { ...physicalSaleSample, shippingAddress: null },
      'Add a shipping address so the artist can ship.',
    ],
    ['buyer', shipped, 'If we don’t hear from you, we’ll mark it delivered on Dec 6, 2026.'],
    ['artist', shipped, 'You’ll be paid by Dec 13, 2026.'],
    ['buyer', arrived, 'Confirm that it arrived, or request a refund until Dec 2, 2026.'],
    ['buyer', { ...arrived, confirmedAt: NOW }, 'You confirmed delivery on Nov 21, 2026'],
    [
      'artist',
      { ...arrived, payout: { ...arrived.payout, status: 'paid' as const, paidAt: NOW } },
      'You were paid $254 on Nov 21, 2026.',
    ],
    [
      'buyer',
      { ...shipped, status: 'refunded' as const, refundedAt: NOW },
      '$280 was refunded to your card on Nov 21, 2026',
    ],
    [
      'buyer',
      { ...saleSample, status: 'pending' as const },
      'Finish your payment. The work is reserved for you for 15 minutes.',
    ],
    [
      'buyer',
      { ...saleSample, status: 'pending' as const, agreedUntil: new Date(2026, 10, 22, 9, 40) },
      'Finish your payment by Nov 22, 2026, 9:40 AM.',
    ],
    ['artist', { ...shipped, status: 'disputed' as const }, 'The payout is on hold until the bank decides.'],
  ] as const)('%s, %#', (side, sale, words) => {
    expect(nextStep(see(side, sale), NOW)).toContain(words);
  });
});

test('the buyer never reads of payouts', () => {
  const later = new Date('2027-01-24T10:00:00.000Z');
  for (const sale of [saleSample, physicalSaleSample, shipped, arrived, { ...arrived, confirmedAt: NOW }]) {
    for (const now of [NOW, later]) expect(nextStep(see('buyer', sale), now)).not.toMatch(/pa(?:id|yout)\b/i);
  }
});

const held = { ...saleSample, payout: { ...saleSample.payout, heldBy: 'account' as const } };
const PAYOUT_WAITS =
  'You’ll be paid on Nov 23, 2026, 3 days after payment. Connect a payout account to receive it.';
const requested = (answerDueAt: Date | null, answer: string | null = null): Sale => ({
  ...shipped,
  refund: { ...refundSample, status: answerDueAt ? 'open' : 'declined', answer, answerDueAt },
});
test('an artist without a payout account sees the date and how to connect one', () => {
  expect(nextStep(see('artist', held), NOW)).toBe(PAYOUT_WAITS);
});

const ANSWER_BY = new Date('2026-11-28T10:00:00.000Z');

describe('a suspended payout shows what it waits for', () => {
  test.each([
    ['artist', held, '$234 on hold. Connect a payout account to receive it.'],
    ['moderator', held, '$234 on hold until the artist connects a payout account.'],
    ['buyer', requested(ANSWER_BY), 'Noor Halabi must respond to your refund request by Nov 28, 2026'],
    ['artist', requested(ANSWER_BY), 'Respond by Nov 28, 2026, or a moderator will decide.'],
    ['buyer', requested(null), 'Noor Halabi didn’t respond in time. A moderator will decide.'],
    ['artist', requested(null, 'No.'), 'You declined. A moderator will decide; your payout is on hold.'],
  ] as const)('%s, %#', (side, sale, words) => {
    expect(nextStep(see(side, sale), new Date('2026-11-24T10:00:00.000Z'))).toContain(words);
  });
});

const stages = (side: Side, sale: Sale) =>
  timelineOf(see(side, sale), NOW).map(({ name, state }) => `${name} ${state}`);

describe('the stages', () => {
  test('a shipped work has them in order', () => {
    expect(stages('artist', shipped)).toEqual([
      'Paid done',
      'Shipped done',
      'Delivered now',
      'Paid out next',
    ]);
    expect(stages('buyer', saleSample)).toEqual(['Paid done', 'Paid out now']);
  });

  test('end where the order ended', () => {
    const refunded = { ...shipped, status: 'refunded' as const, refundedAt: NOW };
    expect(stages('buyer', refunded)).toEqual(['Paid done', 'Shipped done', 'Refunded done']);
    expect(stages('buyer', { ...saleSample, status: 'canceled', paidAt: null })).toEqual([
      'Ordered done',
      'Canceled done',
    ]);
  });

  test('wait while the bank is processing', () => {
    expect(stages('artist', { ...shipped, status: 'disputed' })).toEqual([
      'Paid done',
      'Shipped done',
      'Disputed now',
      'Decision next',
    ]);
  });
});
