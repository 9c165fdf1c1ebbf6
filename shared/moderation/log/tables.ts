import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#shared/kernel/columns.ts';
import type { ActState, StaffActName } from './acts.ts';

/**
 * Every act of a moderator or an admin, in one line each. A trigger refuses changes and deletions. There are no foreign keys,
 * so that a line outlives the members and things it is about.
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: id(),
    at: timestamptz().notNull(),
    actorId: uuid().notNull(),
    act: text().$type<StaffActName>().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    reasonCode: text(),
    before: jsonb().$type<ActState>().notNull(),
    after: jsonb().$type<ActState>().notNull(),
  },
  (t) => [
    index('staff_acts_newest').on(t.at, t.id),
    index('staff_acts_actor').on(t.actorId, t.at),
    index('staff_acts_subject').on(t.subjectType, t.subjectId, t.at),
  ],
);
