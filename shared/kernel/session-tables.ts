import { index, json, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Written by connect-pg-simple, which dictates the names and types. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar().primaryKey(),
    sess: json().notNull(),
    expire: timestamp({ precision: 6 }).notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire)],
);
