/** The only place that knows whether payments are real: everything else uses @stripe/react-stripe-js as documented. */
import type { Stripe } from '@stripe/stripe-js';
// `/pure`: importing it loads nothing from the provider, which a sandbox must never do.
import { loadStripe } from '@stripe/stripe-js/pure';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { call } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';

const SANDBOX_URL = '/sandbox/payments';

/** Throws if the provider's script could not be loaded, or payments are off. */
export async function getStripe(): Promise<Stripe> {
  const { payments } = await call(siteEndpoints.config, {});
  if (!payments.publishableKey) throw new Error(t('Payments are off'));
  if (payments.mode === 'sandbox') {
    const { createSandboxStripe } = await import('./sandbox-stripe/sandbox-stripe.ts');
    return createSandboxStripe(SANDBOX_URL, payments.publishableKey);
  }
  const stripe = await loadStripe(payments.publishableKey);
  if (!stripe) throw new Error('Stripe.js is not available');
  return stripe;
}
