import type { Stripe } from 'stripe';
import { randomId } from '../ids.ts';
import { nulls } from './nulls.ts';

/** A card saved for later charges, without a charge now. */
export function setupIntent(
  now: number,
  fields: { customer: string | null; usage: string; metadata: Record<string, string> },
): Stripe.SetupIntent {
  const id = randomId('seti');
  return {
    id,
    object: 'setup_intent',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    client_secret: `${id}_secret_${randomId('s', 24).slice(2)}`,
    created: now,
    customer: fields.customer,
    livemode: false,
    metadata: fields.metadata,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: fields.usage,
    ...nulls('allowed_payment_method_types application cancellation_reason description'),
    ...nulls('excluded_payment_method_types last_setup_error latest_attempt mandate next_action'),
    ...nulls('on_behalf_of payment_method payment_method_configuration_details payment_method_options'),
    ...nulls('single_use_mandate'),
  };
}
