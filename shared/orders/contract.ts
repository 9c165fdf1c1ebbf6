import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { RESERVATION_MINUTES } from '#shared/kernel/limits.ts';
import { ORDER_STAGES } from './stages.ts';
import { PURCHASE_STATUSES } from './states.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Billing, Tax } from '#shared/tax/contract.ts';
import { TRANSFER_STATUSES } from '#shared/payments/states.ts';
import { REFUND_STATUSES } from './refunds/states.ts';
import { DELIVERY_ZONES } from '#shared/delivery/zones.ts';
import { ShippingAddress } from './address.ts';
import { Country } from '#shared/kernel/country-field.ts';
import { Id, Money, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';

const SoldArtwork = z.object({
  id: Id,
  title: z.string(),
  imageUrl: z.string(),
  altText: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  isNftAvailable: z.boolean(),
  width: z.int(),
  height: z.int(),
});
const Party = z.object({
  id: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  artistName: z.nullable(z.string()),
});

/** The newest refund request. */
export const RefundRequest = z
  .object({
    id: Id,
    status: z.enum(REFUND_STATUSES),
    reason: z.string(),
    /** The member who asked; null if the platform refunds because the work was not shipped in time. */
    askedBy: z.nullable(Id),
    /** The artist's or the moderator's answer. */
    answer: z.nullable(z.string()),
    createdAt: Timestamp,
    /** Until when the artist, or the buyer to an offer, must answer; null if no answer is expected any more. */
    answerDueAt: z.nullable(Timestamp),
    decidedAt: z.nullable(Timestamp),
    /** What the buyer photographed; a URL like `imageUrl` of an artwork, which only the parties and moderators can open. */
    pictures: z.array(z.object({ imageUrl: z.string(), width: z.int(), height: z.int() })),
    /** The part of what was paid that the artist offered instead. */
    offer: z.nullable(
      z.object({
        amount: Money,
        createdAt: Timestamp,
        /** By the buyer. */ declinedAt: z.nullable(Timestamp),
      }),
    ),
    /** The part that was granted; null: everything that was left. */
    part: z.nullable(Money),
  })
  .register(z.globalRegistry, { id: 'RefundRequest' });
export type RefundRequest = z.output<typeof RefundRequest>;

/** The artist's payout of a sale. */
export const Payout = z
  .object({
    status: z.enum(TRANSFER_STATUSES),
    /** The artist's part of the price, plus the delivery cost, minus the artist's share of partial refunds. */
    amount: Money,
    /** When it is paid out; null until delivery. */
    dueAt: z.nullable(Timestamp),
    paidAt: z.nullable(Timestamp),
    /** Why the payout is suspended: no account, a refund request, a dispute, or refused by the provider. */
    heldBy: z.nullable(z.enum(['account', 'refund', 'dispute', 'provider'])),
  })
  .register(z.globalRegistry, { id: 'Payout' });
export type Payout = z.output<typeof Payout>;

/** Both parties see the same amounts; e-mail addresses only where a receipt needs them. */
export const Purchase = z
  .object({
    id: Id,
    buyerId: Id,
    status: z.enum(PURCHASE_STATUSES),
    /** What was bought of an edition; null: one of a kind. */
    edition: z.nullable(z.object({ number: z.int(), size: z.int() })),
    amount: Money,
    deliveryCost: Money,
    artistAmount: Money,
    commissionAmount: Money,
    commissionRate: z.string(),
    failureMessage: z.nullable(z.string()),
    /** Price and delivery. */
    total: Money,
    /** Included in `total`; null: none is stated. */
    tax: z.nullable(Tax),
    billing: z.nullable(Billing),
    /** Parts that were refunded while the sale stands, in total; the amounts above stay as sold. */
    returned: z.nullable(
      z.object({
        amount: Money,
        artistAmount: Money,
        commissionAmount: Money,
        /** Of the tax that the sale stated. */
        taxAmount: z.nullable(Money),
        lastAt: Timestamp,
      }),
    ),
    isPhysicalItem: z.boolean(),
    /** Where it goes, or of a file where the buyer was; null: not asked. */
    country: z.nullable(z.string()),
    /** What the delivery profile promised at payment; null: the work had none. Days from the payment to arrival. */
    deliveryZone: z.nullable(z.enum(DELIVERY_ZONES)),
    deliveryDaysFrom: z.nullable(z.int()),
    deliveryDaysTo: z.nullable(z.int()),
    shippingAddress: z.nullable(ShippingAddress),
    carrier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    createdAt: Timestamp,
    /** Until when it is reserved at the price of an accepted offer; null: no offer, or no longer to be paid. */
    agreedUntil: z.nullable(Timestamp),
    paidAt: z.nullable(Timestamp),
    /** Until when the artist must ship, or the buyer is refunded; null: a file, or not paid. */
    shipBy: z.nullable(Timestamp),
    shippedAt: z.nullable(Timestamp),
    deliveredAt: z.nullable(Timestamp),
    /** The buyer confirmed the delivery. */
    confirmedAt: z.nullable(Timestamp),
    refundedAt: z.nullable(Timestamp),
    /** Until when the buyer may request a refund; null: no deadline yet, or never possible. */
    refundableUntil: z.nullable(Timestamp),
    /** The buyer shows the work on their profile. */
    isShown: z.boolean(),
    /** The buyer has transferred the certificate: from now on, only moderators refund it. */
    isTransferred: z.boolean(),
    refund: z.nullable(RefundRequest),
    artwork: SoldArtwork,
    seller: Party,
  })
  .register(z.globalRegistry, { id: 'Purchase' });
export type Purchase = z.output<typeof Purchase>;

/** A sale for the artist, with the buyer's e-mail address for the receipt. */
export const Sale = z
  .object({
    ...Purchase.shape,
    artworkId: Id,
    buyer: z.object({ ...Party.shape, email: z.nullable(z.string()) }),
    /** Null until paid. */
    payout: z.nullable(Payout),
  })
  .register(z.globalRegistry, { id: 'Sale' });
export type Sale = z.output<typeof Sale>;

const listQuery = z.object({ ...pageQuery, stage: z.optional(z.enum(ORDER_STAGES)) });

export const purchaseEndpoints = {
  createIntent: endpoint({
    method: 'POST',
    operationId: 'createPaymentIntent',
    path: '/api/create-payment-intent',
    access: 'member',
    summary: `Reserve an artwork for ${RESERVATION_MINUTES} minutes and get the payment to confirm`,
    body: z.object({
      artworkId: Id,
      /** The checkbox 'I agree to the commission structure'. */
      commissionAgreed: z.literal(true, 'Please agree to the commission structure to proceed with payment.'),
      /** The price the buyer saw; if it changed, the call is refused with `price_changed`. */
      expectedAmount: z.optional(MoneyInput),
      /** The delivery cost the buyer saw, likewise. */
      expectedDeliveryCost: z.optional(MoneyInput),
      /** The commission rate the buyer agreed to, likewise. */
      expectedRate: z.optional(z.string().check(z.regex(/^0(\.\d{1,4})?$/))),
      /** Where it goes, or of a file where the buyer is. Absent: the country that a delivery profile sends from. */
      country: z.optional(Country),
    }),
    status: 200,
    response: z.object({
      clientSecret: z.string(),
      purchaseId: Id,
      amount: Money,
      deliveryCost: Money,
      /** The amount charged to the card. */
      total: Money,
      reservedUntil: Timestamp,
    }),
    limit: 'payment',
    errors: [
      'artwork_not_found',
      'blocked',
      'own_artwork',
      'not_for_sale',
      'price_on_request',
      'price_too_low',
      'price_too_high',
      'artwork_sold',
      'artwork_reserved',
      'artwork_on_hold',
      'artist_away',
      'not_delivered_there',
      'price_changed',
      'payments_unavailable',
      'feature_off',
    ],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getPurchase',
    path: '/api/purchases/:id',
    access: 'member',
    summary:
      'The current state of a purchase, read from the provider while it is open; for its two parties and moderators',
    params: idParams,
    status: 200,
    response: Purchase,
    whileLeaving: 'allowed',
    errors: ['purchase_not_found'],
  }),
  sale: endpoint({
    method: 'GET',
    operationId: 'getSale',
    path: '/api/sales/:id',
    access: 'member',
    scope: 'sell',
    summary: 'A sale with its payout; for the artist and moderators',
    params: idParams,
    status: 200,
    response: Sale,
    whileLeaving: 'allowed',
    errors: ['purchase_not_found'],
  }),
  setAddress: endpoint({
    method: 'PUT',
    operationId: 'setShippingAddress',
    path: '/api/purchases/:id/address',
    access: 'member',
    summary:
      'Set the shipping address, in the country of the order; for the buyer, until the work is shipped',
    params: idParams,
    body: ShippingAddress,
    status: 200,
    response: Purchase,
    limit: 'payment',
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: ['purchase_not_found', 'not_allowed', 'not_physical', 'illegal_move', 'not_delivered_there'],
  }),
  ship: endpoint({
    method: 'POST',
    operationId: 'shipSale',
    path: '/api/purchases/:id/ship',
    access: 'member',
    scope: 'sell',
    summary: 'Mark the order as shipped; for the artist',
    params: idParams,
    body: z.object({
      carrier: requiredText('Carrier is required', 80),
      trackingNumber: requiredText('Tracking number is required', 80),
    }),
    example: { carrier: 'Royal Mail', trackingNumber: 'RR123456785GB' },
    status: 200,
    response: Sale,
    limit: 'payment',
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: [
      'purchase_not_found',
      'not_allowed',
      'not_physical',
      'address_missing',
      'illegal_move',
      'refund_asked',
    ],
  }),
  confirm: endpoint({
    method: 'POST',
    operationId: 'confirmDelivery',
    path: '/api/purchases/:id/confirm',
    access: 'member',
    summary: 'Confirm delivery: the payout becomes due, and a refund can no longer be requested',
    params: idParams,
    status: 200,
    response: Purchase,
    limit: 'payment',
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    repeatable: true,
    errors: ['purchase_not_found', 'not_allowed', 'not_physical', 'illegal_move', 'refund_asked'],
  }),
  show: endpoint({
    method: 'PUT',
    operationId: 'showPurchase',
    path: '/api/purchases/:id/shown',
    access: 'member',
    summary: 'Show the bought work on the profile, or stop showing it; for the buyer',
    params: idParams,
    body: z.object({ isShown: z.boolean() }),
    status: 200,
    response: Purchase,
    errors: ['purchase_not_found', 'not_allowed', 'purchase_not_paid'],
  }),
  mine: endpoint({
    method: 'GET',
    operationId: 'listPurchases',
    path: '/api/purchases',
    access: 'member',
    summary: "The member's purchases, newest first",
    query: listQuery,
    status: 200,
    response: z.array(Purchase),
    paged: true,
    errors: [],
  }),
  sales: endpoint({
    method: 'GET',
    operationId: 'listSales',
    path: '/api/purchases/artist/:userId',
    access: 'member',
    scope: 'sell',
    summary: "An artist's paid sales, newest first; for the artist and moderators",
    params: z.object({ userId: Id }),
    query: listQuery,
    status: 200,
    response: z.array(Sale),
    paged: true,
    errors: ['not_allowed'],
  }),
};
