import { toCents } from '#shared/kernel/money.ts';
import type { Offer } from '#shared/offers/contract.ts';
import { priceRange } from '#shared/offers/rules.ts';

/** The prices that may counter the last one. */
export function counterRange({ state, amount, turns, artwork }: Offer): ReturnType<typeof priceRange> {
  const list = artwork?.price ?? null;
  return priceRange(state, {
    listCents: list === null ? null : toCents(list),
    deliveryCents: toCents(artwork?.deliveryCost ?? '0'),
    offeredCents: toCents(turns[0]?.amount ?? amount),
    counterCents: toCents(amount),
  });
}
