import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, money, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    imageUrl: text(),
    instructorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    price: money(),
    duration: text(),
    rating: numeric({ precision: 3, scale: 2 }).notNull().default('0'),
    reviewsCount: integer().notNull().default(0),
    isPremium: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('courses_newest').on(t.createdAt, t.id),
    index('courses_instructor').on(t.instructorId),
    check('courses_price', sql`${t.price} >= 0`),
  ],
);
