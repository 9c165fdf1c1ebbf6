import { describe, expect, test } from 'vitest';
import type { Sale } from '#shared/contracts/purchases.ts';
import { physicalSaleSample, saleSample } from '#client/lib/testing/samples.ts';
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
const CONFIRMATION = 'on confirmation, at the latest 7 days after delivery';

describe('what happens next, with its date', () => {
  test.each([
    ['buyer', saleSample, 'The artist is paid 3 days after payment, on Nov 23, 2026. Until then'],
    ['artist', saleSample, 'You are paid 3 days after payment, on Nov 23, 2026.'],
    ['buyer', physicalSaleSample, 'Noor Halabi ships it by Dec 04, 2026; otherwise your money comes back.'],
    [
      'artist',
      physicalSaleSample,
      `Ship it by Dec 04, 2026; otherwise the money goes back to the buyer. You are paid ${CONFIRMATION}.`,
    ],
    ['buyer', { ...physicalSaleSample, shippingAddress: null }, 'Say where the work is to be sent'],
    [
      'buyer',
      shipped,
      `it counts as delivered on Dec 06, 2026. The artist is paid ${CONFIRMATION}: by Dec 13, 2026.`,
    ],
    ['artist', shipped, `You are paid ${CONFIRMATION}: by Dec 13, 2026.`],
    ['buyer', arrived, `The artist is paid ${CONFIRMATION}: on Dec 02, 2026.`],
    ['buyer', { ...arrived, confirmedAt: NOW }, 'You confirmed receipt on Nov 21, 2026'],
    [
      'artist',
      { ...arrived, payout: { ...arrived.payout, status: 'paid' as const, paidAt: NOW } },
      'You were paid $254.00 on Nov 21, 2026.',
    ],
    [
      'buyer',
      { ...shipped, status: 'refunded' as const, refundedAt: NOW },
      '$280.00 went back to your card on Nov 21, 2026',
    ],
    [
      'artist',
      { ...shipped, status: 'disputed' as const },
      'Nothing is paid out until the bank has decided.',
    ],
  ] as const)('%s, %#', (side, sale, words) => {
    expect(nextStep(see(side, sale), NOW)).toContain(words);
  });
});

const stages = (side: Side, sale: Sale) =>
  timelineOf(see(side, sale), NOW).map(({ name, state }) => `${name} ${state}`);

describe('the stages', () => {
  test('of a work on its way, in order', () => {
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

  test('wait while the bank decides', () => {
    expect(stages('artist', { ...shipped, status: 'disputed' })).toEqual([
      'Paid done',
      'Shipped done',
      'Contested now',
      'Decided next',
    ]);
  });
});
