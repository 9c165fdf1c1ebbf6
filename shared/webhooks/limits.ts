export const MAX_WEBHOOKS = 10;
/** Of a webhook, as bars. */
export const SHOWN_OUTCOMES = 20;
/** Deliveries and what came back. */
export const DELIVERIES_KEPT_DAYS = 30;
/** How long an answer may take. */
export const ANSWER_SECONDS = 10;
/** What is kept of an answer. */
export const ANSWER_BYTES = 2048;
/** The old secret signs beside the new one for this long. */
export const OLD_SECRET_HOURS = 24;
