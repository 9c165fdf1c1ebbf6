import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, money, updatedAt } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

export const adType = pgEnum('ad_type', ['banner', 'video']);

export const ads = pgTable(
  'ads',
  {
    id: id(),
    title: text().notNull(),
    type: adType().notNull().default('banner'),
    imageUrl: text(),
    videoUrl: text(),
    /** The creative for narrow screens, 600 x 500. */
    narrowImageUrl: text(),
    altText: text(),
    clickUrl: text(),
    advertiserName: text().notNull(),
    advertiserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    startDate: timestamptz().notNull(),
    endDate: timestamptz().notNull(),
    isActive: boolean().notNull().default(true),
    clickCount: integer().notNull().default(0),
    impressionCount: integer().notNull().default(0),
    skipCount: integer().notNull().default(0),
    playCount: integer().notNull().default(0),
    amountPaid: money().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('ads_active').on(t.type, t.isActive, t.startDate, t.endDate),
    index('ads_advertiser').on(t.advertiserId),
  ],
);

export const adEvent = pgEnum('ad_event', ['impression', 'click', 'play', 'skip']);

/** One row per ad, viewer and minute, so that each counts once. Older rows are swept. */
export const adEvents = pgTable(
  'ad_events',
  {
    adId: uuid()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    event: adEvent().notNull(),
    /** A member's id, or a daily salted hash of a visitor's address. */
    viewer: text().notNull(),
    minute: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.adId, t.event, t.viewer, t.minute] }),
    index('ad_events_minute').on(t.minute),
  ],
);
