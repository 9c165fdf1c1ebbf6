const MINUTE_MS = 60_000;
export const TRIED_DAYS = 3;
const TRIED_MINUTES = TRIED_DAYS * 24 * 60;
/** Minutes after the first attempt; the last attempt is made when the three days are over. */
const MINUTES = [0, 1, 11, 71, 431, 1151, 2591, TRIED_MINUTES] as const;
export const ATTEMPTS = MINUTES.length;

/** Whether the receiver took the message. */
export const hasArrived = ({ status }: { status: number | null }): boolean =>
  status !== null && status >= 200 && status < 300;

/** When a delivery is tried again after so many attempts, the latest of them at `at`; null: no more. */
export function nextAttemptAt(attempts: number, at: Date): Date | null {
  const [last, next] = MINUTES.slice(attempts - 1);
  if (last === undefined || next === undefined) return null;
  return new Date(at.getTime() + (next - last) * MINUTE_MS);
}

/** When a webhook stops if every attempt since then fails. */
export const stopsAt = (failingSince: Date): Date =>
  new Date(failingSince.getTime() + TRIED_MINUTES * MINUTE_MS);
