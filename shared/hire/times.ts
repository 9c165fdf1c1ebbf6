/** When silence decides. Source: decisions, "Hire". */
const DAY_MS = 86_400_000;

/** Work under review is approved by itself this long after its delivery. */
export const APPROVAL_DAYS = 14;
/** Nothing delivered this long after the due date: the client may take the upfront payment back. */
export const OVERDUE_DAYS = 14;
/** The rest unpaid for this long: a moderator decides. */
export const UNPAID_DAYS = 14;
/** Ratings are seen when both have rated, or this long after the end. */
const REVIEW_DAYS = 7;
/** Reminders go out this long before silence decides. */
const REMIND_DAYS = 3;

const after = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

/** @param days of the application's timeline; without one there is no due date */
export const dueDateOf = (startedAt: Date, days: number | null): Date | null =>
  days === null ? null : after(startedAt, days);
export const approvesItselfAt = (deliveredAt: Date): Date => after(deliveredAt, APPROVAL_DAYS);
export const mayTakeBackAt = (dueDate: Date): Date => after(dueDate, OVERDUE_DAYS);
export const disputedAt = (finalFailedAt: Date): Date => after(finalFailedAt, UNPAID_DAYS);
export const reviewsPublishedAt = (completedAt: Date): Date => after(completedAt, REVIEW_DAYS);
/** Whose projects ended until then are seen now. */
export const reviewsPublishedSince = (now: Date): Date => after(now, -REVIEW_DAYS);
export const remindAt = (decidesAt: Date): Date => after(decidesAt, -REMIND_DAYS);
