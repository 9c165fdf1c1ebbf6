/** Card payments. */
import type { Stripe } from 'stripe';
import type { IntentRequest, Payments } from './payments.ts';
import { guarded, guardedEach, hasCode, isCardError, PAGE, toSeconds } from './stripe-client.ts';
import { type IntentState, readIntentState, toIntentState } from './stripe-intent-states.ts';
import { refundAll, refundPart } from './stripe-refunds.ts';

type Intents = Pick<
  Payments,
  | 'createIntent'
  | 'chargeSavedCard'
  | 'readIntent'
  | 'cancelIntent'
  | 'refundIntent'
  | 'refundIntentPart'
  | 'listIntents'
>;

const paramsOf = ({ amount, description, metadata, transferGroup }: IntentRequest) => ({
  amount,
  currency: 'usd',
  description,
  metadata,
  transfer_group: transferGroup,
});

async function create(
  stripe: Stripe,
  request: Parameters<Payments['createIntent']>[0],
): Promise<IntentState> {
  const { customerId, savesCard, idempotencyKey } = request;
  const intent = await stripe.paymentIntents.create(
    {
      ...paramsOf(request),
      automatic_payment_methods: { enabled: true },
      ...(customerId ? { customer: customerId } : {}),
      ...(savesCard ? { setup_future_usage: 'off_session' as const } : {}),
    },
    { idempotencyKey },
  );
  return toIntentState(stripe, intent);
}

/** A declined card's error names the intent, which stays open. */
function refusedIntentId(error: unknown): string {
  const id = isCardError(error)
    ? (error as { payment_intent?: { id?: string } }).payment_intent?.id
    : undefined;
  if (!id) throw error;
  return id;
}

async function chargeSaved(
  stripe: Stripe,
  request: Parameters<Payments['chargeSavedCard']>[0],
): Promise<IntentState> {
  const id = await stripe.paymentIntents
    .create(
      {
        ...paramsOf(request),
        customer: request.customerId,
        payment_method: request.paymentMethodId,
        // Without the customer there is no one to redirect to a bank.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        off_session: true,
      },
      { idempotencyKey: request.idempotencyKey },
    )
    .then((intent) => intent.id, refusedIntentId);
  // A repeated request gets the first response, so the current state is read again.
  return readIntentState(stripe, id);
}

async function cancel(stripe: Stripe, id: string): Promise<IntentState> {
  try {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    // It was paid or canceled first: returns its state.
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
  }
  return readIntentState(stripe, id);
}

export function createIntents(stripe: Stripe): Intents {
  return {
    createIntent: (request) => guarded(create(stripe, request)),
    chargeSavedCard: (request) => guarded(chargeSaved(stripe, request)),
    readIntent: (id) => guarded(readIntentState(stripe, id)),
    cancelIntent: (id) => guarded(cancel(stripe, id)),
    refundIntent: (id, idempotencyKey) => guarded(refundAll(stripe, id, idempotencyKey)),
    refundIntentPart: (id, amountCents, idempotencyKey) =>
      guarded(refundPart(stripe, id, amountCents, idempotencyKey)),
    listIntents: (since) =>
      guardedEach(
        stripe.paymentIntents.list({
          created: { gte: toSeconds(since) },
          limit: PAGE,
          expand: ['data.latest_charge'],
        }),
        (intent) => toIntentState(stripe, intent),
      ),
  };
}
