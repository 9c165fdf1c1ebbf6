/**
 * The states of an offer, what may happen in each, and who may do it. Server rules, chips, buttons and sentences all
 * read this table.
 */

export const OFFER_STATES = [
  /** The seller's turn: the buyer's first price. */
  'offered',
  /** The buyer's turn: the seller named a price. */
  'countered',
  /** The seller's turn: the buyer's last price. */
  'last_offered',
  /** Reserved for the buyer, who has not paid yet. */
  'accepted',
  'paid',
  'unpaid',
  'declined',
  'withdrawn',
  'ended',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** clock: a deadline passed. gallery: something else happened to the work or to a party. provider: the payment. */
export type OfferActor = 'buyer' | 'seller' | 'clock' | 'gallery' | 'provider';

export type OfferMove = 'accept' | 'decline' | 'counter' | 'withdraw' | 'expire' | 'end' | 'pay';

interface Step {
  by: OfferActor;
  to: OfferState;
}
type Steps = Partial<Record<OfferMove, Step>>;

const OPEN: Steps = {
  withdraw: { by: 'buyer', to: 'withdrawn' },
  expire: { by: 'clock', to: 'declined' },
  end: { by: 'gallery', to: 'ended' },
};
const SELLERS_TURN: Steps = {
  ...OPEN,
  accept: { by: 'seller', to: 'accepted' },
  decline: { by: 'seller', to: 'declined' },
};

const STEPS: Record<OfferState, Steps> = {
  offered: { ...SELLERS_TURN, counter: { by: 'seller', to: 'countered' } },
  countered: {
    ...OPEN,
    accept: { by: 'buyer', to: 'accepted' },
    counter: { by: 'buyer', to: 'last_offered' },
  },
  last_offered: SELLERS_TURN,
  accepted: {
    pay: { by: 'provider', to: 'paid' },
    expire: { by: 'clock', to: 'unpaid' },
    end: { by: 'gallery', to: 'ended' },
  },
  paid: {},
  unpaid: {},
  declined: {},
  withdrawn: {},
  ended: {},
};

/** Waiting for an answer. */
export const OPEN_OFFERS = ['offered', 'countered', 'last_offered'] as const;
/** Neither closed nor paid: one for each buyer and work. */
export const LIVE_OFFERS = [...OPEN_OFFERS, 'accepted'] as const;

/** The state that follows; null if the actor may not do that now. */
export function nextOfferState(from: OfferState, move: OfferMove, by: OfferActor): OfferState | null {
  const step = STEPS[from][move];
  return step?.by === by ? step.to : null;
}

/** The party that has to act next; null once it is closed. */
export function turnOf(state: OfferState): 'buyer' | 'seller' | null {
  if (state === 'offered' || state === 'last_offered') return 'seller';
  return state === 'countered' || state === 'accepted' ? 'buyer' : null;
}

/** Why it ended by itself; after `silence`, it counts as declined. */
export const OFFER_REASONS = [
  'silence',
  'sold',
  'price',
  'not_for_sale',
  'removed',
  'hidden',
  'blocked',
  'suspended',
] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];
