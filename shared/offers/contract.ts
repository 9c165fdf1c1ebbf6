/** Offers below the list price, for works whose artist is open to them. */
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { Country } from '#shared/kernel/country-field.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money, Timestamp, idParams, optionalText } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { OFFER_REASONS, OFFER_STATES } from './states.ts';

export const Offer = z
  .object({
    id: Id,
    /** null: the work was deleted. */
    artwork: z.nullable(
      z.object({
        id: Id,
        imageUrl: z.string(),
        /** The list price now; null: price on request. */
        price: z.nullable(Money),
        /** To the offer's country, as promised when it was made. */
        deliveryCost: Money,
        isPhysical: z.boolean(),
        /** It can be bought, and offered for, now. */
        isForSale: z.boolean(),
        isOpenToOffers: z.boolean(),
        /** For the seller alone. */
        leastOffer: z.nullable(Money),
        /** Null: one of a kind. `left`: how many numbers are not sold. */
        edition: z.nullable(z.object({ size: z.int(), left: z.int() })),
      }),
    ),
    title: z.string(),
    /** Where the buyer wants it sent; null: not said. */
    country: z.nullable(z.string()),
    buyer: Person,
    seller: Person,
    /** The member's side. */
    side: z.enum(['buyer', 'seller']),
    state: z.enum(OFFER_STATES),
    reason: z.nullable(z.enum(OFFER_REASONS)),
    /** The price named last. */
    amount: Money,
    /** The prices that were named, oldest first; words are null if there were none, or a moderator hid them. */
    turns: z.array(z.object({ id: Id, isMine: z.boolean(), amount: Money, words: z.nullable(z.string()) })),
    /** The end of the round, or of the checkout of an accepted offer. */
    deadline: Timestamp,
    closedAt: z.nullable(Timestamp),
    createdAt: Timestamp,
    /** How many works the buyer has bought here. */
    boughtCount: z.int(),
    /** What the seller keeps of the amount, and the rate: at today's, or as agreed once it is accepted. */
    sellerAmount: Money,
    commissionRate: z.string(),
    /** The order, once it is accepted. */
    orderId: z.nullable(Id),
    /** How many offers for the work the buyer may still make in 30 days. Null for the seller. */
    offersLeft: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'Offer' });
export type Offer = z.output<typeof Offer>;

const price = {
  amount: MoneyInput,
  words: optionalText(500),
};
export const OfferForm = z.object(price);
export const NewOffer = z.object({
  ...price,
  /** Where it goes. Absent: the country that the work's delivery profile sends from. */
  country: z.optional(Country),
});

/** The price the member saw. */
const Seen = z.object({ amount: MoneyInput });

const act = { method: 'POST', access: 'member', params: idParams, status: 200, response: Offer } as const;

export const offerEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listOffers',
    path: '/api/offers',
    access: 'member',
    scope: 'sell',
    summary: 'Offers the member received and made: all open ones, and the newest hundred closed ones',
    status: 200,
    response: z.array(Offer),
    errors: [],
  }),
  ofWork: endpoint({
    method: 'GET',
    operationId: 'getOwnOffer',
    path: '/api/artworks/:id/offer',
    access: 'member',
    summary: "The member's live offer for a work, and when the next one is possible",
    params: idParams,
    status: 200,
    response: z.object({
      offer: z.nullable(Offer),
      offersLeft: z.int(),
      /** Set when none is left. */
      nextAt: z.nullable(Timestamp),
    }),
    errors: ['artwork_not_found'],
  }),
  make: endpoint({
    ...act,
    operationId: 'makeOffer',
    path: '/api/artworks/:id/offers',
    summary: "Make an offer; below the artist's lowest offer, it is declined after a while",
    body: NewOffer,
    status: 201,
    limit: 'comment',
    repeatable: true,
    errors: [
      'artwork_not_found',
      'blocked',
      'own_artwork',
      'artwork_sold',
      'not_for_sale',
      'not_open_to_offers',
      'artwork_on_hold',
      'artist_away',
      'not_delivered_there',
      'offer_out_of_range',
      'offer_open',
      'offers_used_up',
      'offers_today',
      'feature_off',
    ],
  }),
  counter: endpoint({
    ...act,
    operationId: 'counterOffer',
    path: '/api/offers/:id/counter',
    scope: 'sell',
    summary: 'Counter with another price; each side can do so once',
    body: OfferForm,
    example: { amount: '110.00' },
    limit: 'comment',
    repeatable: true,
    errors: ['offer_not_found', 'offer_changed', 'offer_out_of_range'],
  }),
  accept: endpoint({
    ...act,
    operationId: 'acceptOffer',
    path: '/api/offers/:id/accept',
    scope: 'sell',
    summary: 'Accept the price: the work is reserved for the buyer for 24 hours',
    body: Seen,
    example: { amount: '100.00' },
    limit: 'payment',
    repeatable: true,
    errors: [
      'offer_not_found',
      'offer_changed',
      'artwork_not_found',
      'artwork_sold',
      'artwork_reserved',
      'not_delivered_there',
      'price_too_high',
      'payments_unavailable',
      'feature_off',
    ],
  }),
  decline: endpoint({
    ...act,
    operationId: 'declineOffer',
    path: '/api/offers/:id/decline',
    scope: 'sell',
    summary: 'Decline an offer',
    repeatable: true,
    errors: ['offer_not_found', 'offer_changed'],
  }),
  withdraw: endpoint({
    ...act,
    operationId: 'withdrawOffer',
    path: '/api/offers/:id/withdraw',
    summary: 'Withdraw an offer that is waiting for a response',
    repeatable: true,
    errors: ['offer_not_found', 'offer_changed'],
  }),
};
