import { plural } from '#client/lib/sentence.ts';

export const moneyNotLoaded = 'The ledger couldn’t be loaded.';
export const byMonth = 'By month';
export const totalsByMonth = 'Ledger totals by month, newest first';
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
export const noneWaiting = 'No payouts due.';
export const sumOf = (n: number, sum: string) => `${n} for ${sum}`;
export const oldestShown = (n: number) => `The oldest ${n} are shown.`;
export const reasons: Readonly<Record<string, string>> = {
  dispute: 'The payment is disputed',
  refund_request: 'A refund was requested',
  no_account: 'No payout account',
  not_owed: 'The payment was refunded',
  not_delivered: 'Not delivered yet',
  in_progress: 'Being paid out',
};
export const declinedByProvider = (code: string) => `Declined by the payment provider: ${code}`;
export const openRefunds = 'Refunds requested';
export const noRefunds = 'No open refund requests.';
export const disputed = 'Disputed payments';
export const noneDisputed = 'No disputed payments.';
export const paidOn = (day: string) => `Paid ${day}`;
export const order = 'Order';
export const project = 'Project';
export const reconciliation = 'Reconciliation';
export const comparedAt = (when: string) => `Compared with the payment provider ${when}.`;
export const notComparedYet = 'Not compared with the payment provider yet. That happens every night.';
export const agree = 'Ledger and payment provider match.';
export const differences = (n: number) =>
  `${n} ${plural(n, { one: 'difference', other: 'differences' })} between the ledger and the payment provider.`;
