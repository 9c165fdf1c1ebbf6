import type { Accounts, Transfers } from './payout-ports.ts';
import type { Billing } from './billing-port.ts';

/** Card payments. Amounts in integer US cents. Every failure is a `PaymentsError`; nothing here is ever logged whole. */
export interface Payments {
  mode: 'sandbox' | 'test' | 'live';
  publishableKey: string;
  /** Idempotent per `idempotencyKey`: the same call again returns the same intent. */
  createIntent(
    request: IntentRequest & {
      /** Required with `savesCard`. */
      customerId?: string;
      /** The card that pays may be charged later without its holder, see `chargeSavedCard`. */
      savesCard?: true;
    },
  ): Promise<PaymentIntentState & { clientSecret: string }>;
  /**
   * The holder is not there. A refusal is an answer, `open` with the bank's words, and the same intent can be confirmed
   * by the holder. Asked again with the same key, it is the same intent in its present state. Throws `resource_missing`
   * when the card is not the customer's.
   */
  chargeSavedCard(
    request: IntentRequest & { customerId: string; paymentMethodId: string },
  ): Promise<PaymentIntentState & { clientSecret: string }>;
  /** The present state, never a cached one. */
  readIntent(id: string): Promise<PaymentIntentState & { clientSecret: string }>;
  /** Resolves with the state after the attempt: an intent that has already succeeded stays succeeded. */
  cancelIntent(id: string): Promise<PaymentIntentState>;
  /** All of what was received. A refund that was made before is a success. */
  refundIntent(id: string, idempotencyKey: string): Promise<void>;
  /**
   * Some of what was received. Once per `idempotencyKey`, however much later it is asked again; nothing left to give
   * back is a success.
   */
  refundIntentPart(id: string, amountCents: number, idempotencyKey: string): Promise<void>;
  /** Every intent made at or after `since`, oldest or newest first; to compare with the books. */
  listIntents(since: Date): AsyncIterable<PaymentIntentState>;
  accounts: Accounts;
  transfers: Transfers;
  billing: Billing;
  /** Verifies signature and age of a webhook delivery. Throws `PaymentsError('bad_signature')`. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent;
}

export interface IntentRequest {
  amount: number;
  transferGroup: string;
  description: string;
  /** `kind` says what it is for: 'artwork' with `purchaseId`, 'hire_payment' with `hirePaymentId`. */
  metadata: Record<string, string>;
  idempotencyKey: string;
}

/** open: also while the bank's question to the payer is unanswered. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled';
/** What the payer's bank has decided about a contested payment. */
export type DisputeState = 'none' | 'open' | 'won' | 'lost';

export interface PaymentIntentState {
  id: string;
  status: IntentStatus;
  /** Cents received, 0 until succeeded. */
  amountReceived: number;
  /** Lower-case ISO code. */
  currency: string;
  chargeId: string | null;
  /** The card that was charged. */
  paymentMethodId: string | null;
  /** In full. */
  refunded: boolean;
  /** Cents, also of a part. */
  amountRefunded: number;
  /** Ids of what was given back and of what a bank contests, as references for the books; the newest ones. */
  refundId: string | null;
  disputeId: string | null;
  dispute: DisputeState;
  /** The provider's words about the last refusal, meant for the payer. */
  failureMessage: string | null;
  metadata: Record<string, string>;
}

/** An event is a hint to go and read: only its id, type and what it is about are used. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The payment intent it is about, if any. */
  paymentIntentId: string | null;
  /** Of `customer.subscription.*` and `invoice.*`. */
  subscriptionId: string | null;
  /** The connected account of `account.*`, or the one a `transfer.*` went to. */
  accountId: string | null;
  /** Of `transfer.*`. */
  transferId: string | null;
}

/** `code`: the provider's own, 'unavailable' when it did not answer, or 'bad_signature'. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly code: string;
  /** The provider's name for the request, to look it up there. */
  readonly requestId: string | undefined;

  constructor(code: string, requestId?: string) {
    super(`The payment provider refused: ${code}`);
    this.code = code;
    this.requestId = requestId;
  }
}
