/** Where an order stands, as people look for it: the filters of `/purchases` and `/sales`. */
export const ORDER_STAGES = ['to_ship', 'on_the_way', 'done', 'returned'] as const;
/** to_ship: paid, and to be sent. done: delivered, or paid where nothing is sent. returned: refunded or contested. */
export type OrderStage = (typeof ORDER_STAGES)[number];
