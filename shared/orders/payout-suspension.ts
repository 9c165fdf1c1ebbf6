import type { TransferStatus } from '#shared/payments/states.ts';
import type { PurchaseStatus } from './states.ts';
import { LIVE_REFUNDS, type RefundStatus } from './refunds/states.ts';

interface PayoutState {
  status: TransferStatus;
  purchaseStatus: PurchaseStatus;
  /** Of the newest request. */
  refundStatus: RefundStatus | null;
  isAccountActive: boolean;
  /** The provider's code if it refused the transfer. */
  failureCode: string | null;
}
export type PayoutSuspension = 'account' | 'refund' | 'dispute' | 'provider';

/** Why a payout is suspended, the most serious reason first; null if it is not. */
export function payoutSuspendedBy(payout: PayoutState): PayoutSuspension | null {
  if (payout.status !== 'pending' && payout.status !== 'paying') return null;
  if (payout.purchaseStatus === 'disputed') return 'dispute';
  if (payout.refundStatus && (LIVE_REFUNDS as readonly string[]).includes(payout.refundStatus))
    return 'refund';
  if (!payout.isAccountActive) return 'account';
  return payout.failureCode === null ? null : 'provider';
}
