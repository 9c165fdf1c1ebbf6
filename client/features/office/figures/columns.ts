import type { GalleryFigures, OfficeFigure, Unit } from '#shared/office/figures/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const money = (cents: number): string => shortUsd(fromCents(cents));

type Column = readonly [head: string, cell: (row: GalleryFigures) => string];
interface Shown {
  /** What the bars show. */
  value: (row: GalleryFigures) => number;
  format: (value: number) => string;
  columns: readonly Column[];
}

export const SHOWN_AS: Record<OfficeFigure, Shown> = {
  members: {
    value: (row) => row.newMembers,
    format: count,
    columns: [
      [texts.added, (row) => count(row.newMembers)],
      [texts.total, (row) => count(row.members)],
    ],
  },
  works: {
    value: (row) => row.newWorks,
    format: count,
    columns: [
      [texts.added, (row) => count(row.newWorks)],
      [texts.total, (row) => count(row.works)],
    ],
  },
  sales: {
    value: (row) => row.salesCents,
    format: money,
    columns: [
      [texts.sales, (row) => money(row.salesCents)],
      [texts.sold, (row) => count(row.sold)],
      [texts.commission, (row) => money(row.commissionCents)],
    ],
  },
  premium: {
    value: (row) => row.premium,
    format: count,
    columns: [
      [texts.total, (row) => count(row.premium)],
      [texts.started, (row) => count(row.newPremium)],
      [texts.ended, (row) => count(row.endedPremium)],
      [texts.aMonth, (row) => money(row.premiumCents)],
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
