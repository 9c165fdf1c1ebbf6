import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { follows } from '#shared/follows/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { addToCount } from '#server/features/accounts/public.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { memberVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

/**
 * Locks both members until the transaction ends, the smaller id first. Follows and blocks between two members
 * change only under this lock, so a follow cannot slip past a block.
 */
export const lockPair = (tx: Queryable, one: string, other: string) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(users.id)
    .for('no key update');

interface Pair {
  followerId: string;
  followingId: string;
}

const isPair = ({ followerId, followingId }: Pair) =>
  and(eq(follows.followerId, followerId), eq(follows.followingId, followingId));

/** @returns the followed member's number of followers */
async function addToCounters(tx: Queryable, { followerId, followingId }: Pair, by: 1 | -1): Promise<number> {
  await addToCount(tx, followerId, 'followingCount', by);
  return addToCount(tx, followingId, 'followersCount', by);
}

/** Toggles the follow, with both counters. The pair must be locked. */
export async function flipFollow(
  tx: Queryable,
  pair: Pair,
  now: Date,
): Promise<{ followed: boolean; followersCount: number }> {
  const removed = await tx.delete(follows).where(isPair(pair)).returning({ id: follows.id });
  const followed = removed.length === 0;
  if (followed) await tx.insert(follows).values({ ...pair, createdAt: now });
  return { followed, followersCount: await addToCounters(tx, pair, followed ? 1 : -1) };
}

/** Ends all follows between the two, with their counters. The pair must be locked. */
export async function deleteBetween(tx: Queryable, one: string, other: string): Promise<Pair[]> {
  const ended = await tx
    .delete(follows)
    .where(
      or(isPair({ followerId: one, followingId: other }), isPair({ followerId: other, followingId: one })),
    )
    .returning({ followerId: follows.followerId, followingId: follows.followingId });
  for (const pair of ended) await addToCounters(tx, pair, -1);
  return ended;
}

/** The members at the other end, newest follow first; up to `limit + 1` rows. @param end the column to show */
function listEnd(
  db: Queryable,
  viewer: Member,
  end: 'followerId' | 'followingId',
  memberId: string,
  page: PageRequest,
) {
  const mine = alias(follows, 'mine');
  const other = end === 'followerId' ? 'followingId' : 'followerId';
  return db
    .select({
      id: follows.id,
      createdAt: follows.createdAt,
      member: {
        ...personColumns,
        followersCount: users.followersCount,
        isCreditProfile: users.isCreditProfile,
        isFollowed: sql<boolean>`${mine.id} is not null`,
      },
    })
    .from(follows)
    .innerJoin(users, eq(users.id, follows[end]))
    .leftJoin(mine, and(eq(mine.followerId, viewer.id), eq(mine.followingId, users.id)))
    .where(
      and(
        eq(follows[other], memberId),
        memberVisibleTo(viewer.id, isModerator(viewer)),
        afterCursor(page.cursor, follows.createdAt, follows.id),
      ),
    )
    .orderBy(desc(follows.createdAt), desc(follows.id))
    .limit(page.limit + 1);
}

export const listFollowerRows = (db: Queryable, viewer: Member, memberId: string, page: PageRequest) =>
  listEnd(db, viewer, 'followerId', memberId, page);

export const listFollowingRows = (db: Queryable, viewer: Member, memberId: string, page: PageRequest) =>
  listEnd(db, viewer, 'followingId', memberId, page);
