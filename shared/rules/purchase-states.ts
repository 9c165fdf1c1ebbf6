/** The states of a purchase and who may move it. Buttons and server read the same table. */

export const PURCHASE_STATUSES = [
  'pending',
  'processing',
  'paid',
  'shipped',
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'disputed',
] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** While one of these holds, nobody else can buy the artwork. */
export const LIVE_STATUSES = ['pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed'] as const;
/** The money has arrived (it may be contested). */
export const PAID_STATUSES = ['paid', 'shipped', 'delivered', 'disputed'] as const;

const TRANSITIONS: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  pending: ['processing', 'paid', 'canceled', 'failed'],
  processing: ['pending', 'paid', 'canceled', 'failed'],
  paid: ['shipped', 'refunded', 'disputed'],
  shipped: ['delivered', 'refunded', 'disputed'],
  delivered: ['refunded', 'disputed'],
  disputed: ['paid', 'shipped', 'delivered', 'refunded'],
  canceled: [],
  failed: [],
  refunded: [],
};

/** Whether a purchase may move. `processing -> pending`: the bank said no and the buyer may try again. */
export const canMove = (from: PurchaseStatus, to: PurchaseStatus): boolean => TRANSITIONS[from].includes(to);

export const isPaid = (status: string): boolean => (PAID_STATUSES as readonly string[]).includes(status);
