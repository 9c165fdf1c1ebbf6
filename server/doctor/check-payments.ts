import { Stripe } from 'stripe';
import type { Endpoint } from '../providers/payments/stripe-client.ts';
import { createStripeClient } from '../providers/payments/stripe-client.ts';
import { type Finding, advice, fine, problem } from './finding.ts';

const WAIT_MS = 8000;
/** One of each kind that the server acts on. */
const EVENTS = ['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created', 'invoice.paid'];

/** @param endpoint in place of the provider's, for tests */
export async function checkPayments(
  { secretKey, mode }: { secretKey: string; mode: 'test' | 'live' },
  publicUrl: string,
  endpoint?: Endpoint,
): Promise<Finding[]> {
  const stripe = createStripeClient({ secretKey, timeoutMs: WAIT_MS, ...(endpoint && { endpoint }) });
  const url = `${publicUrl}/api/webhooks/stripe`;
  try {
    const { data: hooks } = await stripe.webhookEndpoints.list({ limit: 100 });
    const ours = hooks.filter((hook) => hook.url === url && hook.status === 'enabled');
    if (ours.length === 0) {
      return [
        problem(
          `Stripe (${mode} mode) has no webhook endpoint for ${url}: payments would go unnoticed.`,
          'Add it in the dashboard (Developers, Webhooks) with the events listed in docs/install.md, and set STRIPE_WEBHOOK_SECRET.',
        ),
      ];
    }
    const events = new Set<string>(ours.flatMap(({ enabled_events: names }) => names));
    const missing = events.has('*') ? [] : EVENTS.filter((name) => !events.has(name));
    return [
      fine(`Connected to Stripe (${mode} mode); its webhook calls ${url}.`),
      ...(missing.length > 0
        ? [
            problem(
              `The webhook does not send ${missing.join(', ')}.`,
              'Add the events listed in docs/install.md to it.',
            ),
          ]
        : []),
      ...(mode === 'test'
        ? [advice('Stripe is in test mode: no card is charged.', 'Set live keys before you open.')]
        : []),
    ];
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      return [
        advice(
          'This key isn’t allowed to read webhooks, so they were not checked.',
          `Make sure there is one for ${url}.`,
        ),
      ];
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return [problem('Stripe does not recognize STRIPE_SECRET_KEY.', 'Copy it again from the dashboard.')];
    return [problem('Stripe doesn’t respond.', 'Check that this machine can reach api.stripe.com.')];
  }
}
