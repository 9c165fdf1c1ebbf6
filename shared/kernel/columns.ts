/**
 * Columns that most tables share. Money is numeric(10,2) in USD; rates are numeric(5,4).
 *
 * Indexes for newest-first lists are plain ascending ones, read backwards: `desc()` in an index means NULLS LAST
 * there and NULLS FIRST in `order by`, and Postgres then sorts.
 */
import { numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => timestamptz().notNull().defaultNow();
export const updatedAt = () =>
  timestamptz()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
export const money = () => numeric({ precision: 10, scale: 2 });
export const rate = () => numeric({ precision: 5, scale: 4 });
