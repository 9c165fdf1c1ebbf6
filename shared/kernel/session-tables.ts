import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, timestamp, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

type Columns = Record<'sess', unknown>;
/** Passport keeps the id here. */
export const memberOfSession = ({ sess }: Columns) => sql<string>`(${sess} -> 'passport' ->> 'user')`;
/** The session at the sign-in provider that this one came from. */
export const providerSession = ({ sess }: Columns) => sql<string>`(${sess} ->> 'providerSid')`;

/** Written by connect-pg-simple, which dictates the names and types of the first three columns. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar().primaryKey(),
    sess: json().notNull(),
    expire: timestamp({ precision: 6 }).notNull(),
    /** What others may know of it: `sid` signs in. */
    id: uuid().notNull().defaultRandom(),
    browser: text(),
    system: text(),
    timeZone: text(),
    /** Written once in a few minutes. */
    seenAt: timestamptz(),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.id),
    index('sessions_expire').on(t.expire),
    index('sessions_member').on(memberOfSession(t)),
    index('sessions_provider').on(providerSession(t)),
  ],
);
