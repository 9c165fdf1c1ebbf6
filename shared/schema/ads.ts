import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, money, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const adType = pgEnum('ad_type', ['banner', 'video']);

export const ads = pgTable(
  'ads',
  {
    id: id(),
    title: text().notNull(),
    type: adType().notNull().default('banner'),
    imageUrl: text(),
    videoUrl: text(),
    clickUrl: text(),
    advertiserName: text().notNull(),
    advertiserId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    startDate: moment().notNull(),
    endDate: moment().notNull(),
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
