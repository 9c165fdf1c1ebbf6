import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Money, Timestamp, Words, idParams, optionalText, requiredText } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { MAX_EDITION, MAX_PICTURES } from '#shared/kernel/limits.ts';
import { MAKING_MISFIT, makingFits } from './making.ts';
import { Category } from './categories.ts';
import { LeastOffer, chargeablePrice, payableTotal, reachableOffer } from './price-rules.ts';
import { artworkFilters } from './filters.ts';
import { WorkDelivery } from '#shared/delivery/work-delivery.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { SOURCES } from '#shared/kernel/view-sources.ts';
import { ATTACH_IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

/** How a work came about; the last two are AI works. */
export const Making = z.enum(['by_hand', 'camera', 'digital', 'ai_assisted', 'ai_generated']);
export type Making = z.output<typeof Making>;

/** A card in lists. `imageUrl` is `/objects/<id>`: see `renditionUrl`. */
export const Artwork = z
  .object({
    id: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.string(),
    altText: z.nullable(z.string()),
    medium: z.nullable(z.string()),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    category: Category,
    making: z.nullable(Making),
    tags: z.array(z.string()),
    price: z.nullable(Money),
    isForSale: z.boolean(),
    isSold: z.boolean(),
    isNftAvailable: z.boolean(),
    likesCount: z.int(),
    viewsCount: z.int(),
    commentsCount: z.int(),
    userId: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    isLiked: z.boolean(),
    /** The viewer saved it, in 'Saved' or a collection. */
    isSaved: z.boolean(),
    /** The artist is away: no one can buy it or make an offer before that day. Null: the artist is here. */
    backOn: z.nullable(z.iso.date()),
    user: Person,
  })
  .register(z.globalRegistry, { id: 'Artwork' });
export type Artwork = z.output<typeof Artwork>;

const WorkPicture = z.object({
  imageUrl: z.string(),
  altText: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});
export type WorkPicture = z.output<typeof WorkPicture>;

/** The artwork page: the card with the artist, the license and whether someone else is buying it. */
export const ArtworkDetail = z
  .object({
    ...Artwork.shape,
    /** All pictures, in order. The first is the one that cards show. */
    images: z.array(WorkPicture),
    /** A physical work that is shipped to its buyer. */
    isPhysical: z.boolean(),
    /** Delivery cost for the buyer, on top of the price; with `delivery`, that of the country it is sent from. */
    deliveryCost: Money,
    /** What delivery costs and how long it takes, by country; null: `deliveryCost` everywhere, or a file. */
    delivery: z.nullable(WorkDelivery),
    /** The work's delivery profile; null for everyone but the artist. */
    deliveryProfileId: z.nullable(Id),
    /** Size of the work itself, in millimeters. */
    widthMm: z.nullable(z.int()),
    heightMm: z.nullable(z.int()),
    depthMm: z.nullable(z.int()),
    /** What the pictures are made of, the largest part first: six hex digits and a share of 1. Empty until measured. */
    colors: z.array(z.object({ hex: z.string(), share: z.number() })),
    /** Null: one of a kind. */
    edition: z.nullable(
      z.object({
        size: z.int(),
        /** How many numbers are not sold. */
        left: z.int(),
        /** The number that the viewer would get; null if each is sold or reserved. */
        next: z.nullable(z.int()),
        /** A number was sold, so the size cannot change. */
        isFixed: z.boolean(),
      }),
    ),
    soldAt: z.nullable(Timestamp),
    /** The price it was last sold for. Null until sold. */
    soldPrice: z.nullable(Money),
    /** For a sold work or number: the newest order, for its two parties. */
    orderId: z.nullable(Id),
    /** Another member holds a live reservation; of an edition, others hold every number left. */
    isReserved: z.boolean(),
    /** Accepted offers hold the last numbers until then: others can neither buy it nor offer for it. */
    onHoldUntil: z.nullable(Timestamp),
    /** For the member whose offer was accepted: its price, which is theirs until then. */
    agreed: z.nullable(
      z.object({
        price: Money,
        artistAmount: Money,
        commissionRate: z.string(),
        deliveryCost: Money,
        /** The destination, if the work had a delivery profile; days are from payment to arrival. */
        country: z.nullable(z.string()),
        deliveryDaysFrom: z.nullable(z.int()),
        deliveryDaysTo: z.nullable(z.int()),
        until: Timestamp,
      }),
    ),
    /** Hidden; visible to its artist and moderators only. */
    isHidden: z.boolean(),
    /** Featured by a moderator. */
    isFeatured: z.boolean(),
    /** The artist lets AI learn from it. */
    allowsAiTraining: z.boolean(),
    /** Whether the viewer may have the original pixels, for zooming and downloading. */
    mayHaveOriginal: z.boolean(),
    /** Members may offer less than the price. */
    isOpenToOffers: z.boolean(),
    /** Offers below it are declined for the artist; null for everyone but the artist. */
    leastOffer: z.nullable(Money),
    license: z.nullable(z.string()),
    credit: z.nullable(z.string()),
    /** What the artist gets at the current rate, and that rate ("0.1000"); null without a price. */
    artistAmount: z.nullable(Money),
    commissionRate: z.string(),
    artist: z.object({
      ...Person.shape,
      city: z.nullable(z.string()),
      borough: z.nullable(z.string()),
      bio: z.nullable(z.string()),
      isCreditProfile: z.boolean(),
      followersCount: z.int(),
      totalLikes: z.int(),
      /** The viewer follows the artist. */
      isFollowed: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'ArtworkDetail' });
export type ArtworkDetail = z.output<typeof ArtworkDetail>;

const SIZE_HINT = 'Enter a size between 1 mm and 20 m.';

const Tag = z.string().check(
  z.trim(),
  z.overwrite((tag) => tag.toLowerCase()),
  z.regex(/^#?[\p{L}\p{N}][\p{L}\p{N} -]{0,29}$/u, 'Use letters and numbers only.'),
  z.overwrite((tag) => tag.replace(/^#/, '')),
);
export const TagList = z.array(Tag).check(
  z.maxLength(10, 'Please use up to 10 tags.'),
  z.overwrite((tags) => [...new Set(tags)]),
);
export const Tags = z._default(TagList, []);

const honestMaking = z.refine<{ category: Category; making?: Making | undefined }>(
  ({ category, making }) => making === undefined || makingFits(category, making),
  { path: ['making'], error: MAKING_MISFIT },
);

export const EDITION_HINT = 'Enter an edition size from 2 to 500.';
/** For its artist, and for whoever accepts an offer. */
export const RESERVED = 'This artwork is reserved for a buyer.';
export const EDITION_FIXED = 'The edition size can’t change once a copy has been sold.';

const ImageUrl = z.string().check(z.minLength(1, 'An image is required'), z.maxLength(4000));
const AltText = optionalText(400);
export const SAME_PICTURE = 'You’ve added this picture twice.';
/** All pictures of a work, in order. An absent alternative text is unchanged; the first one's is the work's own. */
const Pictures = z.optional(
  z
    .array(z.object({ imageUrl: ImageUrl, altText: z.nullish(AltText) }))
    .check(
      z.minLength(1, 'An image is required'),
      z.maxLength(MAX_PICTURES, `A work can have up to ${MAX_PICTURES} pictures.`),
    ),
);

/** Up to 20 meters. */
const Millimeters = z.optional(z.nullable(z.int().check(z.gte(1, SIZE_HINT), z.lte(20_000, SIZE_HINT))));

/** `price` is stored only when for sale; for sale without a price means 'Price on request'. */
export const ArtworkForm = z
  .object({
    title: requiredText('Title is required', 140),
    description: optionalText(4000),
    altText: AltText,
    medium: optionalText(140),
    category: Category,
    /** Absent: not stated, or AI-generated for AI art; the upload screen always asks. */
    making: z.optional(Making),
    tags: Tags,
    /** The upload URL, the multipart location or the object path. */
    imageUrl: ImageUrl,
    /** Begins with `imageUrl`. Absent: that one alone. */
    images: Pictures,
    isForSale: z._default(z.boolean(), false),
    isNftAvailable: z._default(z.boolean(), false),
    /** Signed into the work's files, and said to crawlers. */
    allowsAiTraining: z._default(z.boolean(), false),
    price: z.optional(z.nullable(MoneyInput)),
    /** How many numbers are sold; null or absent: one of a kind. Ignored if not for sale. */
    editionSize: z.optional(
      z.nullable(z.int(EDITION_HINT).check(z.gte(2, EDITION_HINT), z.lte(MAX_EDITION, EDITION_HINT))),
    ),
    /** Stored only when for sale. */
    isOpenToOffers: z._default(z.boolean(), false),
    leastOffer: LeastOffer,
    isPhysical: z._default(z.boolean(), false),
    /** Stored for physical works only. */
    deliveryCost: z.optional(z.nullable(MoneyInput)),
    /** The artist's delivery profile, instead of a cost that is the same everywhere; null: none. For physical works only. */
    deliveryProfileId: z.optional(z.nullable(Id)),
    widthMm: Millimeters,
    heightMm: Millimeters,
    depthMm: Millimeters,
  })
  .check(honestMaking, chargeablePrice, payableTotal, reachableOffer);

/** With the draft that goes with the publication. */
const ArtworkCreate = z
  .safeExtend(ArtworkForm, { draftId: z.optional(Id), draftVersion: z.optional(z.int()) })
  .check(
    z.refine(({ draftId, draftVersion }) => (draftId === undefined) === (draftVersion === undefined), {
      path: ['draftVersion'],
      error: 'Send the id of the draft with its version.',
    }),
  );

/** Everything but the first picture. A sold work keeps its price and its pictures, and cannot be offered again. */
export const ArtworkEdit = z
  .object({
    title: ArtworkForm.shape.title,
    description: ArtworkForm.shape.description,
    altText: AltText,
    /** Absent: unchanged. Begins with the first picture, which never changes. */
    images: Pictures,
    medium: ArtworkForm.shape.medium,
    category: Category,
    /** Absent: unchanged. */
    making: z.optional(Making),
    tags: Tags,
    isForSale: z.boolean(),
    isNftAvailable: z.boolean(),
    /** Absent: unchanged. */
    allowsAiTraining: z.optional(z.boolean()),
    price: ArtworkForm.shape.price,
    /** Absent: unchanged. Fixed once a number was sold. */
    editionSize: ArtworkForm.shape.editionSize,
    /** Absent: unchanged, including its lowest offer. */
    isOpenToOffers: z.optional(z.boolean()),
    leastOffer: LeastOffer,
    /** Absent: unchanged, including its delivery cost. */
    isPhysical: z.optional(z.boolean()),
    deliveryCost: ArtworkForm.shape.deliveryCost,
    /** Absent: unchanged. While the work has one, it has no delivery cost of its own. */
    deliveryProfileId: ArtworkForm.shape.deliveryProfileId,
    /** Absent: unchanged. */
    widthMm: Millimeters,
    heightMm: Millimeters,
    depthMm: Millimeters,
  })
  .check(honestMaking, chargeablePrice, payableTotal, reachableOffer);

/** A part of an edit: what is left out stays as it is. The rules are asked of the whole (changes/merge.ts). */
export const ArtworkChange = z.object({
  ...z.partial(z.object(ArtworkEdit.shape)).shape,
  tags: z.optional(TagList),
});
export type ArtworkChange = z.output<typeof ArtworkChange>;

export const artworkEndpoints = {
  byUser: endpoint({
    method: 'GET',
    operationId: 'listArtworksOf',
    path: '/api/users/:id/artworks',
    access: 'member',
    scope: 'read',
    summary: "A member's artworks, newest first",
    params: idParams,
    query: z.object({ ...pageQuery, forSale: artworkFilters.forSale }),
    status: 200,
    response: z.array(Artwork),
    paged: true,
    errors: ['member_not_found'],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getArtwork',
    path: '/api/artworks/:id',
    access: 'member',
    scope: 'read',
    summary: 'An artwork; counts one view per member and UTC day',
    params: idParams,
    query: z.object({
      /** For the artist's statistics. */
      from: z.optional(z.enum(SOURCES)),
      /** What was searched for. */
      words: z.optional(Words),
    }),
    status: 200,
    response: ArtworkDetail,
    errors: ['artwork_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createArtwork',
    path: '/api/artworks',
    access: 'member',
    scope: 'write',
    summary: 'Publish an artwork',
    body: ArtworkCreate,
    example: {
      imageUrl: '/objects/3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77',
      title: 'Salt Hills',
      category: 'photography',
      making: 'camera',
      tags: ['salt', 'hills'],
      isForSale: true,
      price: '180.00',
    },
    status: 201,
    response: Artwork,
    limit: 'upload',
    repeatable: true,
    errors: [...ATTACH_IMAGE_ERRORS, 'draft_not_found', 'draft_changed'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editArtwork',
    path: '/api/artworks/:id',
    access: 'member',
    scope: 'write',
    summary: "Edit the member's own artwork; what is left out stays as it is",
    params: idParams,
    body: ArtworkChange,
    example: { price: '190.00' },
    status: 200,
    response: Artwork,
    limit: 'upload',
    errors: [
      'artwork_not_found',
      'not_allowed',
      'artwork_sold',
      'artwork_reserved',
      'not_for_sale',
      'image_fixed',
      ...ATTACH_IMAGE_ERRORS,
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteArtwork',
    path: '/api/artworks/:id',
    access: 'member',
    scope: 'write',
    summary: "Delete the member's own artwork",
    params: idParams,
    status: 204,
    errors: ['artwork_not_found', 'not_allowed', 'artwork_sold', 'artwork_reserved'],
  }),
  like: endpoint({
    method: 'POST',
    operationId: 'toggleArtworkLike',
    path: '/api/artworks/:id/like',
    access: 'member',
    scope: 'write',
    summary: 'Like or unlike an artwork',
    params: idParams,
    status: 200,
    response: z.object({ isLiked: z.boolean(), likesCount: z.int() }),
    limit: 'reaction',
    errors: ['artwork_not_found', 'blocked'],
  }),
};
