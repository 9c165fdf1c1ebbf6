import { toCents } from '#shared/kernel/money.ts';
import type { Sold } from '#shared/payments/returned.ts';

/** What a purchase was sold for, as the kernel divides it. */
export const soldOf = (purchase: {
  amount: string;
  deliveryCost: string;
  commissionAmount: string;
  taxAmount: string | null;
}): Sold => ({
  priceCents: toCents(purchase.amount),
  deliveryCents: toCents(purchase.deliveryCost),
  commissionCents: toCents(purchase.commissionAmount),
  taxCents: toCents(purchase.taxAmount ?? '0'),
});
