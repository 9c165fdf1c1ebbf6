/** How what was paid is divided. In integer cents; every division adds up. */
import { type HireAmounts, divide, hireAmounts } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { HireApplicationRow, HireProjectRow } from '#shared/hire/tables.ts';
import type { HirePaymentKind, HirePaymentRow } from '#shared/hire/escrow/tables.ts';

export interface Split {
  amountCents: number;
  designerCents: number;
  commissionCents: number;
}

type Priced = Pick<HireProjectRow, 'budget' | 'commissionRate'>;

/** Of an application, or the budget where none was proposed. */
export const priceCentsOf = (
  project: Pick<HireProjectRow, 'budget'>,
  application: Pick<HireApplicationRow, 'proposedPrice'>,
): number => toCents(application.proposedPrice ?? project.budget);

export const amountsAt = (project: Pick<HireProjectRow, 'commissionRate'>, priceCents: number): HireAmounts =>
  hireAmounts(priceCents, Number(project.commissionRate));

/** As the project keeps them. */
export const toColumns = (amounts: HireAmounts) => ({
  upfrontAmount: fromCents(amounts.upfrontCents),
  remainingAmount: fromCents(amounts.remainingCents),
  commissionAmount: fromCents(amounts.commissionCents),
  designerAmount: fromCents(amounts.designerCents),
});

/** The commission of the rest is what is left of the whole commission, so that both together are the price's. */
export function splitOf(
  project: Pick<Priced, 'commissionRate'>,
  priceCents: number,
  kind: HirePaymentKind,
): Split {
  const amounts = amountsAt(project, priceCents);
  const upfront = divide(amounts.upfrontCents, Number(project.commissionRate));
  if (kind === 'upfront') return { amountCents: amounts.upfrontCents, ...upfront };
  const commissionCents = amounts.commissionCents - upfront.commissionCents;
  return {
    amountCents: amounts.remainingCents,
    commissionCents,
    designerCents: amounts.remainingCents - commissionCents,
  };
}

type Division = Pick<HirePaymentRow, 'designerCents' | 'commissionCents' | 'refundedCents'>;

/** All of it goes back. */
export const fullRefund = (payment: Pick<HirePaymentRow, 'amountCents'>): Division => ({
  designerCents: 0,
  commissionCents: 0,
  refundedCents: payment.amountCents,
});

/**
 * Of what was paid, in its order: `keptCents` for the designer, of which the commission is taken, and the rest goes
 * back. @param keptCents at most what was paid
 */
export function splitPaid<T extends Pick<HirePaymentRow, 'amountCents'>>(
  payments: T[],
  keptCents: number,
  rate: number,
): { payment: T; shares: Division }[] {
  let before = 0;
  return payments.map((payment) => {
    const kept = Math.min(payment.amountCents, keptCents - before);
    // Of the running total: rounded payment by payment it could come to a cent more or less.
    const commissionCents =
      divide(before + kept, rate).commissionCents - divide(before, rate).commissionCents;
    before += kept;
    return {
      payment,
      shares: {
        designerCents: kept - commissionCents,
        commissionCents,
        refundedCents: payment.amountCents - kept,
      },
    };
  });
}
