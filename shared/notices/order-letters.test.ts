import { expect, test } from 'vitest';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { type OrderFacts, shipReminder } from './order-letters.ts';

test.each(LIVE_REFUNDS)('no reminder to ship while a refund is %s, because the artist cannot', (status) => {
  const order = { row: { status: 'paid' }, refund: { status } } as OrderFacts;
  expect(shipReminder('3 days left to ship Reef', order)).toBeNull();
});
