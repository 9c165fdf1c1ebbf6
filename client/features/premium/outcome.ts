import type { Subscription } from '#shared/premium/contract.ts';

export type Outcome = 'active' | 'processing' | 'failed' | 'none';

/** The outcome of a first payment. A declined payment stays open: another card may work. */
export function outcomeOf(subscription: Subscription | null): Outcome {
  if (!subscription) return 'none';
  const { status, isPremium, failureMessage } = subscription;
  if (isPremium) return 'active';
  if (status === 'starting' || status === 'incomplete') return failureMessage ? 'failed' : 'processing';
  return status === 'canceled' ? 'none' : 'failed';
}
