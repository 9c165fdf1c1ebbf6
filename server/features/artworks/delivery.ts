import { fromCents, toCents } from '#shared/kernel/money.ts';

interface DeliveryFields {
  isPhysical?: boolean | undefined;
  deliveryCost?: string | null | undefined;
}

/** Delivery fields of a work; digital works cost nothing to deliver. Fields left out do not change. */
export function deliveryOf({ isPhysical, deliveryCost }: DeliveryFields): {
  isPhysical?: boolean;
  deliveryCost?: string;
} {
  if (isPhysical === undefined) return {};
  return { isPhysical, deliveryCost: isPhysical && deliveryCost ? fromCents(toCents(deliveryCost)) : '0.00' };
}
