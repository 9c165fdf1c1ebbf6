const MINUTE_MS = 60_000;

/** A visit ends with this much absence: coming back later begins another one. */
export const VISIT_GAP_MS = 4 * 60 * MINUTE_MS;
/** How exactly it is known when a member was last here: one write in this time. */
export const SEEN_INTERVAL_MS = 5 * MINUTE_MS;
