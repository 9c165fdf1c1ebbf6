import { sql } from 'drizzle-orm';
import { boolean, char, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { KeptPromise } from '#shared/delivery/zones.ts';
import { createdAt, id, money, timestamptz } from '#shared/kernel/columns.ts';
import type { OfferReason, OfferState } from './states.ts';

/** `state` changes only along the table of ./states.ts. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    /** null: the work was deleted. */
    artworkId: uuid().references(() => artworks.id, { onDelete: 'set null' }),
    /** Title of the work when the offer was made. */
    title: text().notNull(),
    buyerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<OfferState>().notNull(),
    reason: text().$type<OfferReason>(),
    /** The price named last. */
    amount: money().notNull(),
    /** Where the buyer wants it sent, and what delivery was promised then. Null: the work was a file. */
    country: char({ length: 2 }),
    delivery: jsonb().$type<KeptPromise>(),
    /** The end of the round, or of the checkout of an accepted offer. */
    deadline: timestamptz().notNull(),
    closedAt: timestamptz(),
    /**
     * It was below the seller's lowest price when it was made: the seller never sees it, and it is declined for them at
     * this time. To the buyer it is an offer like any other.
     */
    declinesAt: timestamptz(),
    /** The call that changed several works at once and ended it: what it ended is one notice. */
    callId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('offers_one_live')
      .on(t.artworkId, t.buyerId)
      .where(sql`${t.state} in ('offered', 'countered', 'last_offered', 'accepted')`),
    index('offers_buyer').on(t.buyerId, t.createdAt),
    index('offers_seller').on(t.sellerId, t.createdAt),
    index('offers_artwork').on(t.artworkId, t.buyerId, t.createdAt),
    index('offers_due')
      .on(t.deadline)
      .where(sql`${t.state} in ('offered', 'countered', 'last_offered', 'accepted')`),
    index('offers_declining')
      .on(t.declinesAt)
      .where(sql`${t.state} = 'offered' and ${t.declinesAt} is not null`),
    index('offers_call')
      .on(t.callId)
      .where(sql`${t.callId} is not null`),
    check('offers_not_own', sql`${t.buyerId} <> ${t.sellerId}`),
    check(
      'offers_state',
      sql`${t.state} in ('offered', 'countered', 'last_offered', 'accepted', 'paid', 'unpaid', 'declined', 'withdrawn', 'ended')`,
    ),
  ],
);

/** The prices that were named, with the words that came with them. */
export const offerTurns = pgTable(
  'offer_turns',
  {
    id: id(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    words: text(),
    /** The words were hidden by a moderator. */
    isHidden: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('offer_turns_offer').on(t.offerId, t.createdAt), index('offer_turns_author').on(t.authorId)],
);

export type OfferRow = typeof offers.$inferSelect;
