import type { GalleryFigures, OfficeFigure, Unit } from '#shared/office/figures/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const money = (cents: number): string => shortUsd(fromCents(cents));

type Column = readonly [head: string, cell: (row: GalleryFigures) => string];
interface Shown {
  /** The value of the bars. */
  value: (row: GalleryFigures) => number;
  format: (value: number) => string;
  columns: readonly Column[];
}

export const SHOWN_AS: Record<OfficeFigure, Shown> = {
  members: {
    value: (row) => row.newMembers,
    format: count,
    columns: [
      [t('New'), (row) => count(row.newMembers)],
      [t('Total'), (row) => count(row.members)],
    ],
  },
  works: {
    value: (row) => row.newWorks,
    format: count,
    columns: [
      [t('New'), (row) => count(row.newWorks)],
      [t('Total'), (row) => count(row.works)],
    ],
  },
  sales: {
    value: (row) => row.salesCents,
    format: money,
    columns: [
      [t('Sales'), (row) => money(row.salesCents)],
      [t('Works'), (row) => count(row.sold)],
      [t('Commission'), (row) => money(row.commissionCents)],
    ],
  },
  premium: {
    value: (row) => row.premium,
    format: count,
    columns: [
      [t('Total'), (row) => count(row.premium)],
      [t('Started'), (row) => count(row.newPremium)],
      [t('Ended'), (row) => count(row.endedPremium)],
      [t('Per month'), (row) => money(row.premiumCents)],
    ],
  },
};

const format = (start: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${start}T00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** 'Nov' or 'Nov 8'. */
export const shortName = (start: string, unit: Unit): string =>
  format(start, { month: 'short', ...(unit !== 'month' && { day: 'numeric' }) });

/** 'Nov 2026' or 'Nov 8, 2026'. */
export const fullName = (start: string, unit: Unit): string =>
  format(start, { month: 'short', year: 'numeric', ...(unit !== 'month' && { day: 'numeric' }) });

export const monthName = (start: string): string => format(start, { month: 'long' });

export const signed = (n: number): string => (n < 0 ? `−${count(-n)}` : `${n > 0 ? '+' : ''}${count(n)}`);

export { money };
