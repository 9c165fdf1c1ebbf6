/** The division of a project's money, in integer cents. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { toCents } from '#shared/kernel/money.ts';
import { divisionOf, paidCents } from '../disputes/division.ts';

export interface DealMoney {
  /** All that the client paid, including what was refunded. */
  paid: number;
  refunded: number;
  /** Held by Atelier: neither refunded nor transferred to the designer. */
  escrow: number;
  /** The designer's and the platform's parts, once the project has ended. */
  designer: number;
  commission: number;
  transferred: number;
}

/** @param decidedAmount of the paid amount, before the commission: as a moderator decided, or null */
export function moneyOf(
  { status, deal }: Pick<HireProjectDetail, 'status' | 'deal'>,
  decidedAmount: string | null,
): DealMoney {
  if (!deal) return { paid: 0, refunded: 0, escrow: 0, designer: 0, commission: 0, transferred: 0 };
  const paid = paidCents(deal);
  const refunded = toCents(deal.refundedAmount);
  const transferred = toCents(deal.transferredAmount);
  const left = Math.max(0, paid - refunded);
  const kept = status === 'completed' ? Math.min(left, decidedAmount ? toCents(decidedAmount) : left) : 0;
  const { designerCents, commissionCents } = divisionOf(deal, left, kept);
  const escrow = status === 'completed' ? Math.max(0, left - commissionCents - transferred) : left;
  return { paid, refunded, escrow, designer: designerCents, commission: commissionCents, transferred };
}
