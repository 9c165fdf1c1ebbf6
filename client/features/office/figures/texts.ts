import type { OfficeFigure, Unit } from '#shared/office/figures/contract.ts';

export const names: Record<OfficeFigure, string> = {
  members: 'Members',
  works: 'Works',
  sales: 'Sales',
  premium: 'Premium',
};
export const periods: Record<Unit, string> = { day: '30 days', week: '12 weeks', month: '12 months' };
export const units: Record<Unit, string> = { day: 'Day', week: 'Week from', month: 'Month' };
export const by: Record<Unit, string> = { day: 'by day', week: 'by week', month: 'by month' };
