import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { PURCHASE_STATUSES } from '../rules/purchase-states.ts';
import { pageQuery } from '../http/page.ts';
import { Id, Money, MoneyInput, Timestamp, idParams } from './fields.ts';

const SoldArtwork = z.object({
  id: Id,
  title: z.string(),
  imageUrl: z.string(),
  altText: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
});
const Party = z.object({
  id: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  artistName: z.nullable(z.string()),
});

/** Both parties see the same money; e-mail addresses only where a receipt needs them. */
export const Purchase = z
  .object({
    id: Id,
    buyerId: Id,
    status: z.enum(PURCHASE_STATUSES),
    amount: Money,
    deliveryCost: Money,
    artistAmount: Money,
    commissionAmount: Money,
    commissionRate: z.string(),
    failureMessage: z.nullable(z.string()),
    isPhysicalItem: z.boolean(),
    createdAt: Timestamp,
    paidAt: z.nullable(Timestamp),
    artwork: SoldArtwork,
    seller: Party,
  })
  .register(z.globalRegistry, { id: 'Purchase' });
export type Purchase = z.output<typeof Purchase>;

/** A sale as the artist sees it: the buyer's e-mail is there to address the receipt. */
export const Sale = z
  .object({
    ...Purchase.shape,
    artworkId: Id,
    buyer: z.object({ ...Party.shape, email: z.nullable(z.string()) }),
  })
  .register(z.globalRegistry, { id: 'Sale' });
export type Sale = z.output<typeof Sale>;

export const purchaseEndpoints = {
  createIntent: endpoint({
    method: 'POST',
    path: '/api/create-payment-intent',
    access: 'member',
    summary: 'Reserve an artwork for 15 minutes and get the payment to confirm',
    body: z.object({
      artworkId: Id,
      /** The checkbox 'I agree to the commission structure'. */
      commissionAgreed: z.literal(true, 'Please agree to the commission structure to proceed with payment.'),
      /** What the buyer saw; a different price now is refused with `price_changed`. */
      expectedAmount: z.optional(MoneyInput),
    }),
    status: 200,
    response: z.object({
      clientSecret: z.string(),
      purchaseId: Id,
      amount: Money,
      reservedUntil: Timestamp,
    }),
    limit: 'payment',
    errors: [
      'artwork_not_found',
      'blocked',
      'own_artwork',
      'not_for_sale',
      'price_on_request',
      'artwork_sold',
      'artwork_reserved',
      'price_changed',
      'payments_unavailable',
      'feature_off',
    ],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/purchases/:id',
    access: 'member',
    summary: 'The true state of a purchase, asked from the provider while it is open; buyer and artist only',
    params: idParams,
    status: 200,
    response: Purchase,
    errors: ['purchase_not_found'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/purchases',
    access: 'member',
    summary: 'What one bought, newest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Purchase),
    paged: true,
    errors: [],
  }),
  sales: endpoint({
    method: 'GET',
    path: '/api/purchases/artist/:userId',
    access: 'member',
    summary: "An artist's paid sales, newest first; for the artist and moderators",
    params: z.object({ userId: Id }),
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Sale),
    paged: true,
    errors: ['not_allowed'],
  }),
};
