/** What a line about tax names, alike for receipts and invoices. */
import { countryTitle } from '#shared/kernel/country-name.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { percentText } from '#shared/kernel/tax.ts';
import { TAX_CATEGORY_NAMES } from './categories.ts';
import type { Tax } from './contract.ts';

/** "Norway, original works, 25%" */
export const taxBasis = ({ country, category, percent }: Omit<Tax, 'amount'>): string =>
  `${countryTitle(country)}, ${TAX_CATEGORY_NAMES[category]}, ${percentText(percent)}`;

/** What is left of what was paid. */
export const withoutTax = (total: string, { amount }: Tax): string =>
  fromCents(toCents(total) - toCents(amount));
