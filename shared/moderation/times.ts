/** When a case is due, and until when a decision may be appealed. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const DUE_HOURS = 24;
const URGENT_HOURS = 8;
/** With this many reporting members, a case is urgent. */
export const MANY_REPORTS = 3;
export const APPEAL_DAYS = 180;

/** Counted from the first report or request, so that another report never gives more time. */
export const dueAt = (since: Date, { reports = 0, isMoneyHeld = false }): Date =>
  new Date(since.getTime() + (isMoneyHeld || reports >= MANY_REPORTS ? URGENT_HOURS : DUE_HOURS) * HOUR_MS);

export const CLAIM_DAYS = 7;
/** What is held as a copy of a stolen work is visible again then, if no one decides after its uploader said that it is theirs. */
export const heldUntil = (claimedAt: Date): Date => new Date(claimedAt.getTime() + CLAIM_DAYS * DAY_MS);

export const isOverdue = (due: Date, now: Date): boolean => due < now;

/** The last moment the decision may be appealed. */
export const appealableUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
