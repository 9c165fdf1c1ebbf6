/** How the paid amount is divided, before and after a moderator's decision. In integer cents. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { splitPrice } from '#shared/kernel/commission.ts';
import { toCents } from '#shared/kernel/money.ts';

export type Deal = NonNullable<HireProjectDetail['deal']>;

export interface Division {
  designerCents: number;
  commissionCents: number;
  backCents: number;
}

/** Everything that was ever paid. */
export const paidCents = ({ upfrontPaid, upfrontAmount, finalPaid, remainingAmount }: Deal): number =>
  (upfrontPaid ? toCents(upfrontAmount) : 0) + (finalPaid ? toCents(remainingAmount) : 0);

/** Everything that can be divided: refunded money is gone. */
export const heldCents = (deal: Deal): number => paidCents(deal) - toCents(deal.refundedAmount);

/** In whole percent, as agreed: the amounts themselves are rounded to cents. */
export function commissionPercent(deal: Deal): number {
  const price = toCents(deal.upfrontAmount) + toCents(deal.remainingAmount);
  return price === 0 ? 0 : Math.round((toCents(deal.commissionAmount) / price) * 100);
}

/** @param keptCents for the designer, before the commission */
export function divisionOf(deal: Deal, allCents: number, keptCents: number): Division {
  const rate = (commissionPercent(deal) / 100).toFixed(4);
  const { payeeCents, commissionCents } = splitPrice(keptCents, rate);
  return { designerCents: payeeCents, commissionCents, backCents: allCents - keptCents };
}
