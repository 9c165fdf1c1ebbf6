import type { Invoice, Subscription } from '#shared/premium/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { type SubscriptionStatus, isPremium } from '#shared/premium/rules.ts';
import type { PremiumInvoiceRow, SubscriptionRow } from '#shared/premium/tables.ts';
import { toTax } from '#server/features/tax/public.ts';
import type { InvoiceState } from '#server/providers/payments/billing-port.ts';

export const toSubscription = (row: SubscriptionRow, failureMessage: string | null = null): Subscription => ({
  status: row.status as SubscriptionStatus,
  isPremium: isPremium(row.status),
  price: row.price,
  startedAt: row.createdAt,
  currentPeriodEnd: row.currentPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  card:
    row.cardBrand && row.cardLast4 && row.cardExpires
      ? { brand: row.cardBrand, last4: row.cardLast4, expires: row.cardExpires }
      : null,
  endedAt: row.endedAt,
  failureMessage,
});

/** @param kept since it was paid here; older ones are with the provider alone */
export const toInvoice = (state: InvoiceState, kept: PremiumInvoiceRow | undefined): Invoice => ({
  id: state.id,
  number: state.number,
  amount: fromCents(state.status === 'paid' ? state.amountPaid : state.amountDue),
  status: state.status,
  createdAt: state.createdAt,
  paidAt: state.paidAt,
  url: state.url,
  tax: kept ? toTax(kept) : null,
  hasPdf: kept !== undefined,
});
