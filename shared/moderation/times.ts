/** When a case is due, and until when a decision may be appealed. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const DUE_HOURS = 24;
const URGENT_HOURS = 8;
/** With this many reporting members, a case is urgent. */
const MANY_REPORTS = 3;
export const APPEAL_DAYS = 180;

/** Counted from the first report or request, so that another report never gives more time. */
export const dueAt = (since: Date, { reports = 0, isMoneyHeld = false }): Date =>
  new Date(since.getTime() + (isMoneyHeld || reports >= MANY_REPORTS ? URGENT_HOURS : DUE_HOURS) * HOUR_MS);

const HELD_HOURS = 48;
/** What looks like a stolen work is out of the lists until then, if nobody decides. */
export const heldUntil = (since: Date): Date => new Date(since.getTime() + HELD_HOURS * HOUR_MS);

export const isOverdue = (due: Date, now: Date): boolean => due < now;

/** The last moment the decision may be appealed. */
export const appealableUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
