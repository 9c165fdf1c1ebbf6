/** Events about a member between two digests, limited to what they may see. */
import { type SQL, type SQLWrapper, and, asc, desc, eq, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alertMatches, savedSearches } from '#shared/alerts/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { artworks, comments, likes } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { messages } from '#shared/messages/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';
import { liveRefundOf } from '#server/db/hold-reason.ts';
import { shipBy } from '#server/db/ship-by.ts';
import { artistAvailableTo, artworkVisibleTo, memberVisibleTo } from '#server/db/visibility.ts';

export interface Window {
  since: Date;
  until: Date;
}
const names = { firstName: users.firstName, lastName: users.lastName, artistName: users.artistName };
const work = { id: artworks.id, title: artworks.title, imageUrl: artworks.imageUrl };
const within = (column: SQLWrapper, { since, until }: Window): SQL =>
  sql`(${column} > ${since.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz)`;
const MOST = 500;

/** Unread ones, newest first. */
export const listUnread = (db: Queryable, memberId: string, window: Window) =>
  db
    .select({ senderId: messages.senderId, content: messages.content, at: messages.createdAt, ...names })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.receiverId, memberId),
        eq(messages.isRead, false),
        within(messages.createdAt, window),
        memberVisibleTo(memberId, false),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(MOST);

const isReplyTo = (memberId: string) => sql<boolean>`exists (select 1 from ${comments} parent
  where parent.id = ${comments.parentId} and parent.user_id = ${memberId}::uuid)`;

/** On the member's works, and replies to the member's comments. */
export const listComments = (db: Queryable, memberId: string, window: Window) =>
  db
    .select({
      work,
      content: comments.content,
      at: comments.createdAt,
      isReply: isReplyTo(memberId),
      ...names,
    })
    .from(comments)
    .innerJoin(artworks, eq(artworks.id, comments.artworkId))
    .innerJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        or(eq(artworks.userId, memberId), and(isReplyTo(memberId), artistAvailableTo(memberId))),
        ne(comments.userId, memberId),
        eq(comments.isHidden, false),
        within(comments.createdAt, window),
        memberVisibleTo(memberId, false),
      ),
    )
    .orderBy(desc(comments.createdAt))
    .limit(MOST);

export const listLikes = (db: Queryable, memberId: string, window: Window) =>
  db
    .select({ work, at: likes.createdAt, ...names })
    .from(likes)
    .innerJoin(artworks, eq(artworks.id, likes.artworkId))
    .innerJoin(users, eq(users.id, likes.userId))
    .where(
      and(
        eq(artworks.userId, memberId),
        ne(likes.userId, memberId),
        within(likes.createdAt, window),
        memberVisibleTo(memberId, false),
      ),
    )
    .orderBy(desc(likes.createdAt))
    .limit(MOST);

export const listFollowers = (db: Queryable, memberId: string, window: Window) =>
  db
    .select({ followerId: follows.followerId, at: follows.createdAt, ...names })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(
        eq(follows.followingId, memberId),
        within(follows.createdAt, window),
        memberVisibleTo(memberId, false),
      ),
    )
    .orderBy(desc(follows.createdAt))
    .limit(MOST);

/** Matches of saved searches whose member chose e-mail, the newest of each search first. */
export const listMatches = (db: Queryable, memberId: string, window: Window) =>
  db
    .select({ work, searchId: savedSearches.id, name: savedSearches.name, at: alertMatches.createdAt })
    .from(alertMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, alertMatches.searchId))
    .innerJoin(artworks, eq(artworks.id, alertMatches.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(savedSearches.userId, memberId),
        eq(savedSearches.channel, 'email'),
        isNull(savedSearches.pausedAt),
        within(alertMatches.createdAt, window),
        artworkVisibleTo(memberId, false),
      ),
    )
    .orderBy(desc(alertMatches.createdAt), desc(artworks.createdAt))
    .limit(MOST);

/** The sale that its artist must ship first. */
export async function findUnshipped(db: Queryable, artistId: string) {
  const [row] = await db
    .select({ title: artworks.title, shipBy, buyer: users.firstName })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(users, eq(users.id, purchases.buyerId))
    .where(
      and(
        eq(purchases.sellerId, artistId),
        eq(purchases.status, 'paid'),
        eq(purchases.isPhysicalItem, true),
        not(liveRefundOf(purchases.id)),
      ),
    )
    .orderBy(shipBy)
    .limit(1);
  return row ?? null;
}

/** The oldest refund request that waits for the artist. */
export async function findUnanswered(db: Queryable, artistId: string) {
  const [row] = await db
    .select({ title: artworks.title, askedAt: refundRequests.createdAt })
    .from(refundRequests)
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .where(and(eq(purchases.sellerId, artistId), eq(refundRequests.status, 'open')))
    .orderBy(asc(refundRequests.createdAt))
    .limit(1);
  return row ?? null;
}

/** The project delivered first of those that wait for the client's review. */
export async function findUnreviewed(db: Queryable, clientId: string) {
  const [row] = await db
    .select({ title: hireProjects.title, deliveredAt: hireProjects.deliveredAt })
    .from(hireProjects)
    .where(
      and(
        eq(hireProjects.clientId, clientId),
        eq(hireProjects.status, 'under_review'),
        isNull(hireProjects.approvedAt),
      ),
    )
    .orderBy(sql`${hireProjects.deliveredAt} nulls last`)
    .limit(1);
  return row ?? null;
}
