/** What an order has to be for an act. */
import { AppError } from '#shared/http/errors.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import { isPaid } from '#shared/orders/states.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';

/** An order is delivered only to the country it was promised or paid for. Throws `not_delivered_there` for another one. */
export function requireCountry(purchase: PurchaseRow, country: string): void {
  const isFixed = purchase.deliveryZone !== null || purchase.paidAt !== null;
  if (!isFixed || purchase.country === null || purchase.country === country) return;
  throw new AppError('not_delivered_there', {
    detail: `This order goes to ${countryName(purchase.country)}. Choose an address there.`,
  });
}

/** Throws `purchase_not_paid`, also once the money went back. */
export function requirePaid({ status }: { status: string }): void {
  if (isPaid(status)) return;
  const isRefunded = status === 'refunded';
  throw new AppError('purchase_not_paid', isRefunded ? { detail: 'This purchase was refunded.' } : {});
}
