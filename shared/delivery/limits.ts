export const MAX_PROFILES = 10;
export const MAX_HANDLING_DAYS = 60;
/** On the way. */
export const MAX_DAYS = 120;
