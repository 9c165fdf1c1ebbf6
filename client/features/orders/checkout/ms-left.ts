import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import { OFFER_CHECKOUT_HOURS } from '#shared/offers/limits.ts';

const MINUTE_MS = 60_000;
const LONGEST_MS = RESERVATION_MINUTES * MINUTE_MS;
const LONGEST_AGREED_MS = OFFER_CHECKOUT_HOURS * 60 * MINUTE_MS;

/**
 * Time left of a new reservation, as far as this device knows: the server's clock may be days ahead or
 * behind, and it alone decides.
 * @param isAgreed by an accepted offer, which reserves for longer
 */
export function msLeft(reservedUntil: Date, now: number, isAgreed: boolean): number {
  const ms = reservedUntil.getTime() - now;
  const longest = isAgreed ? LONGEST_AGREED_MS : LONGEST_MS;
  return ms > 0 ? Math.min(ms, longest) : longest;
}
