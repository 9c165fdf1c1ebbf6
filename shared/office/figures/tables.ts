import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

const count = () => integer().notNull();
const cents = () => bigint({ mode: 'number' }).notNull();

/** What the gallery had at the end of a day of UTC, and what happened on it. A row never changes again. */
export const galleryDays = pgTable('gallery_days', {
  day: date().primaryKey(),
  members: count(),
  newMembers: count(),
  works: count(),
  newWorks: count(),
  /** A refund takes the sale back on its own day. */
  sold: count(),
  salesCents: cents(),
  commissionCents: cents(),
  premium: count(),
  newPremium: count(),
  endedPremium: count(),
  /** What Premium brings a month. */
  premiumCents: cents(),
});
