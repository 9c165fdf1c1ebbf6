import { date, index, integer, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { createdAt, id } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';

export const awardType = pgEnum('award_type', ['daily_winner', 'monthly_leader', 'yearly_champion']);

/** `awardDate` is the UTC day, the first of the month, or the first of the year. */
export const awards = pgTable(
  'awards',
  {
    id: id(),
    type: awardType().notNull(),
    artworkId: uuid()
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    awardDate: date().notNull(),
    likesCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('awards_period').on(t.type, t.awardDate),
    index('awards_user').on(t.userId, t.awardDate),
    index('awards_artwork').on(t.artworkId),
  ],
);
