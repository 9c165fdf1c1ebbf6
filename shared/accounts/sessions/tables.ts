import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { createdAt, timestamptz } from '#shared/kernel/columns.ts';

/** Browsers in which a member has signed in, by a hash of their cookie: a sign-in from another one is reported. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    createdAt: createdAt(),
    seenAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('known_devices_seen').on(t.seenAt)],
);

/**
 * Sessions at the sign-in provider whose sessions here a member has ended from elsewhere. The provider would let their
 * browser in again without asking.
 */
export const endedLogins = pgTable('ended_logins', {
  providerSid: text().primaryKey(),
  endedAt: timestamptz().notNull().defaultNow(),
});
