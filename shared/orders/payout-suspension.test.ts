import { expect, test } from 'vitest';
import { payoutSuspendedBy } from './payout-suspension.ts';

type Payout = Parameters<typeof payoutSuspendedBy>[0];
const fine: Payout = {
  status: 'pending',
  purchaseStatus: 'delivered',
  refundStatus: null,
  isAccountActive: true,
  failureCode: null,
};
const failed = { failureCode: 'balance_insufficient' };
const inactive = { ...failed, isAccountActive: false };
const asked = { ...inactive, refundStatus: 'open' } as const;

test.each<[string | null, Partial<Payout>]>([
  [null, {}],
  [null, { status: 'paying' }],
  // The most serious reason first.
  ['provider', failed],
  ['account', inactive],
  ['refund', asked],
  ['dispute', { ...asked, purchaseStatus: 'disputed' }],
  ['refund', { refundStatus: 'declined' }],
  ['refund', { refundStatus: 'accepted' }],
  [null, { refundStatus: 'refused' }],
  [null, { refundStatus: 'withdrawn' }],
  ['dispute', { status: 'paying', purchaseStatus: 'disputed' }],
  // Nothing is left to suspend.
  [null, { ...asked, purchaseStatus: 'disputed', status: 'paid' }],
  [null, { ...asked, purchaseStatus: 'disputed', status: 'reversed' }],
  [null, { ...asked, purchaseStatus: 'disputed', status: 'canceled' }],
])('suspended by %s: %j', (reason, fields) => expect(payoutSuspendedBy({ ...fine, ...fields })).toBe(reason));
