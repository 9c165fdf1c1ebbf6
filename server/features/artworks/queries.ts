import { type Placeholder, type SQL, and, eq, getTableColumns, not, or, sql } from 'drizzle-orm';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { preparedByName } from '#server/db/prepared.ts';
import {
  artworkPublic,
  artworkVisibleTo,
  blockBetween,
  memberHidden,
  memberLeaving,
} from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { listedColumns, selectRanked, stateColumns } from './texts/card-queries.ts';

type Viewer = string | Placeholder;

const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);

interface WorksBy extends PageRequest {
  userId: string;
  forSale?: boolean | undefined;
}

/** A member's works, newest first. Returns up to `limit + 1` rows. */
export const listWorksBy = (db: Db, viewer: Member, { userId, cursor, limit, forSale }: WorksBy) =>
  selectRanked(
    db,
    viewer.id,
    sql`select ${listedColumns}, 0::numeric as k, ${artworks.createdAt} as at,
        null::timestamptz as bottom_at, null::uuid as bottom_id
      from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
      where ${and(
        eq(artworks.userId, userId),
        forSale === undefined ? undefined : eq(artworks.isForSale, forSale),
        artworkVisibleTo(viewer.id, isModerator(viewer)),
        afterCursor(cursor, artworks.createdAt, artworks.id),
      )}
      order by ${artworks.createdAt} desc, ${artworks.id} desc limit ${sql.raw(String(limit + 1))}`,
  );

/** Also a hidden one. */
export const findWork = (db: Queryable, viewer: Member, id: string) =>
  db
    .select(stateColumns(viewer.id))
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, id));

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
      awayUntil: users.awayUntil,
      backOn: users.backOn,
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
