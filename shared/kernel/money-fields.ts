/** In a file of its own, because every first page loads the other fields. */
import * as z from 'zod/mini';
import { readCents } from './money.ts';

export const NO_AMOUNT = 'Enter an amount like 10 or 10.50.';
/**
 * Money as people and programs send it: "12.5", "12.50" or 12.5.
 * @param negative what is said of an amount below 0
 */
export const moneyInput = (negative: string) =>
  z.pipe(
    z.union([z.string(), z.number()], NO_AMOUNT),
    z.pipe(
      z.transform((v: string | number) => (typeof v === 'number' ? String(v) : v.trim())),
      // What is no amount is compared with nothing: the rules of its field and of its object are not asked.
      z.string().check(
        z.refine((v) => !/^-\d/.test(v), { error: negative, abort: true }),
        z.regex(/^\d{1,8}(\.\d{1,2})?$/, { error: NO_AMOUNT, abort: true }),
      ),
    ),
  );
export const MoneyInput = moneyInput(NO_AMOUNT);

/** Money between two limits in cents, each with its sentence. */
export const moneyBetween = (least: number, tooLow: string, most: number, tooHigh: string) =>
  moneyInput(tooLow).check(
    z.refine((amount) => (readCents(amount) ?? least) >= least, tooLow),
    z.refine((amount) => (readCents(amount) ?? most) <= most, tooHigh),
  );
