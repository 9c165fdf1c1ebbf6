import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import { createdAt, money, rate } from '#shared/kernel/columns.ts';

/** One row for each change: the newest applies, and without any the defaults do. Never updated. */
export const gallerySettings = pgTable(
  'gallery_settings',
  {
    /** Counts the changes from 1. */
    version: integer().primaryKey(),
    /** On sales of members without Premium. */
    commissionRate: rate().notNull(),
    premiumCommissionRate: rate().notNull(),
    /** A month. */
    premiumPrice: money().notNull(),
    /** Null: ADMINISTRATION_EMAIL. */
    supportEmail: text(),
    /** The gallery's own, for what it sells itself. */
    taxNumber: text(),
    comingSoon: jsonb().$type<LaunchSwitch[]>().notNull(),
    /** Visitors read the pages of members who agreed. */
    isPublic: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'gallery_settings_rates',
      sql`${t.commissionRate} between 0 and 0.3 and ${t.premiumCommissionRate} between 0 and ${t.commissionRate}`,
    ),
    check('gallery_settings_price', sql`${t.premiumPrice} >= 0.5`),
  ],
);
