/** What payments are for: each feature that takes money follows the provider's state by itself. */
import type { Context } from '#server/context.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';

/** All throw `PaymentsError`. */
export interface PaymentOwners {
  intents: readonly {
    /** @returns whether the intent is recorded here */
    syncKnown(ctx: Context, intentId: string): Promise<boolean>;
    /** Records an intent that a server made and did not live to remember, if it belongs here. */
    adopt(ctx: Context, state: Pick<PaymentIntentState, 'id' | 'metadata'>): Promise<void>;
  }[];
  syncPurchase(ctx: Context, purchaseId: string): Promise<void>;
  syncHirePayment(ctx: Context, hirePaymentId: string): Promise<void>;
  syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void>;
}
