/** Webhook deliveries: verified, and reduced to their subject. */
import { Stripe } from 'stripe';
import { PaymentsError, type ProviderEvent } from './payments.ts';
import { idOf } from './stripe-client.ts';

/** Maximum age of a webhook in seconds. Zero would disable the check. */
const MAX_AGE = 300;

type Reference = string | { id: string } | null;
/** The fields of all objects that identify an event's subject. */
interface Subject {
  object?: string;
  id?: string;
  payment_intent?: Reference;
  destination?: Reference;
  parent?: { subscription_details?: { subscription?: Reference } | null } | null;
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as Subject;
  const own = (kind: string) => (subject.object === kind ? (subject.id ?? null) : null);
  const transferId = own('transfer');
  const ofAccount = event.type.startsWith('account.') ? (event.account ?? null) : null;
  return {
    id: event.id,
    type: event.type,
    paymentIntentId: own('payment_intent') ?? idOf(subject.payment_intent),
    subscriptionId: own('subscription') ?? idOf(subject.parent?.subscription_details?.subscription),
    accountId: transferId ? idOf(subject.destination) : (own('account') ?? ofAccount),
    transferId,
  };
}

/** @param secrets any of them may have signed: events of connected accounts have their own */
export function verifyEvent(
  secrets: string[],
  rawBody: Buffer,
  signature: string | undefined,
): ProviderEvent {
  for (const secret of secrets) {
    try {
      return toProviderEvent(Stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, MAX_AGE));
    } catch {
      // The next secret may have signed it.
    }
  }
  throw new PaymentsError('bad_signature');
}
