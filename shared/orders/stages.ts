/** Stages of an order: the filters of `/purchases` and `/sales`. */
export const ORDER_STAGES = ['original', 'to_ship', 'on_the_way', 'done', 'returned'] as const;
/** original: with a file to download. to_ship: paid, to be shipped. done: delivered, or paid and digital. returned: refunded or disputed. */
export type OrderStage = (typeof ORDER_STAGES)[number];
