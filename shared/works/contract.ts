/** A member's own works, published or drafts, as one list. */
import * as z from 'zod/mini';
import { Category } from '#shared/artworks/categories.ts';
import { Making } from '#shared/artworks/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp, Words } from '#shared/kernel/fields.ts';

/** In the order of their chips. */
export const WORK_STATES = [
  'draft',
  'scheduled',
  'not_for_sale',
  'for_sale',
  'reserved',
  'sold',
  'hidden',
] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Each puts the largest or the latest first. */
export const WORK_SORTS = ['changed', 'newest', 'price', 'views', 'likes', 'offers'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

/** A published work. */
const Published = z.object({
  medium: z.nullable(z.string()),
  widthMm: z.nullable(z.int()),
  heightMm: z.nullable(z.int()),
  viewsCount: z.int(),
  likesCount: z.int(),
  /** For Premium members. */
  savesCount: z.nullable(z.int()),
  /** Offers that wait for a response; not those that the artist never sees. */
  openOffersCount: z.int(),
  /** Of an edition, how many numbers are sold. */
  soldCount: z.int(),
  /** The price it was last sold for; null until sold. */
  soldPrice: z.nullable(Money),
  /** Someone is buying it, or a number of it, so it cannot be changed; until then, if that is known. */
  isLocked: z.boolean(),
  lockedUntil: z.nullable(Timestamp),
  isSold: z.boolean(),
  /** It was paid for once, or a payment may still arrive: it cannot be deleted. */
  isKept: z.boolean(),
  /** What a change of several works is merged into. */
  category: Category,
  making: z.nullable(Making),
  tags: z.array(z.string()),
  isForSale: z.boolean(),
  isNftAvailable: z.boolean(),
  /** Null: one of a kind. */
  editionSize: z.nullable(z.int()),
  isOpenToOffers: z.boolean(),
  leastOffer: z.nullable(Money),
  isPhysical: z.boolean(),
  deliveryCost: Money,
  deliveryProfileId: z.nullable(Id),
});

export const OwnWork = z
  .object({
    id: Id,
    /** Empty in a draft without one. */
    title: z.string(),
    /** Null in a draft without a picture. */
    imageUrl: z.nullable(z.string()),
    state: z.enum(WORK_STATES),
    /** When it is published or no longer reserved, or when it was sold or hidden; null in the other states. */
    stateAt: z.nullable(Timestamp),
    /** Null: price on request, not for sale, or nothing that is an amount was typed. */
    price: z.nullable(Money),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    /** Null: a draft. */
    work: z.nullable(Published),
    /** Null: a published work. */
    draft: z.nullable(
      z.object({
        version: z.int(),
        category: z.string(),
        making: z.string(),
        /** As typed, separated by commas. */
        tags: z.string(),
        isForSale: z.boolean(),
        price: z.string(),
        isPhysical: z.boolean(),
        deliveryCost: z.string(),
        deliveryProfileId: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'OwnWork' });
export type OwnWork = z.output<typeof OwnWork>;

/** Words in title, medium, description or tags. */
const filters = { q: z.optional(Words) };

export const workEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listWorks',
    path: '/api/works',
    access: 'member',
    scope: 'read',
    summary: "The member's own works and drafts",
    query: z.object({
      ...pageQuery,
      ...filters,
      state: z.optional(z.enum(WORK_STATES)),
      sort: z._default(z.enum(WORK_SORTS), 'changed'),
    }),
    status: 200,
    response: z.array(OwnWork),
    paged: true,
    errors: [],
  }),
  counts: endpoint({
    method: 'GET',
    operationId: 'countWorks',
    path: '/api/works/counts',
    access: 'member',
    scope: 'read',
    summary: "How many of the member's own works and drafts are in each state",
    query: z.object(filters),
    status: 200,
    response: z.object(
      Object.fromEntries(WORK_STATES.map((state) => [state, z.int()])) as Record<WorkState, z.ZodMiniInt>,
    ),
    errors: [],
  }),
};
