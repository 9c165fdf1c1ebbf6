/** Cards: their columns, and as JSON text for lists whose order is decided elsewhere. */
import { type Placeholder, type SQL, eq, sql } from 'drizzle-orm';
import { Artwork } from '#shared/artworks/contract.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { personColumns } from '#server/db/person.ts';

/** The columns of a card, for queries that join `users`, the artists. */
export const cardColumns = (viewer: string | Placeholder) => ({
  ...columnsOf(Artwork, artworks),
  soldAt: artworks.soldAt,
  isLiked: sql<boolean>`exists (select 1 from ${likes}
    where ${likes.userId} = ${viewer}::uuid and ${likes.artworkId} = ${artworks.id})`,
  isSaved: sql<boolean>`exists (select 1 from ${collectionItems}
    where ${collectionItems.ownerId} = ${viewer}::uuid and ${collectionItems.artworkId} = ${artworks.id})`,
  user: personColumns,
});

/** A card as JSON, for queries that join `users`, the artists. */
export function cardRow(viewer: string | Placeholder): SQL {
  const { soldAt, ...columns } = cardColumns(viewer);
  return jsonRow({ ...columns, isSold: sql`${soldAt} is not null` });
}

/**
 * The cards of a skeleton in its order, in one query however long it is, each with its position in the list: `k`, then
 * `createdAt`, then `id`, all descending. `bottomAt` and `bottomId`: the oldest ranked hit, if there are older unranked
 * ones.
 * @param page a select of `id`, `k` (numeric), `at` (timestamptz), `bottom_at` and `bottom_id`
 */
export const selectRankedCards = (db: Db, viewer: string | Placeholder, page: SQL) =>
  db
    .select({
      id: artworks.id,
      userId: artworks.userId,
      createdAt: artworks.createdAt,
      isForSale: artworks.isForSale,
      isAi: sql<boolean>`${artworks.category} = 'ai_art'`,
      text: sql<string>`${cardRow(viewer)}::text`,
      k: sql<string>`place.k::text`,
      bottomAt: sql<
        string | null
      >`to_char(place.bottom_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      bottomId: sql<string | null>`place.bottom_id`,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .innerJoin(sql`(${page}) as place`, sql`place.id = ${artworks.id}`)
    .orderBy(sql`place.k desc, place.at desc, place.id desc`);

export type RankedCard = Awaited<ReturnType<typeof selectRankedCards>>[number];
