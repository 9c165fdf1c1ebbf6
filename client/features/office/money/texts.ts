import { plural } from '#client/lib/sentence.ts';

export const reasons: Readonly<Record<string, string>> = {
  dispute: 'The payment is disputed',
  refund_request: 'A refund was requested',
  no_account: 'No payout account',
  in_progress: 'Being paid out',
};
export const differences = (n: number) =>
  `${n} ${plural(n, { one: 'difference', other: 'differences' })} between the ledger and the payment provider.`;
