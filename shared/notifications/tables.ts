import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { savedSearches } from '#shared/alerts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import type { NotificationType } from '#shared/notices/notices.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { offers } from '#shared/offers/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { users } from '#shared/accounts/tables.ts';

/** In the order in which they were added. */
export const notificationType = pgEnum('notification_type', [
  'like',
  'comment',
  'follow',
  'message',
  'sale',
  'hire',
  'award',
  'order',
  'premium',
  'support',
  'video',
  'email',
  'moderation',
  'security',
  'alert',
  'certificate',
  'offer',
  'draft',
] as const satisfies NotificationType[]);

/**
 * One notification. Further events of the same group (`groupKey`, e.g. `like:<artwork>`) join it until it is
 * read; then a new one is created.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: notificationType().notNull(),
    groupKey: text().notNull(),
    artworkId: uuid().references(() => artworks.id, { onDelete: 'cascade' }),
    awardId: uuid().references(() => awards.id, { onDelete: 'cascade' }),
    purchaseId: uuid().references(() => purchases.id, { onDelete: 'cascade' }),
    supportRequestId: uuid().references(() => supportRequests.id, { onDelete: 'cascade' }),
    hireProjectId: uuid().references(() => hireProjects.id, { onDelete: 'cascade' }),
    contentId: uuid().references(() => inspirationContent.id, { onDelete: 'cascade' }),
    caseId: uuid().references(() => cases.id, { onDelete: 'cascade' }),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    savedSearchId: uuid().references(() => savedSearches.id, { onDelete: 'cascade' }),
    draftId: uuid().references(() => artworkDrafts.id, { onDelete: 'cascade' }),
    /** One of the changes of its type: see shared/notices. */
    change: text(),
    /** Time of the newest event. */
    happenedAt: timestamptz().notNull(),
    readAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('notifications_open_group')
      .on(t.userId, t.groupKey)
      .where(sql`${t.readAt} is null`),
    // The group first: a member's newest ones are listed by the index below, which is in order.
    index('notifications_group').on(t.groupKey, t.userId),
    index('notifications_newest').on(t.userId, t.happenedAt, t.id),
    index('notifications_artwork')
      .on(t.artworkId)
      .where(sql`${t.artworkId} is not null`),
    index('notifications_award')
      .on(t.awardId)
      .where(sql`${t.awardId} is not null`),
    index('notifications_purchase')
      .on(t.purchaseId)
      .where(sql`${t.purchaseId} is not null`),
    index('notifications_support')
      .on(t.supportRequestId)
      .where(sql`${t.supportRequestId} is not null`),
    index('notifications_hire')
      .on(t.hireProjectId)
      .where(sql`${t.hireProjectId} is not null`),
    index('notifications_case')
      .on(t.caseId)
      .where(sql`${t.caseId} is not null`),
    index('notifications_saved_search')
      .on(t.savedSearchId)
      .where(sql`${t.savedSearchId} is not null`),
    index('notifications_offer')
      .on(t.offerId)
      .where(sql`${t.offerId} is not null`),
    index('notifications_draft')
      .on(t.draftId)
      .where(sql`${t.draftId} is not null`),
    index('notifications_content')
      .on(t.contentId)
      .where(sql`${t.contentId} is not null`),
  ],
);

/** The actors of a notification, once each. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    happenedAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.actorId] }),
    index('notification_actors_actor').on(t.actorId),
  ],
);

/** Types a member has muted. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: notificationType().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
);
