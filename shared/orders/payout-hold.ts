import type { CommissionStatus } from '#shared/kernel/commission.ts';
import type { PurchaseStatus } from './states.ts';
import { LIVE_REFUNDS, type RefundStatus } from './refunds/states.ts';

interface Claim {
  status: CommissionStatus;
  purchaseStatus: PurchaseStatus;
  /** Of the newest request. */
  refundStatus: RefundStatus | null;
  isAccountActive: boolean;
  /** What the provider said when it refused the transfer. */
  failureCode: string | null;
}
export type PayoutHold = 'account' | 'refund' | 'dispute' | 'provider';

/** Why an artist's money waits, the gravest reason first; null when nothing holds it. */
export function payoutHold(claim: Claim): PayoutHold | null {
  if (claim.status !== 'pending' && claim.status !== 'paying') return null;
  if (claim.purchaseStatus === 'disputed') return 'dispute';
  if (claim.refundStatus && (LIVE_REFUNDS as readonly string[]).includes(claim.refundStatus)) return 'refund';
  if (!claim.isAccountActive) return 'account';
  return claim.failureCode === null ? null : 'provider';
}
