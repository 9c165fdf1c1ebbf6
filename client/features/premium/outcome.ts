import type { Subscription } from '#shared/premium/contract.ts';

export type Outcome = 'active' | 'open' | 'failed' | 'none';

/**
 * The outcome of a first payment. A declined payment stays open: another card may work. open: nothing has arrived, which
 * is also so while a bank is still processing it.
 */
export function outcomeOf(subscription: Subscription | null): Outcome {
  if (!subscription) return 'none';
  const { status, isPremium, failureMessage } = subscription;
  if (isPremium) return 'active';
  if (status === 'starting' || status === 'incomplete') return failureMessage ? 'failed' : 'open';
  return status === 'canceled' ? 'none' : 'failed';
}
