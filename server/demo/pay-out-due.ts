import type { Context } from '../context.ts';
import { PAYMENT_OWNERS } from '../features.ts';
import * as payments from '#server/features/payments/public.ts';

/** Runs the job between two actions. */
export const payOutDue = (then: Context): Promise<void> => payments.payOutDue(then, PAYMENT_OWNERS);
