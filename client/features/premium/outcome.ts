import type { Subscription } from '#shared/premium/contract.ts';

export type Outcome = 'active' | 'processing' | 'failed' | 'none';

/** How a first payment went. A refusal leaves it open: another card may do. */
export function outcomeOf(subscription: Subscription | null): Outcome {
  if (!subscription) return 'none';
  const { status, isPremium, failureMessage } = subscription;
  if (isPremium) return 'active';
  if (status === 'starting' || status === 'incomplete') return failureMessage ? 'failed' : 'processing';
  return status === 'canceled' ? 'none' : 'failed';
}
