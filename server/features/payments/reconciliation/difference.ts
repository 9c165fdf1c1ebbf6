/** A difference between the ledger and the provider. */
export interface Difference {
  /** Stable, for programs: the kind of difference. */
  code:
    | 'purchase_without_payment'
    | 'payment_without_purchase'
    | 'purchase_status'
    | 'purchase_amount'
    | 'purchase_books'
    | 'payout_status'
    | 'payout_amount'
    | 'transfer_unknown'
    | 'subscription_unknown'
    | 'subscription_status'
    | 'member_premium'
    | 'invoice_books'
    | 'hire_payment_without_payment'
    | 'payment_without_hire_payment'
    | 'hire_payment_status'
    | 'hire_payment_amount'
    | 'hire_books'
    | 'ledger_unbalanced';
  /**
   * Id of the purchase, commission, subscription, member, hire payment, project or transaction; else the
   * provider's id.
   */
  id: string;
  /** A sentence for the operator, without secrets. */
  detail: string;
  /** What can be synced again to repair it. */
  repair?: { purchaseId: string } | { subscriptionId: string } | { hirePaymentIds: string[] };
}

export const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
