/** How many pictures a refund request may have. */
export const REFUND_PICTURES = 4;
/** The smallest part of a payment that is refunded. */
export const MIN_PART_CENTS = 50;
