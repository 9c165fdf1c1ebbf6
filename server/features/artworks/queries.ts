import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Category } from '#shared/contracts/artworks.ts';
import { PAID_STATUSES } from '#shared/rules/purchase-states.ts';
import { artworkViews, artworks, likes } from '#shared/schema/artworks.ts';
import { purchases } from '#shared/schema/purchases.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../../context.ts';
import { afterCursor } from '../../db/keyset.ts';
import { personColumns } from '../../db/person.ts';
import { type Member, isModerator } from '../../http/route.ts';

const cardColumns = (viewer: Member) => ({
  id: artworks.id,
  title: artworks.title,
  description: artworks.description,
  imageUrl: artworks.imageUrl,
  altText: artworks.altText,
  medium: artworks.medium,
  width: artworks.width,
  height: artworks.height,
  placeholder: artworks.placeholder,
  category: artworks.category,
  price: artworks.price,
  isForSale: artworks.isForSale,
  soldAt: artworks.soldAt,
  isNftAvailable: artworks.isNftAvailable,
  likesCount: artworks.likesCount,
  viewsCount: artworks.viewsCount,
  commentsCount: artworks.commentsCount,
  userId: artworks.userId,
  createdAt: artworks.createdAt,
  updatedAt: artworks.updatedAt,
  isLiked: sql<boolean>`exists (select 1 from ${likes} where ${likes.userId} = ${viewer.id} and ${likes.artworkId} = ${artworks.id})`,
  user: personColumns,
});

/** The policy `maySeeArtwork` as a condition; undefined when the viewer sees everything. */
const visibleTo = (viewer: Member): SQL | undefined =>
  isModerator(viewer) ? undefined : sql`(not ${artworks.isHidden} or ${artworks.userId} = ${viewer.id})`;

/** One query, however long the list: likes by a lookup, artists by a join. Returns up to `limit + 1` rows. */
export const listCards = (
  db: Queryable,
  viewer: Member,
  filter: { category?: Category | undefined; userId?: string; cursor?: string | undefined; limit: number },
) =>
  db
    .select(cardColumns(viewer))
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        filter.category && eq(artworks.category, filter.category),
        filter.userId ? eq(artworks.userId, filter.userId) : undefined,
        visibleTo(viewer),
        afterCursor(filter.cursor, artworks.createdAt, artworks.id),
      ),
    )
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(filter.limit + 1);

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export async function findCard(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select(cardColumns(viewer))
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, id));
  return row ?? null;
}

export async function findDetail(db: Queryable, viewer: Member, id: string, now: Date) {
  const [row] = await db
    .select({
      ...cardColumns(viewer),
      isHidden: artworks.isHidden,
      licence: artworks.licence,
      credit: artworks.credit,
      soldPrice: sql<string | null>`(select ${purchases.amount} from ${purchases}
        where ${purchases.artworkId} = ${artworks.id} and ${inArray(purchases.status, [...PAID_STATUSES])})`,
      isReserved: sql<boolean>`exists (select 1 from ${purchases} where ${purchases.artworkId} = ${artworks.id}
        and ${purchases.status} in ('pending', 'processing')
        and ${purchases.reservedUntil} > ${now.toISOString()}::timestamptz and ${purchases.buyerId} <> ${viewer.id})`,
      artist: {
        ...personColumns,
        city: users.city,
        borough: users.borough,
        bio: users.bio,
        isCreditProfile: users.isCreditProfile,
        isSubscriber: users.isSubscriber,
        followersCount: users.followersCount,
        totalLikes: users.totalLikes,
      },
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, id));
  return row ?? null;
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

/** Row and counter in one statement. Returns the new count, or null when this day's view was counted before. */
export async function countView(
  db: Queryable,
  view: { artworkId: string; userId: string; day: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ views_count: number }>(sql`
    with seen as (
      insert into ${artworkViews} (artwork_id, user_id, day) values (${view.artworkId}, ${view.userId}, ${view.day})
      on conflict do nothing returning artwork_id
    )
    update ${artworks} set views_count = views_count + 1 from seen where ${artworks.id} = seen.artwork_id
    returning views_count`);
  return rows[0]?.views_count ?? null;
}

const ownership = { id: artworks.id, userId: artworks.userId, isHidden: artworks.isHidden };

export async function findArtwork(db: Queryable, id: string) {
  const [row] = await db.select(ownership).from(artworks).where(eq(artworks.id, id));
  return row ?? null;
}

/** Holds the work until the transaction ends, so that rows and counters change one member at a time. */
export async function lockArtwork(db: Queryable, id: string) {
  const [row] = await db.select(ownership).from(artworks).where(eq(artworks.id, id)).for('no key update');
  return row ?? null;
}

/** Adds the like, or takes it back. The work must be locked. Returns whether it is there now. */
export async function flipLike(db: Queryable, like: { artworkId: string; userId: string }): Promise<boolean> {
  const removed = await db
    .delete(likes)
    .where(and(eq(likes.userId, like.userId), eq(likes.artworkId, like.artworkId)))
    .returning({ id: likes.id });
  if (removed.length > 0) return false;
  await db.insert(likes).values(like);
  return true;
}

/** Counters are written in plain SQL: a like is no edit and leaves `updatedAt` alone. */
export async function addToLikes(
  db: Queryable,
  artwork: { id: string; userId: string },
  by: 1 | -1,
): Promise<number> {
  const { rows } = await db.execute<{ likes_count: number }>(
    sql`update ${artworks} set likes_count = likes_count + ${by} where ${artworks.id} = ${artwork.id} returning likes_count`,
  );
  await db.execute(
    sql`update ${users} set total_likes = total_likes + ${by} where ${users.id} = ${artwork.userId}`,
  );
  return rows[0]!.likes_count;
}

export async function memberExists(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return rows.length > 0;
}
