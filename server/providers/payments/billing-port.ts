/** Subscriptions at the provider. Amounts in integer US cents; failures are `PaymentsError`. */
import type { SubscriptionStatus } from '#shared/premium/rules.ts';

export interface CardState {
  /** Lower case: visa, mastercard, amex. */
  brand: string;
  last4: string;
  /** "12/2040" */
  expires: string;
}

export interface InvoiceState {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  amountDue: number;
  amountPaid: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  createdAt: Date;
  paidAt: Date | null;
  url: string | null;
}

export interface SubscriptionState {
  id: string;
  customerId: string;
  status: Exclude<SubscriptionStatus, 'starting'>;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** The card charged for renewals. */
  card: CardState | null;
  latestInvoice: InvoiceState | null;
  /** For confirming the payment of the latest invoice while it is open. */
  clientSecret: string | null;
  metadata: Record<string, string>;
}

export interface Billing {
  createCustomer(request: {
    memberId: string;
    email: string | null;
    name: string | null;
    idempotencyKey: string;
  }): Promise<{ id: string }>;
  /** Monthly, in USD; the first payment is open. Creates the product and price if they are missing. */
  createSubscription(request: {
    customerId: string;
    priceCents: number;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<SubscriptionState>;
  /** The current state, never cached. */
  readSubscription(id: string): Promise<SubscriptionState>;
  /** All of a customer's, newest first. */
  findSubscriptions(customerId: string): Promise<SubscriptionState[]>;
  setCancelAtPeriodEnd(id: string, ends: boolean): Promise<SubscriptionState>;
  /** Starts a change of the card. */
  createCardSetup(customerId: string): Promise<{ id: string; clientSecret: string }>;
  /** Uses the confirmed card from now on, and for an open invoice first. Throws `card_refused`. */
  useCardSetup(subscriptionId: string, setupIntentId: string): Promise<SubscriptionState>;
  /** Newest first. */
  listInvoices(customerId: string, limit: number): Promise<InvoiceState[]>;
  listSubscriptions(since: Date): AsyncIterable<SubscriptionState>;
}
