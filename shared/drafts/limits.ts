/** Drafts a member can have, the scheduled ones among them. */
export const MAX_DRAFTS = 250;
/** How far ahead a draft can be scheduled. */
export const SCHEDULE_FROM_MS = 5 * 60_000;
export const SCHEDULE_UNTIL_MS = 90 * 86_400_000;
