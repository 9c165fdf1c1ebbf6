/** The works of one collection, and the lists 'Saved' and 'Liked', in their order. */
import { type SQL, and, eq, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SavedSort } from '#shared/collections/contract.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { PRICE_LOW } from '#server/db/artwork-filters.ts';
import { readCursor, writeCursor } from '#server/db/keyset.ts';
import type { RankedCursor } from '#server/db/order-cursor.ts';
import { artworkAvailableTo, artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import {
  type CardState,
  listedColumns,
  selectRanked,
  stateColumns,
} from '#server/features/artworks/public.ts';
import type { PageRequest } from '#shared/http/page.ts';

const Place = z.tuple([z.int(), z.uuid()]);

/**
 * A page in the collection's order, each with its work, null where that may not be seen.
 * @param hasGaps with a place for each work that was deleted, hidden or blocked; works that the viewer hides as AI are
 * left out
 */
export async function listItems(
  db: Db,
  viewer: Member,
  collectionId: string,
  hasGaps: boolean,
  { limit, cursor }: PageRequest,
) {
  const [position, id] = cursor === undefined ? [null, null] : readCursor(Place, cursor);
  const byModerator = isModerator(viewer);
  const isShown = sql<boolean>`coalesce(${artworkVisibleTo(viewer.id, byModerator)}, false)`;
  const isGap = sql`not coalesce(${artworkAvailableTo(viewer.id, byModerator)}, false)`;
  const rows = await db
    .select({
      id: collectionItems.id,
      position: collectionItems.position,
      note: collectionItems.note,
      isCover: sql<boolean>`coalesce(${collectionItems.id} = ${collections.coverItemId}, false)`,
      isShown,
      work: stateColumns(viewer.id),
    })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .leftJoin(artworks, eq(artworks.id, collectionItems.artworkId))
    .leftJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(collectionItems.collectionId, collectionId),
        cursor === undefined
          ? undefined
          : sql`(${collectionItems.position}, ${collectionItems.id}) > (${position}, ${id}::uuid)`,
        hasGaps ? or(isShown, isGap) : isShown,
      ),
    )
    .orderBy(collectionItems.position, collectionItems.id)
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ work, ...item }) => ({ ...item, work: item.isShown ? (work as CardState) : null })),
    next: rows.length > limit && last ? writeCursor([last.position, last.id]) : null,
  };
}

export type KeptList = 'saved' | 'liked';

const SORT_KEYS: Record<SavedSort, SQL> = {
  newest: sql`0`,
  price_asc: PRICE_LOW,
  for_sale: sql`${artworks.isForSale}::int`,
};

/** Works the member saved or likes, of those they may see. */
const keptWorks = (viewer: Member, list: KeptList): SQL => {
  const kept =
    list === 'saved'
      ? sql`${collectionItems} kept join ${collections} whole on whole.id = kept.collection_id
          and whole.is_default and whole.owner_id = ${viewer.id}::uuid`
      : sql`${likes} kept`;
  const mine = list === 'saved' ? sql`true` : sql`kept.user_id = ${viewer.id}::uuid`;
  return sql`from ${kept} join ${artworks} on ${artworks.id} = kept.artwork_id
    join ${users} on ${users.id} = ${artworks.userId}
    where ${mine} and ${artworkVisibleTo(viewer.id, isModerator(viewer))}`;
};

/** Up to `rows` works with their place in the order, and when each was saved or liked. */
export async function listKept(
  db: Db,
  viewer: Member,
  list: KeptList,
  { sort, rows, after }: { sort: SavedSort; rows: number; after: RankedCursor | null },
) {
  const key = SORT_KEYS[sort];
  const start = after
    ? sql`and ((${key})::numeric, kept.created_at, ${artworks.id})
        < (${after.k}::numeric, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return selectRanked(
    db,
    viewer.id,
    sql`select ${listedColumns}, (${key})::numeric as k, kept.created_at as at, kept.created_at as bottom_at,
        null::uuid as bottom_id
      ${keptWorks(viewer, list)} ${start}
      order by k desc, at desc, id desc limit ${sql.raw(String(rows))}`,
  );
}

interface Counted {
  count: number;
  forSale: number;
  lowestPrice: string | null;
}

export async function countKept(db: Queryable, viewer: Member, list: KeptList): Promise<Counted> {
  const { rows } = await db.execute<{ count: number; forSale: number; lowestPrice: string | null }>(sql`
    select count(*)::int as count, (count(*) filter (where ${artworks.isForSale}))::int as "forSale",
      (min(${artworks.price}) filter (where ${artworks.isForSale}))::text as "lowestPrice"
    ${keptWorks(viewer, list)}`);
  return rows[0]!;
}

const MOST_SAVED_LIMIT = 4;

/** Lists the works that most other members saved since then. */
export const listMostSaved = (db: Db, viewer: Member, since: Date) =>
  selectRanked(
    db,
    viewer.id,
    sql`select ${listedColumns}, popular.savers as k, ${artworks.createdAt} as at,
        null::timestamptz as bottom_at, null::uuid as bottom_id
      from (select artwork_id, count(distinct owner_id)::numeric as savers from ${collectionItems}
        where created_at >= ${since.toISOString()}::timestamptz and artwork_id is not null
          and owner_id <> ${viewer.id}::uuid group by 1) popular
      join ${artworks} on ${artworks.id} = popular.artwork_id join ${users} on ${users.id} = ${artworks.userId}
      where ${artworkVisibleTo(viewer.id, isModerator(viewer))} and ${artworks.userId} <> ${viewer.id}::uuid
      order by k desc, at desc, id desc limit ${sql.raw(String(MOST_SAVED_LIMIT))}`,
  );
