import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';

const LONGEST = RESERVATION_MINUTES * 60_000;

/**
 * Time left of a new reservation, as far as this device knows: the server's clock may be days ahead or
 * behind, and it alone decides.
 */
export function msLeft(reservedUntil: Date, now: number): number {
  const ms = reservedUntil.getTime() - now;
  return ms > 0 ? Math.min(ms, LONGEST) : LONGEST;
}
