import type { Stripe } from 'stripe';
import { randomId } from '../ids.ts';

/** A card saved for later charges, without a charge now. */
export function setupIntent(
  now: number,
  fields: { customer: string | null; usage: string; metadata: Record<string, string> },
): Stripe.SetupIntent {
  const id = randomId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomId('s', 24).slice(2)}`,
    created: now,
    customer: fields.customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: fields.usage,
  };
}
