import { AppError } from '#shared/http/errors.ts';
import { isPaid } from '#shared/orders/states.ts';

/** Throws `purchase_not_paid`, also once the money went back. */
export function requirePaid({ status }: { status: string }): void {
  if (isPaid(status)) return;
  const isRefunded = status === 'refunded';
  throw new AppError('purchase_not_paid', isRefunded ? { detail: 'This purchase was refunded.' } : {});
}
