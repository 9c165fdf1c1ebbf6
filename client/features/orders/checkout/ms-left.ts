import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';

const LONGEST = RESERVATION_MINUTES * 60_000;

/**
 * Of a reservation that was just made, as far as it can be known here: the server's clock may be days ahead or
 * behind, and it alone decides in the end.
 */
export function msLeft(reservedUntil: Date, now: number): number {
  const ms = reservedUntil.getTime() - now;
  return ms > 0 ? Math.min(ms, LONGEST) : LONGEST;
}
