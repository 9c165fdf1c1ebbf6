import { plural } from '#client/lib/sentence.ts';

export const needsAttention = 'Needs attention';
export const notLoaded = 'The list couldn’t be loaded.';
export const allClear = 'All clear';
export const comparedAt = (when: string) => `Ledger and payment provider last compared ${when}.`;
export const notComparedYet = 'The ledger hasn’t been compared with the payment provider yet.';
export const reconciliation = 'Reconciliation';
export const differences = (n: number, when: string) =>
  plural(n, { one: `1 difference, ${when}`, other: `${n} differences, ${when}` });
export const jobs = 'Jobs';
export const failedJobs = (n: number) => plural(n, { one: '1 job failed', other: `${n} jobs failed` });
export const emails = 'Emails';
export const failedEmails = (n: number) =>
  plural(n, { one: '1 couldn’t be sent', other: `${n} couldn’t be sent` });
export const moderation = 'Moderation';
export const overdueCases = (n: number) => plural(n, { one: '1 case overdue', other: `${n} cases overdue` });
export const payouts = 'Payouts waiting';
export const oldestDue = (n: number, day: string) =>
  plural(n, { one: `1 payout, due since ${day}`, other: `${n} payouts, the oldest due since ${day}` });
export const disputed = 'Disputed payments';
export const atBanks = (n: number) =>
  plural(n, { one: 'The bank will decide', other: 'The banks will decide' });
