/** What a charge and a transfer may do next. The owners of charges keep tables of their own states. */

export const CHARGE_STATUSES = ['open', 'processing', 'paid', 'refunding', 'refunded', 'canceled'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
/** May still be paid. */
export const OPEN_CHARGES = ['open', 'processing'] as const;

export const CHARGE_MOVES: Record<ChargeStatus, readonly ChargeStatus[]> = {
  // Refunding at once: it was paid too late.
  open: ['processing', 'paid', 'refunding', 'canceled'],
  // Back to open: the bank declined, and the payer may try again.
  processing: ['open', 'paid', 'refunding', 'canceled'],
  // Refunded at once: at the provider without the app, or a bank decided for the payer.
  paid: ['refunding', 'refunded'],
  // Back to paid: only a part was refunded.
  refunding: ['paid', 'refunded'],
  refunded: [],
  // Paid all the same: the cancellation had not reached the provider.
  canceled: ['refunding'],
};

export const TRANSFER_STATUSES = ['pending', 'paying', 'paid', 'reversed', 'canceled'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const TRANSFER_MOVES: Record<TransferStatus, readonly TransferStatus[]> = {
  // Canceled: nothing is owed any more, or the payee has given it up.
  pending: ['paying', 'canceled'],
  // Back to pending: the provider refused.
  paying: ['paid', 'pending', 'canceled'],
  paid: ['reversed'],
  reversed: [],
  canceled: [],
};

/** Why a payout waits, but for its date. Decided in server/db/hold-reason.ts. */
export type HoldReason = 'dispute' | 'not_owed' | 'refund_request' | 'no_account' | 'not_delivered';
