/** The owners of payments: each feature that takes money syncs with the provider itself. */
import type { Context } from '#server/context.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';

/** All throw `PaymentsError`. */
export interface PaymentOwners {
  intents: readonly {
    /** @returns whether the intent is recorded here */
    syncKnown(ctx: Context, intentId: string): Promise<boolean>;
    /** Stores an intent that a server created but did not store, if it belongs to this feature. */
    adopt(ctx: Context, state: Pick<PaymentIntentState, 'id' | 'metadata'>): Promise<void>;
  }[];
  syncPurchase(ctx: Context, purchaseId: string): Promise<void>;
  syncHirePayment(ctx: Context, hirePaymentId: string): Promise<void>;
  syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void>;
}
