import { expect, test } from 'vitest';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { priceCentsOf, splitOf, splitPaid, toColumns } from './split.ts';

test('the proposed price counts, or else the budget', () => {
  const project = { budget: '500.00' };
  expect(priceCentsOf(project, { proposedPrice: '430.50' })).toBe(43_050);
  expect(priceCentsOf(project, { proposedPrice: null })).toBe(50_000);
});

test('what is stored with a project', () => {
  expect(toColumns(hireAmounts(105, '0.0800'))).toEqual({
    upfrontAmount: '0.53',
    remainingAmount: '0.52',
    commissionAmount: '0.08',
    designerAmount: '0.97',
  });
});

test('both payments together pay the price and its commission', () => {
  // Rounded one by one, the commissions of 53 and 52 cents would add up to 10 cents.
  const project = { commissionRate: '0.1000' };
  expect(splitOf(project, 105, 'upfront')).toEqual({ amountCents: 53, commissionCents: 5, payeeCents: 48 });
  expect(splitOf(project, 105, 'final')).toEqual({ amountCents: 52, commissionCents: 6, payeeCents: 46 });
});

test.each([
  [0, ['0 + 0, back 53', '0 + 0, back 52']],
  [25, ['22 + 3, back 28', '0 + 0, back 52']],
  [53, ['48 + 5, back 0', '0 + 0, back 52']],
  [60, ['48 + 5, back 0', '6 + 1, back 45']],
  [105, ['48 + 5, back 0', '46 + 6, back 0']],
])('the designer keeps %i of 53 and 52 cents, minus the commission', (kept, expected) => {
  const paid = [{ amountCents: 53 }, { amountCents: 52 }];
  const divided = splitPaid(paid, kept, '0.1000');
  expect(divided.map(({ payment }) => payment)).toEqual(paid);
  expect(
    divided.map(
      ({ shares }) => `${shares.payeeCents} + ${shares.commissionCents}, back ${shares.refundedCents}`,
    ),
  ).toEqual(expected);
});
