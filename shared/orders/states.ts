/**
 * The states of a purchase, where each may go, and by whose hand. Buttons and server read the same table.
 * Source: decisions, "Money is true only by webhook".
 */

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

/** provider: what the payment provider says. clock: time has run out, and a job sees to it. */
export const PURCHASE_ACTORS = ['buyer', 'artist', 'moderator', 'provider', 'clock'] as const;
export type PurchaseActor = (typeof PURCHASE_ACTORS)[number];

/** While one of these holds, nobody else can buy the artwork. */
export const LIVE_STATUSES = ['pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed'] as const;
/** The money has arrived (it may be contested). */
export const PAID_STATUSES = ['paid', 'shipped', 'delivered', 'disputed'] as const;

/** Refunds are decided by a person or by the clock, and true when the provider says so. */
const REFUND = ['artist', 'moderator', 'clock', 'provider'] as const;
const PROVIDER = ['provider'] as const;

type Moves = Partial<Record<PurchaseStatus, readonly PurchaseActor[]>>;
export const TRANSITIONS: Record<PurchaseStatus, Moves> = {
  pending: {
    processing: PROVIDER,
    paid: PROVIDER,
    canceled: ['buyer', 'clock', 'provider'],
    failed: PROVIDER,
  },
  // Back to pending: the bank said no and the buyer may try again.
  processing: { pending: PROVIDER, paid: PROVIDER, canceled: PROVIDER, failed: PROVIDER },
  paid: { shipped: ['artist'], refunded: REFUND, disputed: PROVIDER },
  shipped: { delivered: ['buyer', 'clock'], refunded: REFUND, disputed: PROVIDER },
  delivered: { refunded: REFUND, disputed: PROVIDER },
  disputed: { paid: PROVIDER, shipped: PROVIDER, delivered: PROVIDER, refunded: PROVIDER },
  canceled: {},
  failed: {},
  refunded: {},
};

/** Whether a purchase may move, by anybody or by the actor given. */
export function canMove(from: PurchaseStatus, to: PurchaseStatus, by?: PurchaseActor): boolean {
  const actors = TRANSITIONS[from][to] ?? [];
  return by === undefined ? actors.length > 0 : actors.includes(by);
}

/** Where a physical work goes may change until it is shipped. */
export const mayChangeAddress = (order: { isPhysicalItem: boolean; status: string }): boolean =>
  order.isPhysicalItem && ['pending', 'processing', 'paid'].includes(order.status);

export const isPaid = (status: string): boolean => (PAID_STATUSES as readonly string[]).includes(status);
