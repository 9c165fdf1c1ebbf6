import { Stripe } from 'stripe';
import { type IntentStatus, PaymentsError } from './payments.ts';
import type { DisputeState, PaymentIntentState, Payments, ProviderEvent } from './payments.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Seconds a webhook may be old. Zero would switch the check off. */
const MAX_AGE = 300;

export interface StripeOptions {
  mode: Payments['mode'];
  secretKey: string;
  publishableKey: string;
  /** Connected accounts' events come with a secret of their own: any of these may have signed. */
  webhookSecrets: string[];
  /** The stand-in instead of api.stripe.com. */
  endpoint?: { host: string; port: number; protocol: 'http' };
}

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

/** Stripe's errors hold keys, secrets and payloads: only their code leaves this file. */
function toPaymentsError(error: unknown): PaymentsError {
  if (!(error instanceof Stripe.errors.StripeError)) return new PaymentsError('unavailable');
  const isTransient =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError;
  return new PaymentsError(isTransient ? 'unavailable' : (error.code ?? error.type), error.requestId);
}

async function guarded<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentsError(error);
  }
}

function aboutIntent(event: Stripe.Event): string | null {
  const object = event.data.object as { object?: string; id?: string; payment_intent?: unknown };
  if (object.object === 'payment_intent') return object.id ?? null;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** The real provider, or the stand-in behind the same SDK. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...options.endpoint,
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
  });

  /** A charge stays marked as disputed when the dispute is over: the dispute itself knows. */
  async function disputeOf(charge: Stripe.Charge | null): Promise<DisputeState> {
    if (!charge?.disputed) return 'none';
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
    return (data[0] && DISPUTE[data[0].status]) ?? 'open';
  }

  async function toState(
    intent: Stripe.PaymentIntent,
  ): Promise<PaymentIntentState & { clientSecret: string }> {
    const found = intent.latest_charge;
    const charge = typeof found === 'string' ? await stripe.charges.retrieve(found) : found;
    return {
      id: intent.id,
      status: STATUS[intent.status] ?? 'open',
      amountReceived: intent.amount_received,
      currency: intent.currency,
      chargeId: charge?.id ?? null,
      refunded: charge?.refunded ?? false,
      dispute: await disputeOf(charge),
      failureMessage: intent.last_payment_error?.message ?? null,
      metadata: intent.metadata,
      clientSecret: intent.client_secret ?? '',
    };
  }
  const read = async (id: string) =>
    toState(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));

  async function cancel(id: string): Promise<PaymentIntentState> {
    try {
      await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      // It was paid or canceled first: its state is the answer.
      if ((error as { code?: string }).code !== 'payment_intent_unexpected_state') throw error;
    }
    return read(id);
  }

  async function refund(id: string, idempotencyKey: string): Promise<void> {
    try {
      await stripe.refunds.create({ payment_intent: id }, { idempotencyKey });
    } catch (error) {
      if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
    }
  }

  function verify(rawBody: Buffer, signature: string | undefined): ProviderEvent {
    for (const secret of options.webhookSecrets) {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, MAX_AGE);
        return { id: event.id, type: event.type, paymentIntentId: aboutIntent(event) };
      } catch {
        // The next secret may have signed it.
      }
    }
    throw new PaymentsError('bad_signature');
  }

  return {
    mode: options.mode,
    publishableKey: options.publishableKey,
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
          .then(toState),
      ),
    readIntent: (id) => guarded(read(id)),
    cancelIntent: (id) => guarded(cancel(id)),
    refundIntent: (id, idempotencyKey) => guarded(refund(id, idempotencyKey)),
    verifyEvent: verify,
  };
}
