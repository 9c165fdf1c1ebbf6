import { AppError } from '#shared/http/errors.ts';
import { countryName } from '#shared/kernel/country-name.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';

/** The delivery of the order was promised, or paid for, to one country. Throws `not_delivered_there` for another one. */
export function requireCountry(purchase: PurchaseRow, country: string): void {
  const isFixed = purchase.deliveryZone !== null || purchase.paidAt !== null;
  if (!isFixed || purchase.country === null || purchase.country === country) return;
  throw new AppError('not_delivered_there', {
    detail: `This order goes to ${countryName(purchase.country)}. Choose an address there.`,
  });
}
