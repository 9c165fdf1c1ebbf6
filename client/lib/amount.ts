/** Amounts as people type them. */
import { readCents } from '#shared/kernel/money.ts';
import { t } from './t.ts';

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Removes the dollar sign, and the commas between thousands: in "10,00" it is not one of those. */
export function bareAmount(typed: string): string {
  const text = typed.trim().replace(/^\$\s*/, '');
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text;
}

export const NO_AMOUNT = t('Enter an amount in US dollars, like 10 or 10.50.');

/** In cents; null for what is not an amount. */
export const typedCents = (typed: string): number | null => readCents(bareAmount(typed));
