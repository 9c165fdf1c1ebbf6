import { plural } from '#client/lib/sentence.ts';

export const moneyNotLoaded = 'The books couldn’t be loaded.';
export const byMonth = 'By month';
export const whatWasBookedByMonth = 'What was booked, by month, newest first';
export const csv = 'CSV';
export const csvLong = 'Download the ledger of 12 months as CSV';
export const month = 'Month';
export const payments = 'Payments';
export const sales = 'Sales';
export const refunds = 'Refunds';
export const commission = 'Commission';
export const premium = 'Premium';
export const paidOut = 'Paid out';
export const soFar = 'so far';
export const waiting = 'Payouts waiting';
export const dueSince = (day: string) => `Due since ${day}`;
export const noneWaiting = 'No payout is due.';
export const sumOf = (n: number, sum: string) => `${n} for ${sum}`;
export const oldestShown = (n: number) => `The oldest ${n} are shown.`;
export const reasons: Readonly<Record<string, string>> = {
  dispute: 'The payment is contested',
  refund_request: 'A refund was requested',
  no_account: 'No payout account',
  in_progress: 'Being paid out',
};
export const refusedByProvider = (code: string) => `Refused by the provider: ${code}`;
export const openRefunds = 'Refunds requested';
export const noRefunds = 'No refund request is open.';
export const contested = 'Contested payments';
export const noneContested = 'No payment is contested.';
export const paidOn = (day: string) => `Paid ${day}`;
export const order = 'Order';
export const project = 'Project';
export const reconciliation = 'Reconciliation';
export const comparedAt = (when: string) => `Compared with the provider ${when}.`;
export const notComparedYet = 'Not compared with the provider yet. That happens every night.';
export const agree = 'Books and provider agree.';
export const differences = (n: number) =>
  `${n} ${plural(n, { one: 'difference', other: 'differences' })} between the books and the provider.`;
