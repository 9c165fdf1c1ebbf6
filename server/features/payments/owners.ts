/**
 * The owners of charges: each feature that takes money implements `PaymentOwner` and has a table of its own states.
 */
import type { Returned } from '#shared/payments/returned.ts';
import type { ChargeRow, TransferRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { IntentRequest, PaymentIntentState, Payments } from '#server/providers/payments/payments.ts';

export type Intent = PaymentIntentState & { clientSecret: string };
/** held: it waits for an account. reduced: a part of the payment was refunded. canceled: nothing is owed any more, or it was given up. */
export type PayoutChange = 'paying' | 'refused' | 'paid' | 'reduced' | 'reversed' | 'canceled' | 'held';

/** A change of a charge, in the transaction that makes it. Owner and charge are locked; `charge` is as it is now. */
export interface ChargeChange {
  ctx: Context;
  tx: Queryable;
  charge: ChargeRow;
  state: PaymentIntentState;
}
export interface TransferChange {
  ctx: Context;
  tx: Queryable;
  charge: ChargeRow;
  transfer: TransferRow;
  change: PayoutChange;
}

export interface PaymentOwner {
  /** `charges.ownerKind` */
  kind: string;
  /** In the names of differences and in log lines. */
  label: string;
  /** Starts transfer groups and idempotency keys. The provider's records hold it: it never changes. */
  prefix: string;
  /** The field of the provider's metadata that names the charge. It never changes either. */
  metadataKey: string;
  /** Locks the owner's rows in its order, before the charge's. */
  lock(tx: Queryable, charge: ChargeRow): Promise<unknown>;
  /** `metadata`: in addition to the charge's id. */
  describe(tx: Queryable, charge: ChargeRow): Promise<Pick<IntentRequest, 'description' | 'metadata'>>;
  /** Other than by an intent that anyone may pay. */
  createIntent?(ctx: Context, payments: Payments, charge: ChargeRow, request: IntentRequest): Promise<Intent>;
  onIntent?(tx: Queryable, charge: ChargeRow, intentId: string): Promise<unknown>;
  /** Still open, being processed or canceled. */
  onUnpaid?(change: ChargeChange): Promise<unknown>;
  /** Why a payment that has arrived is refunded, for the payer; null: it is accepted, unless it was canceled. */
  refusal(change: ChargeChange): Promise<string | null>;
  onPaid(change: ChargeChange): Promise<unknown>;
  /**
   * How the sum of the parts returned so far is divided. None: only the owner itself refunds parts, and what is refunded
   * by hand is a difference for the operator.
   */
  returnedOf?(tx: Queryable, charge: ChargeRow, cents: number): Promise<Returned>;
  /** In whole, or in part: then it stays paid. @param by the app, the provider without being asked, or the bank after a dispute */
  onRefunded?(
    change: ChargeChange,
    refund: { cents: number; by: 'app' | 'provider' | 'bank' },
  ): Promise<unknown>;
  onDisputed?(change: ChargeChange, dispute: 'open' | 'won'): Promise<unknown>;
  onPayout?(change: TransferChange): Promise<unknown>;
  /** Rows of the owner that disagree with its charges or transfers; each with a sentence for the operator. */
  listMismatches?(db: Queryable): Promise<{ code: 'status' | 'payout'; id: string; detail: string }[]>;
}

/** Put together in server/features.ts. */
export interface PaymentOwners {
  charges: readonly PaymentOwner[];
  /** Throws `PaymentsError`. */
  syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void>;
}

export function ownerOf({ charges }: PaymentOwners, kind: string): PaymentOwner {
  const owner = charges.find((one) => one.kind === kind);
  if (!owner) throw new Error(`No feature takes money for ${kind}`);
  return owner;
}
