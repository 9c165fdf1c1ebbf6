import type { Purchase } from '#shared/orders/contract.ts';
import { isPaid } from '#shared/orders/states.ts';

export type Outcome = 'paid' | 'processing' | 'open' | 'failed' | 'refunded';

/**
 * Maps the nine purchase statuses to outcomes of a payment. A declined payment stays open: another card may work.
 * open: the provider knows of no payment.
 */
export function outcomeOf({ status, failureMessage }: Pick<Purchase, 'status' | 'failureMessage'>): Outcome {
  if (isPaid(status)) return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'pending') return failureMessage ? 'failed' : 'open';
  return status === 'refunded' ? 'refunded' : 'failed';
}

/** It may change by itself. */
export const isUnsettled = (outcome: Outcome): boolean => outcome === 'processing' || outcome === 'open';
