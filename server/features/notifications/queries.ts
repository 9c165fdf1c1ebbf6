import {
  type Placeholder,
  type SQL,
  type SQLWrapper,
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  sql,
} from 'drizzle-orm';
import type { NotificationType } from '#shared/notifications/contract.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { notificationActors as actors, notifications } from '#shared/notifications/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { decodeKey } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { artworkVisibleTo, memberVisibleTo, projectVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { ACCOUNT_NOTIFICATIONS } from './write-queries.ts';

const SHOWN_ACTORS = 3;

type Viewer = string | Placeholder;

/** For each row by index: without the offset Postgres reads all works and members once, to look the rows up in them. */
const existsByIndex = (query: SQLWrapper): SQL => sql`exists (${query} offset 0)`;

/** Account notifications reach their member even if the work is hidden or there is a block. */
const isAccountNotification = inArray(notifications.type, [...ACCOUNT_NOTIFICATIONS]);
/** Shown even without a visible actor. */
const isImpersonal = sql`(${notifications.type} = 'award' or ${isAccountNotification})`;

/** Notifications of hidden or blocked projects are shown to the parties and moderators only. */
const ofVisibleProject = (db: Queryable, viewer: Viewer, isForModerator: boolean): SQL | undefined =>
  isForModerator
    ? undefined
    : sql`(${notifications.hireProjectId} is null or ${existsByIndex(
        db
          .select({ one: sql`1` })
          .from(hireProjects)
          .innerJoin(users, eq(users.id, hireProjects.clientId))
          .where(and(eq(hireProjects.id, notifications.hireProjectId), projectVisibleTo(viewer, false))),
      )})`;

/** Notifications of visible works and projects with at least one visible actor. */
const visibleNotifications = (
  db: Queryable,
  viewer: Viewer,
  isForModerator: boolean,
): (SQL | undefined)[] => [
  eq(notifications.userId, viewer),
  ofVisibleProject(db, viewer, isForModerator),
  sql`(${notifications.artworkId} is null or ${isAccountNotification} or ${existsByIndex(
    db
      .select({ one: sql`1` })
      .from(artworks)
      .innerJoin(users, eq(users.id, artworks.userId))
      .where(and(eq(artworks.id, notifications.artworkId), artworkVisibleTo(viewer, isForModerator))),
  )})`,
  sql`(${isImpersonal} or ${existsByIndex(
    db
      .select({ one: sql`1` })
      .from(actors)
      .innerJoin(users, eq(users.id, actors.actorId))
      .where(and(eq(actors.notificationId, notifications.id), memberVisibleTo(viewer, isForModerator))),
  )})`,
];

/** The name says how many rows are fetched, whether after a cursor, and for whom. */
const list = preparedByName((db, name) => {
  const [, rows, ...parts] = name.split(' ');
  const isAfter = sql`(${notifications.happenedAt}, ${notifications.id})
    < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  return db
    .select({
      id: notifications.id,
      type: sql<NotificationType>`${notifications.type}`,
      artwork: { id: artworks.id, title: artworks.title, imageUrl: artworks.imageUrl },
      award: { type: awards.type, awardDate: awards.awardDate, likesCount: awards.likesCount },
      sale: {
        purchaseId: purchases.id,
        amount: purchases.amount,
        artistAmount: purchases.artistAmount,
        sellerId: purchases.sellerId,
      },
      request: { id: supportRequests.id, subject: supportRequests.subject },
      content: { id: inspirationContent.id, title: inspirationContent.title },
      project: { id: hireProjects.id, title: hireProjects.title },
      change: notifications.change,
      createdAt: notifications.happenedAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(artworks, eq(artworks.id, notifications.artworkId))
    .leftJoin(awards, eq(awards.id, notifications.awardId))
    .leftJoin(purchases, eq(purchases.id, notifications.purchaseId))
    .leftJoin(supportRequests, eq(supportRequests.id, notifications.supportRequestId))
    .leftJoin(hireProjects, eq(hireProjects.id, notifications.hireProjectId))
    .leftJoin(inspirationContent, eq(inspirationContent.id, notifications.contentId))
    .where(
      and(
        ...visibleNotifications(db, sql.placeholder('viewer'), parts.includes('moderator')),
        parts.includes('after') ? isAfter : undefined,
      ),
    )
    .orderBy(desc(notifications.happenedAt), desc(notifications.id))
    .limit(sql.raw(rows!) as unknown as Placeholder)
    .prepare(name);
});

/** Newest first; more than `limit` rows if there are. See `listActors` for their actors. */
export function listNotificationRows(
  db: Db,
  viewer: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [at, id] = cursor === undefined ? [] : decodeKey(cursor);
  const parts = [isModerator(viewer) && 'moderator', cursor !== undefined && 'after'];
  const name = ['notifications', rowsFor(limit), ...parts.filter(Boolean)].join(' ');
  return list(db, name).execute({ viewer: viewer.id, at, id });
}

/** The newest actors of each notification, their total and their latest comment. */
export async function listActors(db: Queryable, viewer: Member, ids: string[]) {
  if (ids.length === 0) return [];
  const ranked = db
    .select({
      actorId: actors.actorId,
      lineId: actors.notificationId,
      place: sql<number>`row_number() over (partition by ${actors.notificationId}
        order by ${actors.happenedAt} desc, ${actors.actorId})`.as('place'),
      total: sql<number>`(count(*) over (partition by ${actors.notificationId}))::int`.as('total'),
    })
    .from(actors)
    .innerJoin(users, eq(users.id, actors.actorId))
    .where(and(inArray(actors.notificationId, ids), memberVisibleTo(viewer.id, isModerator(viewer))))
    .as('ranked');
  return db
    .select({
      lineId: ranked.lineId,
      total: ranked.total,
      person: personColumns,
      comment: sql<string | null>`case when ${notifications.type} = 'comment' and ${ranked.place} = 1 then (
        select ${comments.content} from ${comments}
        where ${comments.artworkId} = ${notifications.artworkId} and ${comments.userId} = ${ranked.actorId}
          and not ${comments.isHidden}
        order by ${comments.createdAt} desc, ${comments.id} desc limit 1) end`,
    })
    .from(ranked)
    .innerJoin(users, eq(users.id, ranked.actorId))
    .innerJoin(notifications, eq(notifications.id, ranked.lineId))
    .where(sql`${ranked.place} <= ${SHOWN_ACTORS}`)
    .orderBy(ranked.lineId, ranked.place);
}

const unread = preparedByName((db, name) =>
  db
    .select({ n: count() })
    .from(notifications)
    .where(
      and(
        isNull(notifications.readAt),
        ...visibleNotifications(db, sql.placeholder('viewer'), name.endsWith('moderator')),
      ),
    )
    .prepare(name),
);

export async function countUnread(db: Db, viewer: Member): Promise<number> {
  const [row] = await unread(db, isModerator(viewer) ? 'unread moderator' : 'unread').execute({
    viewer: viewer.id,
  });
  return row!.n;
}

/** Whether the member still has a visible comment there. */
export async function hasCommented(db: Queryable, memberId: string, artworkId: string): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(eq(comments.artworkId, artworkId), eq(comments.userId, memberId), eq(comments.isHidden, false)),
    )
    .limit(1);
  return rows.length > 0;
}

/** The Hub entry of a video; null for lessons and unpublished videos. */
export async function findContentOf(db: Queryable, videoId: string): Promise<string | null> {
  const [content] = await db
    .select({ id: inspirationContent.id })
    .from(inspirationContent)
    .where(eq(inspirationContent.videoId, videoId));
  return content?.id ?? null;
}
