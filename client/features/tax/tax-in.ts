import { fromCents, toCents } from '#shared/kernel/money.ts';
import { includedTax } from '#shared/kernel/tax.ts';
import type { StatedTax, Tax } from '#shared/tax/contract.ts';

/** The tax that a total will include; null: none is stated. */
export const taxIn = (total: string, stated: StatedTax | undefined): Tax | null =>
  stated?.rate
    ? { ...stated.rate, amount: fromCents(includedTax(toCents(total), stated.rate.percent)) }
    : null;
