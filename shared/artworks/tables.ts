import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, updatedAt } from '#shared/kernel/columns.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import { users } from '#shared/accounts/tables.ts';

export const category = pgEnum('category', [
  'photography',
  'digital_art',
  'ai_art',
  'graphic_design',
  'handmade_art',
]);

/** How a work was made, as declared by its artist. */
export const making = pgEnum('making', ['by_hand', 'camera', 'digital', 'ai_assisted', 'ai_generated']);

/** One of a kind, or an edition whose numbers are sold one by one. Only paid purchases set `soldAt`. */
export const artworks = pgTable(
  'artworks',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    /** `/objects/<upload id>`; renditions are under `/media/<upload id>/`. */
    imageUrl: text().notNull(),
    altText: text(),
    /** The alternative texts of its other pictures, for the search. */
    otherAltTexts: text(),
    medium: text(),
    /** Pixels of the original, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of the work itself, as its artist measured it. */
    widthMm: integer(),
    heightMm: integer(),
    depthMm: integer(),
    /** A thumbhash, base64. */
    placeholder: text().notNull(),
    category: category().notNull(),
    /** Null only for works older than the question. */
    making: making(),
    /** Lower case, without '#', at most 10. */
    tags: text().array().notNull().default([]),
    price: money(),
    /** A physical work that is shipped to its buyer; else a file. */
    isPhysical: boolean().notNull().default(false),
    /** Delivery cost for the buyer on top of the price, passed on to the artist in full. */
    deliveryCost: money().notNull().default('0'),
    /** How a physical work is sent, instead of one cost for everywhere, which is then 0. */
    deliveryProfileId: uuid().references(() => deliveryProfiles.id, { onDelete: 'set null' }),
    isForSale: boolean().notNull().default(false),
    isOpenToOffers: boolean().notNull().default(false),
    /** Offers below it are declined at once. For its artist alone. */
    leastOffer: money(),
    isNftAvailable: boolean().notNull().default(false),
    /** How many numbers an edition has; null: one of a kind. Not for sale: only if a number was sold. */
    editionSize: smallint(),
    /** When the last number was sold. */
    soldAt: timestamptz(),
    /** SPDX identifier or null: all rights reserved. */
    license: text('licence'),
    /** Shown on the artwork page and the credits page: author, origin, changes. */
    credit: text(),
    /** The artist lets AI learn from it. */
    allowsAiTraining: boolean().notNull().default(false),
    isHidden: boolean().notNull().default(false),
    /** Featured by a moderator. */
    featuredAt: timestamptz(),
    likesCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    /** Counts changes of everything but the counters, by a trigger: which text of the work is the newest. */
    version: integer().notNull().default(0),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('artworks_newest').on(t.createdAt, t.id),
    index('artworks_category_newest').on(t.category, t.createdAt, t.id),
    index('artworks_user_newest').on(t.userId, t.createdAt, t.id),
    index('artworks_liked').on(t.likesCount, t.createdAt, t.id),
    // Works without a price come last in both orders, newer ones first among equals; see
    // server/db/order-cursor.ts.
    index('artworks_price_high').on(sql`coalesce(${t.price}, -1)`, t.createdAt, t.id),
    index('artworks_price_low').on(sql`(- coalesce(${t.price}, 100000000))`, t.createdAt, t.id),
    index('artworks_for_sale_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.isForSale}`),
    index('artworks_nft_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.isNftAvailable}`),
    index('artworks_delivery_profile')
      .on(t.deliveryProfileId)
      .where(sql`${t.deliveryProfileId} is not null`),
    index('artworks_hidden')
      .on(t.userId)
      .where(sql`${t.isHidden}`),
    index('artworks_featured')
      .on(t.featuredAt)
      .where(sql`${t.featuredAt} is not null`),
    check('artworks_price', sql`${t.price} >= 0`),
    check('artworks_least_offer', sql`${t.leastOffer} > 0`),
    check('artworks_delivery', sql`${t.deliveryCost} >= 0 and (${t.isPhysical} or ${t.deliveryCost} = 0)`),
    check(
      'artworks_counters',
      sql`${t.likesCount} >= 0 and ${t.viewsCount} >= 0 and ${t.commentsCount} >= 0`,
    ),
    check('artworks_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('artworks_size_mm', sql`least(${t.widthMm}, ${t.heightMm}, ${t.depthMm}) > 0`),
    check('artworks_edition', sql`${t.editionSize} between 2 and 500`),
    check('artworks_sold_not_offered', sql`${t.soldAt} is null or not ${t.isForSale}`),
  ],
);

/** The pictures of a work after the first one, which is its `imageUrl`. */
export const artworkImages = pgTable(
  'artwork_images',
  {
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** 1 to 9: the first picture is 0. */
    position: smallint().notNull(),
    imageUrl: text().primaryKey(),
    altText: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** When it was added to the work. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('artwork_images_order').on(t.artworkId, t.position),
    check('artwork_images_position', sql`${t.position} between 1 and 9`),
    check('artwork_images_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);

/** What the pictures are made of, in Lab: up to five colors, the largest first. `bin`: see ./color.ts. */
export const artworkColors = pgTable(
  'artwork_colors',
  {
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    rank: smallint().notNull(),
    l: smallint().notNull(),
    a: smallint().notNull(),
    b: smallint().notNull(),
    /** Share of the picture, 0 to 1. */
    share: real().notNull(),
    bin: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.artworkId, t.rank] }),
    // Has everything that a question about a color reads.
    index('artwork_colors_bin').on(t.bin, t.share.desc(), t.artworkId, t.l, t.a, t.b),
  ],
);

export const likes = pgTable(
  'likes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('likes_pair').on(t.userId, t.artworkId),
    index('likes_artwork').on(t.artworkId, t.createdAt),
    index('likes_created').on(t.createdAt),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: id(),
    content: text().notNull(),
    /** Hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** A reply: the comment it answers, and when that was written. That one may be deleted, and the reply stays. */
    parentId: uuid(),
    parentAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('comments_replies')
      .on(t.artworkId, t.parentAt, t.parentId, t.createdAt, t.id)
      .where(sql`${t.parentId} is not null`),
    check('comments_reply', sql`(${t.parentId} is null) = (${t.parentAt} is null)`),
    index('comments_artwork_newest').on(t.artworkId, t.createdAt, t.id),
    index('comments_user').on(t.userId),
    index('comments_created').on(t.createdAt),
  ],
);

/** Works on top of their artist's profile, in the artist's order. A hidden work is not pinned. */
export const pinnedWorks = pgTable(
  'pinned_works',
  {
    artworkId: uuid()
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: smallint().notNull(),
  },
  (t) => [
    index('pinned_works_order').on(t.userId, t.position),
    check('pinned_works_position', sql`${t.position} >= 0`),
  ],
);

/** One view per member, work and UTC day. */
export const artworkViews = pgTable(
  'artwork_views',
  {
    id: id(),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UTC day, YYYY-MM-DD. */
    day: text().notNull(),
  },
  (t) => [
    uniqueIndex('artwork_views_once').on(t.artworkId, t.userId, t.day),
    index('artwork_views_user').on(t.userId),
    index('artwork_views_day').on(t.day),
  ],
);

export type ArtworkImageRow = typeof artworkImages.$inferSelect;
export type ArtworkRow = typeof artworks.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;
