import type { Accounts, Transfers } from './payout-ports.ts';
import type { Billing } from './billing-port.ts';

/** Card payments. Amounts in integer US cents. Every failure is a `PaymentsError`; never log these objects whole. */
export interface Payments {
  mode: 'sandbox' | 'test' | 'live';
  publishableKey: string;
  /** Idempotent per `idempotencyKey`: a repeated call returns the same intent. */
  createIntent(
    request: IntentRequest & {
      /** Required with `savesCard`. */
      customerId?: string;
      /** The card may be charged later without its holder, see `chargeSavedCard`. */
      savesCard?: true;
    },
  ): Promise<PaymentIntentState & { clientSecret: string }>;
  /**
   * Charges without the card holder. A refusal is returned as `open` with the bank's message, and the holder
   * can confirm the same intent. A repeated call with the same key returns the current state. Throws
   * `resource_missing` if the card is not the customer's.
   */
  chargeSavedCard(
    request: IntentRequest & { customerId: string; paymentMethodId: string },
  ): Promise<PaymentIntentState & { clientSecret: string }>;
  /** The current state, never cached. */
  readIntent(id: string): Promise<PaymentIntentState & { clientSecret: string }>;
  /** Resolves with the resulting state: a succeeded intent stays succeeded. */
  cancelIntent(id: string): Promise<PaymentIntentState>;
  /** Refunds everything that was received. Succeeds if it was refunded before. */
  refundIntent(id: string, idempotencyKey: string): Promise<void>;
  /**
   * Refunds a part. Once per `idempotencyKey`, however much later it is repeated; succeeds if nothing is left
   * to refund.
   */
  refundIntentPart(id: string, amountCents: number, idempotencyKey: string): Promise<void>;
  /** Every intent created at or after `since`; for reconciliation. */
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
  /** `kind` is the purpose: 'artwork' with `purchaseId`, 'hire_payment' with `hirePaymentId`. */
  metadata: Record<string, string>;
  idempotencyKey: string;
}

/** open: also while the payer has to authenticate. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled';
/** The state of a bank dispute. */
export type DisputeState = 'none' | 'open' | 'won' | 'lost';

export interface ProviderRefund {
  id: string;
  /** Cents. */
  amount: number;
  /** The idempotency key of `refundIntentPart`; null: a refund of everything, or made without us. */
  request: string | null;
}

export interface PaymentIntentState {
  id: string;
  status: IntentStatus;
  /** Cents received, 0 until succeeded. */
  amountReceived: number;
  /** Lower-case ISO code. */
  currency: string;
  chargeId: string | null;
  /** The charged card. */
  paymentMethodId: string | null;
  /** In full. */
  refunded: boolean;
  /** In cents, also of a part. */
  amountRefunded: number;
  /** Newest first; without those that failed. */
  refunds: ProviderRefund[];
  /** Id of the newest dispute, as a reference for the ledger. */
  disputeId: string | null;
  dispute: DisputeState;
  /** The provider's latest refusal, meant for the payer. */
  failureMessage: string | null;
  metadata: Record<string, string>;
}

/** An event is only a hint to re-read: just its id, type and subject are used. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The payment intent it is about, if any. */
  paymentIntentId: string | null;
  /** For `customer.subscription.*` and `invoice.*`. */
  subscriptionId: string | null;
  /** The connected account of `account.*`, or the destination of a `transfer.*`. */
  accountId: string | null;
  /** For `transfer.*`. */
  transferId: string | null;
}

/** `code`: the provider's, 'unavailable' if it did not answer, or 'bad_signature'. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly code: string;
  /** The provider's request id, for looking it up there. */
  readonly requestId: string | undefined;

  constructor(code: string, requestId?: string) {
    super(`The payment provider refused: ${code}`);
    this.code = code;
    this.requestId = requestId;
  }
}

/** The provider answered that it does not have the object, or the account is no longer connected. */
export const isMissing = (error: unknown): error is PaymentsError =>
  error instanceof PaymentsError && (error.code === 'resource_missing' || error.code === 'account_invalid');
