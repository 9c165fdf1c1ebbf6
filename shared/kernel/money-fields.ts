/** In a file of its own, because every first page loads the other fields. */
import * as z from 'zod/mini';
import { moneyInput } from './fields.ts';
import { readCents } from './money.ts';

/** Money between two limits in cents, each with its sentence. */
export const moneyBetween = (least: number, tooLow: string, most: number, tooHigh: string) =>
  moneyInput(tooLow).check(
    z.refine((amount) => (readCents(amount) ?? least) >= least, tooLow),
    z.refine((amount) => (readCents(amount) ?? most) <= most, tooHigh),
  );
