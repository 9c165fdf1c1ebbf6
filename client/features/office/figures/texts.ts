import type { OfficeFigure, Unit } from '#shared/office/figures/contract.ts';
import { plural } from '#client/lib/sentence.ts';

export const figure = 'Figure';
export const period = 'Period';
export const csv = 'CSV';
export const names: Record<OfficeFigure, string> = {
  members: 'Members',
  works: 'Works',
  sales: 'Sales',
  premium: 'Premium',
};
export const periods: Record<Unit, string> = { day: '30 days', week: '12 weeks', month: '12 months' };
export const units: Record<Unit, string> = { day: 'Day', week: 'Week from', month: 'Month' };
export const by: Record<Unit, string> = { day: 'by day', week: 'by week', month: 'by month' };
export const asOf = (date: string, time: string) => `Figures as of ${date}, ${time}. Days are in UTC.`;
export const salesIn = (month: string) => `Sales in ${month}`;
export const thisMonth = (n: string) => `${n} this month`;
export const worksAndCommission = (n: number, commission: string) =>
  plural(n, { one: `${n} work, commission ${commission}`, other: `${n} works, commission ${commission}` });
export const thisMonthAndAMonth = (n: string, money: string) => `${n} this month, ${money} a month`;
export const soFar = (name: string) => `${name}, so far`;
export const chartLabel = (title: string, highest: string, running: string) =>
  `${title}. Highest: ${highest}. So far in the current one: ${running}. The same figures are in the table below.`;
export const caption = (name: string, by: string) => `${name} ${by}, newest first`;
export const showAll = (n: number) => `Show all ${n}`;
export const total = 'Total';
export const added = 'New';
export const sold = 'Works';
export const sales = 'Sales';
export const commission = 'Commission';
export const started = 'Started';
export const ended = 'Ended';
export const aMonth = 'A month';
export const notLoaded = 'The statistics couldn’t be loaded.';
export const refunds =
  'Works only; Money also includes payments for projects. A refunded sale is subtracted on the day of the refund.';
export const offlineSince = (time: string) => `You’re offline. These figures are from ${time}.`;
