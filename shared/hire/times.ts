/** Deadlines of projects. */
const DAY_MS = 86_400_000;

/** Delivered work counts as approved after this time. */
export const APPROVAL_DAYS = 14;
/** If nothing is delivered this long after the due date, the client may cancel and get the upfront payment back. */
export const OVERDUE_DAYS = 14;
/** If the final payment is not made in this time, a moderator decides. */
export const UNPAID_DAYS = 14;
/** Ratings are published when both have rated, or after this time. */
export const REVIEW_DAYS = 7;
/** Reminders are sent this long before a deadline. */
const REMIND_DAYS = 3;

const after = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

/** @param days of the application's timeline; without one there is no due date */
export const dueDateOf = (startedAt: Date, days: number | null): Date | null =>
  days === null ? null : after(startedAt, days);
export const approvesItselfAt = (deliveredAt: Date): Date => after(deliveredAt, APPROVAL_DAYS);
export const mayTakeBackAt = (dueDate: Date): Date => after(dueDate, OVERDUE_DAYS);
export const disputedAt = (finalFailedAt: Date): Date => after(finalFailedAt, UNPAID_DAYS);
export const reviewsPublishedAt = (completedAt: Date): Date => after(completedAt, REVIEW_DAYS);
/** Ratings of projects that ended before this are published now. */
export const reviewsPublishedSince = (now: Date): Date => after(now, -REVIEW_DAYS);
export const remindAt = (decidesAt: Date): Date => after(decidesAt, -REMIND_DAYS);
