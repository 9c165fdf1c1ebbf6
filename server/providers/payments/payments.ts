/** Card payments. Amounts in integer US cents. Every failure is a `PaymentsError`; nothing here is ever logged whole. */
export interface Payments {
  mode: 'sandbox' | 'test' | 'live';
  publishableKey: string;
  /** Idempotent per `idempotencyKey`: the same call again returns the same intent. */
  createIntent(request: {
    amount: number;
    transferGroup: string;
    description: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<PaymentIntentState & { clientSecret: string }>;
  /** The present state, never a cached one. */
  readIntent(id: string): Promise<PaymentIntentState & { clientSecret: string }>;
  /** Resolves with the state after the attempt: an intent that has already succeeded stays succeeded. */
  cancelIntent(id: string): Promise<PaymentIntentState>;
  refundIntent(id: string, idempotencyKey: string): Promise<void>;
  /** Verifies signature and age of a webhook delivery. Throws `PaymentsError('bad_signature')`. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent;
}

export interface PaymentIntentState {
  id: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  /** Cents received, 0 until succeeded. */
  amountReceived: number;
  currency: string;
  chargeId: string | null;
  refunded: boolean;
  disputed: boolean;
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
}

export class PaymentsError extends Error {
  override name = 'PaymentsError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
