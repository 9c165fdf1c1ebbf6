/** A difference between the ledger and the provider. */
export interface Difference {
  /** Stable, for programs: the kind of difference. The label is that of the charge's owner: purchase, hire_payment. */
  code:
    | `${string}_without_payment`
    | `payment_without_${string}`
    | `${string}_status`
    | `${string}_amount`
    | `${string}_books`
    | 'payout_status'
    | 'payout_amount'
    | 'transfer_unknown'
    | 'subscription_unknown'
    | 'subscription_status'
    | 'member_premium'
    | 'invoice_books'
    | 'ledger_unbalanced';
  /** Id of the charge, its owner, the transfer, subscription, member or transaction; else the provider's id. */
  id: string;
  /** A sentence for the operator, without secrets. */
  detail: string;
  /** The charges or the subscription to sync again for a repair. */
  repair?: { ownerKind: string; chargeIds: string[] } | { subscriptionId: string };
}

export const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
