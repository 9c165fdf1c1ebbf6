import type { Stripe } from 'stripe';

/** An event as sent; the SDK's own type is a union of hundreds. */
export interface EventObject {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  data: { object: object; previous_attributes?: object };
  account?: string;
}

export type FaultAction =
  | 'status'
  | 'reset_before'
  | 'reset_after'
  | 'delay'
  | 'drop'
  | 'dup'
  | 'bad_signature';

/** A fault injected on purpose: `match` is the start of "METHOD /path" or of an event type. */
export interface Fault {
  id: string;
  object: 'fault';
  match: string;
  action: FaultAction;
  status?: number;
  ms?: number;
  n?: number;
  /** How often it still happens; absent: until cleared. */
  times?: number;
}

export interface Delivery {
  id: string;
  object: 'delivery';
  event: string;
  type: string;
  attempt: number;
  /** HTTP status of the last attempt; 0 without a response or before the first one. */
  status: number;
  badSignature: boolean;
}

/** The first response for a key, replayed for repeated requests. */
export interface Replay {
  id: string;
  object: 'idempotency';
  hash: string;
  status: number;
  body: object;
  at: number;
}

/** A one-time URL of the hosted onboarding page. */
export interface Link {
  id: string;
  object: 'link';
  account: string;
  returnUrl: string;
  expiresAt: number;
}

export interface Clock {
  id: 'clock';
  object: 'clock';
  /** Seconds ahead of real time. */
  offset: number;
}

export interface Kinds {
  account: Stripe.Account;
  charge: Stripe.Charge;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: EventObject;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  clock: Clock;
  delivery: Delivery;
  fault: Fault;
  idempotency: Replay;
  link: Link;
}
export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];

/** Fields of an object that responses never contain. */
export interface Hidden {
  /** One of the known test card numbers. */
  card?: string;
  /** The bank allows later charges without the customer. */
  reusable?: boolean;
  invoice?: string;
  intent?: string;
  subscription?: string;
}

/** The id behind a field that may be expanded. */
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null);
