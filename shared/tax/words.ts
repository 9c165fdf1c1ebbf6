/** How receipts and invoices describe the tax in an amount. */
import { countryTitle } from '#shared/kernel/country-name.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { percentText } from '#shared/kernel/tax.ts';
import { TAX_CATEGORY_NAMES } from './categories.ts';
import type { Tax } from './contract.ts';

/** "Norway, original works, 25%" */
export const taxBasis = ({ country, category, percent }: Omit<Tax, 'amount'>): string =>
  `${countryTitle(country)}, ${TAX_CATEGORY_NAMES[category]}, ${percentText(percent)}`;

/** The amount paid, minus the tax in it. */
export const withoutTax = (total: string, { amount }: Tax): string =>
  fromCents(toCents(total) - toCents(amount));
