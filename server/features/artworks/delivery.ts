import { AppError } from '#shared/http/errors.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Queryable } from '#server/context.ts';
import { holdProfile } from '#server/features/delivery/public.ts';

interface DeliveryFields {
  isPhysical?: boolean | undefined;
  deliveryCost?: string | null | undefined;
  deliveryProfileId?: string | null | undefined;
}

const NO_PROFILE = 'Choose one of your delivery profiles.';

/**
 * Delivery fields of a work: a profile of its artist, or one cost for everywhere; digital works have neither. Fields left
 * out do not change. Throws `invalid_request`.
 * @param before the profile that it has: not held, as its deletion waits for the work
 */
export async function deliveryOf(
  tx: Queryable,
  artistId: string,
  { isPhysical, deliveryCost, deliveryProfileId: profileId }: DeliveryFields,
  before: string | null = null,
): Promise<{ isPhysical?: boolean; deliveryCost?: string; deliveryProfileId?: string | null }> {
  if (isPhysical === undefined) return {};
  if (!isPhysical || !profileId) {
    const cost = isPhysical && deliveryCost ? fromCents(toCents(deliveryCost)) : '0.00';
    return { isPhysical, deliveryCost: cost, deliveryProfileId: null };
  }
  if (profileId !== before && !(await holdProfile(tx, artistId, profileId))) {
    const issues = [{ path: 'deliveryProfileId', message: NO_PROFILE }];
    throw new AppError('invalid_request', { detail: NO_PROFILE, issues });
  }
  return { isPhysical, deliveryCost: '0.00', deliveryProfileId: profileId };
}
