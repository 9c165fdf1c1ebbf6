/** Figures and dates as people read them. */
import { format } from 'date-fns/format';

/** "1240.00" -> "$1,240.00"; money that is due always has two decimals. */
export const usd = (amount: string | number): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** "1240.00" -> "$1,240": on cards and labels, where nothing is due. */
export const shortUsd = (amount: string | number): string => usd(amount).replace(/\.00$/, '');

/** 12480 -> "12,480". */
export const count = (n: number): string => n.toLocaleString('en-US');

/** "Nov 18, 2026". */
export const day = (date: Date): string => format(date, 'MMM dd, yyyy');

/** "18 November 2026". */
export const longDay = (date: Date): string => format(date, 'd MMMM yyyy');

/** "14:32". */
export const time = (date: Date): string => format(date, 'HH:mm');
