/** How payments are divided, in integer cents. Every division adds up. */
import { type HireAmounts, hireAmounts } from '#shared/hire/amounts.ts';
import { splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { HireApplicationRow, HireProjectRow } from '#shared/hire/tables.ts';
import type { ChargeKind, ChargeRow } from '#shared/payments/tables.ts';

export interface Split {
  amountCents: number;
  payeeCents: number;
  commissionCents: number;
}

type Priced = Pick<HireProjectRow, 'budget' | 'commissionRate'>;

/** The price of an application: the proposed one, or else the budget. */
export const priceCentsOf = (
  project: Pick<HireProjectRow, 'budget'>,
  application: Pick<HireApplicationRow, 'proposedPrice'>,
): number => toCents(application.proposedPrice ?? project.budget);

export const amountsAt = (project: Pick<HireProjectRow, 'commissionRate'>, priceCents: number): HireAmounts =>
  hireAmounts(priceCents, project.commissionRate);

/** The columns of a project that store the amounts. */
export const toColumns = (amounts: HireAmounts) => ({
  upfrontAmount: fromCents(amounts.upfrontCents),
  remainingAmount: fromCents(amounts.remainingCents),
  commissionAmount: fromCents(amounts.commissionCents),
  designerAmount: fromCents(amounts.designerCents),
});

/** The final payment takes the remaining commission, so that both commissions add up to that of the price. */
export function splitOf(
  project: Pick<Priced, 'commissionRate'>,
  priceCents: number,
  kind: Exclude<ChargeKind, 'full'>,
): Split {
  const amounts = amountsAt(project, priceCents);
  const upfront = splitPrice(amounts.upfrontCents, project.commissionRate);
  if (kind === 'upfront') return { amountCents: amounts.upfrontCents, ...upfront };
  const commissionCents = amounts.commissionCents - upfront.commissionCents;
  return {
    amountCents: amounts.remainingCents,
    commissionCents,
    payeeCents: amounts.remainingCents - commissionCents,
  };
}

type Division = Pick<ChargeRow, 'payeeCents' | 'commissionCents' | 'refundedCents'>;

/**
 * Divides payments in order: `keptCents` goes to the designer minus the commission, the remainder is refunded.
 * @param keptCents at most what was paid
 */
export function splitPaid<T extends Pick<ChargeRow, 'amountCents'>>(
  payments: T[],
  keptCents: number,
  rate: string,
): { payment: T; shares: Division }[] {
  let before = 0;
  return payments.map((payment) => {
    const kept = Math.min(payment.amountCents, keptCents - before);
    // Rounded on the running total; rounding each payment could be off by a cent.
    const commissionCents =
      splitPrice(before + kept, rate).commissionCents - splitPrice(before, rate).commissionCents;
    before += kept;
    return {
      payment,
      shares: {
        payeeCents: kept - commissionCents,
        commissionCents,
        refundedCents: payment.amountCents - kept,
      },
    };
  });
}
