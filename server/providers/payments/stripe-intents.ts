/** Card payments. */
import type { Stripe } from 'stripe';
import type { DisputeState, IntentStatus, PaymentIntentState, Payments } from './payments.ts';
import { guarded, guardedEach, hasCode, PAGE, toSeconds } from './stripe-client.ts';

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

type State = PaymentIntentState & { clientSecret: string };
type Intents = Pick<
  Payments,
  'createIntent' | 'readIntent' | 'cancelIntent' | 'refundIntent' | 'listIntents'
>;

/** A charge stays marked as disputed when the dispute is over: the dispute itself knows. */
async function readDispute(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Pick<State, 'dispute' | 'disputeId'>> {
  if (!charge?.disputed) return { dispute: 'none', disputeId: null };
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  const dispute = data[0];
  return { dispute: (dispute && DISPUTE[dispute.status]) ?? 'open', disputeId: dispute?.id ?? null };
}

async function readRefundId(stripe: Stripe, charge: Stripe.Charge | null): Promise<string | null> {
  if (!charge?.amount_refunded) return null;
  const { data } = await stripe.refunds.list({ charge: charge.id, limit: 1 });
  return data[0]?.id ?? null;
}

async function toState(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<State> {
  const found = intent.latest_charge;
  const charge = typeof found === 'string' ? await stripe.charges.retrieve(found) : found;
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'open',
    amountReceived: intent.amount_received,
    currency: intent.currency,
    chargeId: charge?.id ?? null,
    refunded: charge?.refunded ?? false,
    refundId: await readRefundId(stripe, charge),
    ...(await readDispute(stripe, charge)),
    failureMessage: intent.last_payment_error?.message ?? null,
    metadata: intent.metadata,
    clientSecret: intent.client_secret ?? '',
  };
}

async function read(stripe: Stripe, id: string): Promise<State> {
  return toState(stripe, await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
}

async function cancel(stripe: Stripe, id: string): Promise<State> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    // It was paid or canceled first: its state is the answer.
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
  }
  return read(stripe, id);
}

async function refund(stripe: Stripe, id: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey });
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error;
  }
}

export function createIntents(stripe: Stripe): Intents {
  return {
    createIntent: ({ idempotencyKey, transferGroup, ...request }) =>
      guarded(
        stripe.paymentIntents
          .create(
            {
              ...request,
              currency: 'usd',
              automatic_payment_methods: { enabled: true },
              transfer_group: transferGroup,
            },
            { idempotencyKey },
          )
          .then((intent) => toState(stripe, intent)),
      ),
    readIntent: (id) => guarded(read(stripe, id)),
    cancelIntent: (id) => guarded(cancel(stripe, id)),
    refundIntent: (id, idempotencyKey) => guarded(refund(stripe, id, idempotencyKey)),
    listIntents: (since) =>
      guardedEach(
        stripe.paymentIntents.list({
          created: { gte: toSeconds(since) },
          limit: PAGE,
          expand: ['data.latest_charge'],
        }),
        (intent) => toState(stripe, intent),
      ),
  };
}
