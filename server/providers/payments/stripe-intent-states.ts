/** Maps payment intents to the port's states. */
import type { Stripe } from 'stripe';
import type { DisputeState, IntentStatus, PaymentIntentState } from './payments.ts';
import { idOf } from './stripe-client.ts';
import { listMade } from './stripe-refunds.ts';

const STATUS: Record<Stripe.PaymentIntent.Status, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};
const DISPUTE: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export type IntentState = PaymentIntentState & { clientSecret: string };

/** A charge stays marked as disputed after the dispute; only the dispute knows its outcome. */
async function readDispute(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Pick<IntentState, 'dispute' | 'disputeId'>> {
  if (!charge?.disputed) return { dispute: 'none', disputeId: null };
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  const dispute = data[0];
  return { dispute: (dispute && DISPUTE[dispute.status]) ?? 'open', disputeId: dispute?.id ?? null };
}

async function readRefunds(stripe: Stripe, charge: Stripe.Charge | null): Promise<IntentState['refunds']> {
  if (!charge?.amount_refunded) return [];
  const made = await listMade(stripe, { charge: charge.id });
  return made.map(({ id, amount, metadata }) => ({ id, amount, request: metadata?.['request'] ?? null }));
}

/** May request details of the charge that the intent does not include. */
export async function toIntentState(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<IntentState> {
  const found = intent.latest_charge;
  const charge = typeof found === 'string' ? await stripe.charges.retrieve(found) : found;
  // Read first: what was refunded before the dispute is then in the list.
  const dispute = await readDispute(stripe, charge);
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'open',
    amountReceived: intent.amount_received,
    currency: intent.currency,
    chargeId: charge?.id ?? null,
    paymentMethodId: idOf(intent.payment_method),
    refunded: charge?.refunded ?? false,
    amountRefunded: charge?.amount_refunded ?? 0,
    refunds: await readRefunds(stripe, charge),
    ...dispute,
    failureMessage: intent.last_payment_error?.message ?? null,
    metadata: intent.metadata,
    clientSecret: intent.client_secret ?? '',
  };
}

/** The current state. */
export async function readIntentState(stripe: Stripe, id: string): Promise<IntentState> {
  return toIntentState(stripe, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
}
