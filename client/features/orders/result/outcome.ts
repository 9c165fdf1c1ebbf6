import type { Purchase } from '#shared/orders/contract.ts';
import { isPaid } from '#shared/orders/states.ts';

export type Outcome = 'paid' | 'processing' | 'failed' | 'refunded';

/** The nine states of a purchase as the buyer needs them after paying. A refusal leaves it open: another card may do. */
export function outcomeOf({ status, failureMessage }: Pick<Purchase, 'status' | 'failureMessage'>): Outcome {
  if (isPaid(status)) return 'paid';
  if (status === 'processing') return 'processing';
  if (status === 'pending') return failureMessage ? 'failed' : 'processing';
  return status === 'refunded' ? 'refunded' : 'failed';
}
