export const MAX_PROFILES = 10;
export const MAX_HANDLING_DAYS = 60;
/** Days in transit. */
export const MAX_DAYS = 120;
