import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Returned, type Sold, returnedOf } from './returned.ts';

const MAX_CENTS = 2 ** 31 - 1;
const NAMES = ['priceCents', 'deliveryCents', 'commissionCents', 'payeeCents', 'taxCents'] as const;

const sold = fc
  .record({
    priceCents: fc.integer({ min: 0, max: MAX_CENTS }),
    deliveryCents: fc.integer({ min: 0, max: MAX_CENTS }),
    rate: fc.integer({ min: 0, max: 3000 }),
    tax: fc.integer({ min: 0, max: 27 }),
  })
  .map(({ priceCents, deliveryCents, rate, tax }): Sold => {
    const total = priceCents + deliveryCents;
    return {
      priceCents,
      deliveryCents,
      commissionCents: Math.round((priceCents / 10_000) * rate),
      taxCents: Math.round((total / (100 + tax)) * tax),
    };
  });

test('parts in any number return every cent once, and the whole of each amount in the end', () => {
  fc.assert(
    fc.property(
      sold,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      (of, shares) => {
        const total = of.priceCents + of.deliveryCents;
        let [cents, before] = [0, returnedOf(of, 0)];
        const sums = Object.fromEntries(NAMES.map((name) => [name, 0]));
        for (const share of [...shares, 1]) {
          cents += share === 1 ? total - cents : Math.floor((total - cents) * share);
          const after: Returned = returnedOf(of, cents);
          expect(after.priceCents + after.deliveryCents).toBe(cents);
          expect(after.payeeCents + after.commissionCents).toBe(cents);
          for (const name of NAMES) {
            expect(after[name]).toBeGreaterThanOrEqual(before[name]);
            sums[name]! += after[name] - before[name];
          }
          // Something is left for the payee as long as anything is left.
          const left = total - cents;
          expect(left === 0 || left > of.commissionCents - after.commissionCents).toBe(true);
          before = after;
        }
        expect(sums).toEqual({ ...of, payeeCents: total - of.commissionCents });
      },
    ),
  );
});

test.each([
  // Price $200.00, delivery $15.00, commission $20.00, tax $34.33.
  [2000, { priceCents: 2000, deliveryCents: 0, commissionCents: 200, payeeCents: 1800, taxCents: 319 }],
  [
    20_500,
    { priceCents: 20_000, deliveryCents: 500, commissionCents: 2000, payeeCents: 18_500, taxCents: 3273 },
  ],
  [
    21_500,
    { priceCents: 20_000, deliveryCents: 1500, commissionCents: 2000, payeeCents: 19_500, taxCents: 3433 },
  ],
])('%i cents come from the price first, then from the delivery', (cents, expected) => {
  const of = { priceCents: 20_000, deliveryCents: 1500, commissionCents: 2000, taxCents: 3433 };
  expect(returnedOf(of, cents)).toEqual(expected);
});

test('half a cent of the commission is rounded up, in favor of the buyer’s artist', () => {
  const of = { priceCents: 1000, deliveryCents: 0, commissionCents: 100, taxCents: 0 };
  expect([returnedOf(of, 4), returnedOf(of, 5)].map(({ commissionCents }) => commissionCents)).toEqual([
    0, 1,
  ]);
});
