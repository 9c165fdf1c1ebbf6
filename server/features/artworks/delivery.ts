import { fromCents, toCents } from '#shared/kernel/money.ts';

interface DeliveryFields {
  isPhysical?: boolean | undefined;
  deliveryCost?: string | null | undefined;
}

/** What is sent to its buyer, and what that costs; a file costs nothing to send. Nothing said: nothing changes. */
export function deliveryOf({ isPhysical, deliveryCost }: DeliveryFields): {
  isPhysical?: boolean;
  deliveryCost?: string;
} {
  if (isPhysical === undefined) return {};
  return { isPhysical, deliveryCost: isPhysical && deliveryCost ? fromCents(toCents(deliveryCost)) : '0.00' };
}
