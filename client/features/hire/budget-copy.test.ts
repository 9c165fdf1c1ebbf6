import { expect, test } from 'vitest';
import { budgetLabel } from './budget-copy.ts';

test.each([
  [null, '$4,000'],
  ['500', '$500'],
  ['$2,500-$4,000', '$2,500 to $4,000'],
  ['2.5k to 4k', '$2,500 to $4,000'],
  ['49.90', '$49.90'],
  // Only the client knows what one of the ends means.
  ['1-2k', '1-2k'],
  ['$3,200 plus printing', '$3,200 plus printing'],
])('a budget typed as "%s"', (budgetText, label) =>
  expect(budgetLabel({ budget: '4000.00', budgetText })).toBe(label),
);
