import { type Placeholder, type SQL, and, desc, eq, getTableColumns, not, or, sql } from 'drizzle-orm';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { PaletteColor } from '#shared/artworks/color.ts';
import { artworkColors, artworkViews, artworks } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName } from '#server/db/prepared.ts';
import {
  artworkPublic,
  artworkVisibleTo,
  blockBetween,
  memberHidden,
  memberLeaving,
} from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { cardColumns } from './cards.ts';
import {
  agreed,
  hasSoldNumber,
  heldUntil,
  isAgreedWith,
  isReservedFor,
  lowestFree,
  ownReserved,
  soldNumbers,
} from './availability-columns.ts';

type Viewer = string | Placeholder;

const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);

const selectCards = (db: Queryable, viewer: Viewer, where: (SQL | undefined)[], rows: number) =>
  db
    .select(cardColumns(viewer))
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(and(...where))
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    // A literal: with the limit as a parameter Postgres plans for any number of rows, and badly.
    .limit(sql.raw(String(rows)) as unknown as Placeholder);

interface WorksBy extends PageRequest {
  userId: string;
  forSale?: boolean | undefined;
}

/** A member's works, newest first. Returns up to `limit + 1` rows. */
export const listCardsBy = (db: Db, viewer: Member, { userId, cursor, limit, forSale }: WorksBy) =>
  selectCards(
    db,
    viewer.id,
    [
      eq(artworks.userId, userId),
      forSale === undefined ? undefined : eq(artworks.isForSale, forSale),
      artworkVisibleTo(viewer.id, isModerator(viewer)),
      afterCursor(cursor, artworks.createdAt, artworks.id),
    ],
    limit + 1,
  );

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

export async function findCard(db: Queryable, viewer: Member, id: string) {
  const [row] = await selectCards(db, viewer.id, [eq(artworks.id, id)], 1);
  return row ?? null;
}

const boughtBy = (viewer: Viewer): SQL<boolean> => sql<boolean>`exists (select 1 from ${purchases}
  where ${purchases.artworkId} = ${artworks.id} and ${purchases.buyerId} = ${viewer}::uuid and ${purchases.status} in ${PAID})`;

/** The columns that decide whether the viewer may see a work; for queries that join `users`, its artist. */
export const visibilityColumns = (viewer: Viewer) => ({
  userId: artworks.userId,
  isHidden: artworks.isHidden,
  isArtistHidden: sql<boolean>`(${memberHidden} and not (${memberLeaving} and ${boughtBy(viewer)}))`,
  isBlocked: blockBetween(viewer, artworks.userId),
  isBuyer: boughtBy(viewer),
});

const detail = preparedByName((db, name) => {
  const viewer = sql.placeholder('viewer');
  const now = sql.placeholder('now');
  return db
    .select({
      ...cardColumns(viewer),
      isFeatured: sql<boolean>`${artworks.featuredAt} is not null`,
      isViewed: sql<boolean>`exists (select 1 from ${artworkViews} where ${artworkViews.artworkId} = ${artworks.id}
        and ${artworkViews.userId} = ${viewer}::uuid and ${artworkViews.day} = ${sql.placeholder('day')})`,
      ...visibilityColumns(viewer),
      isPhysical: artworks.isPhysical,
      allowsAiTraining: artworks.allowsAiTraining,
      deliveryCost: artworks.deliveryCost,
      widthMm: artworks.widthMm,
      heightMm: artworks.heightMm,
      depthMm: artworks.depthMm,
      palette: sql<PaletteColor[] | null>`(select json_agg(json_build_object(
          'l', color.l, 'a', color.a, 'b', color.b, 'share', color.share) order by color.rank)
        from ${artworkColors} color where color.artwork_id = ${artworks.id})`,
      isOpenToOffers: artworks.isOpenToOffers,
      leastOffer: artworks.leastOffer,
      license: artworks.license,
      credit: artworks.credit,
      edition: sql<
        ArtworkDetail['edition']
      >`case when ${artworks.editionSize} is not null then json_build_object(
        'size', ${artworks.editionSize}, 'left', ${artworks.editionSize} - ${soldNumbers},
        'next', coalesce(${ownReserved(viewer)}, ${lowestFree(now)}), 'isFixed', ${hasSoldNumber}) end`,
      soldPrice: sql<string | null>`(select ${purchases.amount} from ${purchases}
        where ${purchases.artworkId} = ${artworks.id} and ${purchases.status} in ${PAID}
        order by ${purchases.paidAt} desc, ${purchases.id} limit 1)`,
      orderId: sql<string | null>`(select ${purchases.id} from ${purchases}
        where ${purchases.artworkId} = ${artworks.id} and ${purchases.status} in ${PAID}
          and ${viewer}::uuid in (${purchases.buyerId}, ${purchases.sellerId})
        order by ${purchases.paidAt} desc, ${purchases.id} limit 1)`,
      isReserved: isReservedFor(viewer, now),
      heldUntil: heldUntil(viewer, now),
      agreed: {
        price: agreed.amount,
        artistAmount: agreed.artistAmount,
        commissionRate: agreed.commissionRate,
        deliveryCost: agreed.deliveryCost,
        until: agreed.reservedUntil,
      },
      artist: {
        ...personColumns,
        city: users.city,
        borough: users.borough,
        bio: users.bio,
        isCreditProfile: users.isCreditProfile,
        isSubscriber: users.isSubscriber,
        followersCount: users.followersCount,
        totalLikes: users.totalLikes,
        isFollowed: sql<boolean>`exists (select 1 from ${follows} where ${follows.followerId} = ${viewer}::uuid
          and ${follows.followingId} = ${users.id})`,
      },
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .leftJoin(agreed, isAgreedWith(viewer, now))
    .where(eq(artworks.id, sql.placeholder('id')))
    .prepare(name);
});

/** `isViewed`: counted today, in UTC. */
export async function findDetail(db: Db, viewer: Member, id: string, now: Date) {
  const at = now.toISOString();
  const [row] = await detail(db, 'artwork').execute({ viewer: viewer.id, id, now: at, day: at.slice(0, 10) });
  return row ?? null;
}

export type DetailRow = NonNullable<Awaited<ReturnType<typeof findDetail>>>;

export async function findArtwork(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select(visibilityColumns(viewer.id))
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, id));
  return row ?? null;
}

/** Locks the work until the transaction ends, so that rows and counters change one member at a time. */
export async function lockArtwork(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({
      ...getTableColumns(artworks),
      ...visibilityColumns(viewer.id),
      isArtistSubscriber: users.isSubscriber,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, id))
    .for('no key update', { of: artworks });
  return row ?? null;
}

/** Works the member may like, toggled by the SQL function in one round trip; the limit makes it the last step. */
const toggle = preparedByName((db, name) => {
  const member = sql.placeholder('member');
  const likeable = db
    .select({ id: artworks.id })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(artworks.id, sql.placeholder('id')),
        name.endsWith('moderator') ? undefined : or(artworkPublic, eq(artworks.userId, member)),
        not(blockBetween(member, artworks.userId)),
      ),
    )
    .limit(sql.raw('1') as unknown as Placeholder)
    .as('likeable');
  return db
    .select({
      isLiked: sql<boolean>`toggled.is_liked`,
      likesCount: sql<number>`toggled.likes_now`,
      artistId: sql<string>`toggled.artist`,
      isNotified: sql<boolean>`toggled.is_notified`,
    })
    .from(likeable)
    .crossJoinLateral(
      sql`toggle_like(${member}::uuid, ${likeable.id}, ${sql.placeholder('at')}::timestamptz) as toggled`,
    )
    .prepare(name);
});

/** Row, counters and the artist's notification change together. Null if the member may not like the work. */
export async function flipLike(db: Db, member: Member, id: string, at: Date) {
  const name = isModerator(member) ? 'toggle-like moderator' : 'toggle-like';
  const [row] = await toggle(db, name).execute({ member: member.id, id, at: at.toISOString() });
  return row ?? null;
}

/** Counters of these works as committed now. */
export const listLikesCounts = (db: Queryable, ids: string[]) =>
  db
    .select({ artworkId: artworks.id, likesCount: artworks.likesCount })
    .from(artworks)
    .where(sql`${artworks.id} = any(${sql.param(ids)}::uuid[])`);
