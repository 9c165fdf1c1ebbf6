/** Purchase statuses, the allowed transitions, and who may make them. Buttons and server use the same table. */

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

/** provider: the payment provider. clock: a job, when a deadline has passed. */
export const PURCHASE_ACTORS = ['buyer', 'artist', 'moderator', 'provider', 'clock'] as const;
export type PurchaseActor = (typeof PURCHASE_ACTORS)[number];

/** In these statuses no one else can buy the artwork. */
export const LIVE_STATUSES = ['pending', 'processing', 'paid', 'shipped', 'delivered', 'disputed'] as const;
/** The money has arrived (it may be disputed). */
export const PAID_STATUSES = ['paid', 'shipped', 'delivered', 'disputed'] as const;

/** A person or a deadline decides refunds; they are recorded when the provider confirms. */
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
  // Back to pending: the bank declined, and the buyer may try again.
  processing: { pending: PROVIDER, paid: PROVIDER, canceled: PROVIDER, failed: PROVIDER },
  paid: { shipped: ['artist'], refunded: REFUND, disputed: PROVIDER },
  shipped: { delivered: ['buyer', 'clock'], refunded: REFUND, disputed: PROVIDER },
  delivered: { refunded: REFUND, disputed: PROVIDER },
  disputed: { paid: PROVIDER, shipped: PROVIDER, delivered: PROVIDER, refunded: PROVIDER },
  canceled: {},
  failed: {},
  refunded: {},
};

/** Whether the transition is allowed, for anyone or for the given actor. */
export function canMove(from: PurchaseStatus, to: PurchaseStatus, by?: PurchaseActor): boolean {
  const actors = TRANSITIONS[from][to] ?? [];
  return by === undefined ? actors.length > 0 : actors.includes(by);
}

/** The address of a physical work may change until it is shipped. */
export const mayChangeAddress = (order: { isPhysicalItem: boolean; status: string }): boolean =>
  order.isPhysicalItem && ['pending', 'processing', 'paid'].includes(order.status);

export const isPaid = (status: string): boolean => (PAID_STATUSES as readonly string[]).includes(status);
