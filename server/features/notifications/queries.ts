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
import type { Person } from '#shared/accounts/session/contract.ts';
import { ACCOUNT_TYPES, IMPERSONAL, type NotificationType } from '#shared/notices/notices.ts';
import { savedSearches } from '#shared/alerts/tables.ts';
import { artworks, comments } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { certificates } from '#shared/certificates/tables.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { notificationActors as actors, notifications } from '#shared/notifications/tables.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { offerTurns, offers } from '#shared/offers/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { supportRequests } from '#shared/support/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { afterKey, decodeKey } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, rowsFor } from '#server/db/prepared.ts';
import { artworkVisibleTo, memberVisibleTo, projectVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const SHOWN_ACTORS = 3;

type Viewer = string | Placeholder;

/** For each row by index: without the offset Postgres reads all works and members once, to look the rows up in them. */
const existsByIndex = (query: SQLWrapper): SQL => sql`exists (${query} offset 0)`;

/** Account notifications reach their member even if the work is hidden or there is a block. */
const isAccountNotification = inArray(notifications.type, [...ACCOUNT_TYPES]);
/** Shown even without a visible actor. */
const isImpersonal = sql`(${isAccountNotification} or concat_ws('.', ${notifications.type}, ${notifications.change}) in ${[...IMPERSONAL]})`;

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

/** The newest actors of a notification the viewer may see, how many there are, and who is the newest. */
function newestActors(db: Queryable, viewer: Viewer, isForModerator: boolean, notificationId: SQLWrapper) {
  const shown = db
    .select({
      actorId: actors.actorId,
      happenedAt: actors.happenedAt,
      person: jsonRow(personColumns).as('person'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(actors)
    .innerJoin(users, eq(users.id, actors.actorId))
    .where(and(eq(actors.notificationId, notificationId), memberVisibleTo(viewer, isForModerator)))
    .orderBy(desc(actors.happenedAt), actors.actorId)
    .limit(SHOWN_ACTORS)
    .as('shown');
  const order = sql`order by ${shown.happenedAt} desc, ${shown.actorId}`;
  return db
    .select({
      people: sql<Person[] | null>`json_agg(${shown.person} ${order})`.as('people'),
      total: sql<number | null>`max(${shown.total})`.as('total'),
      newestId: sql<string | null>`(array_agg(${shown.actorId} ${order}))[1]`.as('newest_id'),
    })
    .from(shown)
    .as('newest');
}

/** The price that the notification was about; an offer itself knows the last one. */
const namedThen = ({ offerId, change }: { offerId: SQLWrapper; change: SQLWrapper }) =>
  sql<string>`case when ${change} in ('received', 'countered', 'last_offered') then (
    select ${offerTurns.amount} from ${offerTurns} where ${offerTurns.offerId} = ${offerId}
    order by ${offerTurns.createdAt}, ${offerTurns.id} limit 1
    offset case ${change} when 'countered' then 1 when 'last_offered' then 2 else 0 end)
  else ${offers.amount} end`;

/** How many offers of the viewer the same call ended; 0 if none did. */
const endedWith = (viewer: Viewer) =>
  sql<number>`(select count(*)::int from ${offers} other where other.call_id = ${offers.callId}
    and (other.buyer_id = ${viewer} or other.seller_id = ${viewer} and other.declines_at is null))`;

/** The name says how many rows are fetched, whether after a cursor, and for whom. */
const list = preparedByName((db, name) => {
  const [, rows, ...parts] = name.split(' ');
  const viewer = sql.placeholder('viewer');
  const isForModerator = parts.includes('moderator');
  const isAfter = afterKey(notifications.happenedAt, notifications.id);
  const page = db
    .select()
    .from(notifications)
    .where(
      and(...visibleNotifications(db, viewer, isForModerator), parts.includes('after') ? isAfter : undefined),
    )
    .orderBy(desc(notifications.happenedAt), desc(notifications.id))
    .limit(sql.raw(rows!) as unknown as Placeholder)
    .as('page');
  const newest = newestActors(db, viewer, isForModerator, page.id);
  return db
    .select({
      id: page.id,
      type: sql<NotificationType>`${page.type}`,
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
      decided: { caseId: cases.id, subject: cases.subject, title: cases.title },
      alert: { searchId: savedSearches.id, name: savedSearches.name, search: savedSearches.search },
      certificateCode: certificates.code,
      offer: {
        title: offers.title,
        amount: namedThen(page),
        sellerId: offers.sellerId,
        endedCount: endedWith(viewer),
      },
      draft: { id: artworkDrafts.id, title: sql<string>`${artworkDrafts.fields}->>'title'` },
      change: page.change,
      createdAt: page.happenedAt,
      readAt: page.readAt,
      actors: newest.people,
      actorsCount: newest.total,
      comment: sql<string | null>`case when ${page.type} = 'comment' then (
        select ${comments.content} from ${comments}
        where ${comments.artworkId} = ${page.artworkId} and ${comments.userId} = ${newest.newestId}
          and not ${comments.isHidden}
          and (${page.change} is null or ${comments.parentId}::text = split_part(${page.groupKey}, ':', 2))
        order by ${comments.createdAt} desc, ${comments.id} desc limit 1) end`,
    })
    .from(page)
    .leftJoin(artworks, eq(artworks.id, page.artworkId))
    .leftJoin(awards, eq(awards.id, page.awardId))
    .leftJoin(purchases, eq(purchases.id, page.purchaseId))
    .leftJoin(supportRequests, eq(supportRequests.id, page.supportRequestId))
    .leftJoin(hireProjects, eq(hireProjects.id, page.hireProjectId))
    .leftJoin(inspirationContent, eq(inspirationContent.id, page.contentId))
    .leftJoin(cases, eq(cases.id, page.caseId))
    .leftJoin(certificates, and(eq(certificates.purchaseId, page.purchaseId), eq(page.type, 'certificate')))
    .leftJoin(savedSearches, eq(savedSearches.id, page.savedSearchId))
    .leftJoin(offers, eq(offers.id, page.offerId))
    .leftJoin(artworkDrafts, eq(artworkDrafts.id, page.draftId))
    .leftJoinLateral(newest, sql`true`)
    .orderBy(desc(page.happenedAt), desc(page.id))
    .prepare(name);
});

/** Newest first; more than `limit` rows if there are. */
export function listNotificationRows(db: Db, viewer: Member, { limit, cursor }: PageRequest) {
  const [at, id] = cursor === undefined ? [] : decodeKey(cursor);
  const parts = [isModerator(viewer) && 'moderator', cursor !== undefined && 'after'];
  const name = ['notifications', rowsFor(limit), ...parts.filter(Boolean)].join(' ');
  return list(db, name).execute({ viewer: viewer.id, at, id });
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

/** Whether the member still has a visible comment there, or a visible reply to that comment. */
export async function hasCommented(
  db: Queryable,
  memberId: string,
  artworkId: string,
  parentId?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.artworkId, artworkId),
        eq(comments.userId, memberId),
        eq(comments.isHidden, false),
        parentId === undefined ? undefined : eq(comments.parentId, parentId),
      ),
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
