/** What a card is made of: the text that every viewer gets, figures, and what the viewer did. */
import { type Placeholder, type SQL, type SQLWrapper, eq, sql } from 'drizzle-orm';
import { Artwork } from '#shared/artworks/contract.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName } from '#server/db/prepared.ts';
import type { CachedWork } from './text-store.ts';

type Viewer = string | Placeholder;

/** Of the rows that a text is made of: both only grow. */
export const version = sql<number>`(${artworks.version} + ${users.version})`;

const { likesCount, viewsCount, commentsCount, ...ofEveryone } = columnsOf(Artwork, artworks);
export const awayColumns = { awayUntil: users.awayUntil, backOn: users.backOn };
export const figures = { likesCount, viewsCount, commentsCount };

const cardText = jsonRow({
  ...ofEveryone,
  isSold: sql`${artworks.soldAt} is not null`,
  user: personColumns,
});

const cards = preparedByName((db, name) =>
  db
    .select({ id: artworks.id, version, text: sql<string>`${cardText}::text`, ...awayColumns })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(sql`${artworks.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** The cards of these works without their last brace, so that figures and what the viewer did can follow. */
export async function loadCards(db: Db, ids: string[]): Promise<CachedWork[]> {
  const found = await cards(db, 'card-texts').execute({ ids });
  return found.map((card) => ({ ...card, text: card.text.slice(0, -1) }));
}

const viewerColumns = (viewer: Viewer, id: SQLWrapper) => ({
  isLiked: sql<boolean>`exists (select 1 from ${likes}
    where ${likes.userId} = ${viewer}::uuid and ${likes.artworkId} = ${id})`,
  isSaved: sql<boolean>`exists (select 1 from ${collectionItems}
    where ${collectionItems.ownerId} = ${viewer}::uuid and ${collectionItems.artworkId} = ${id})`,
});

/** The rest of a card, for queries that join `users`, the artists. */
export const stateColumns = (viewer: Viewer) => ({
  id: artworks.id,
  version,
  ...figures,
  ...viewerColumns(viewer, artworks.id),
});

/** What a list needs of its works, for skeletons that join `users`, the artists. */
export const listedColumns: SQL = sql`${artworks.id} as id, ${artworks.userId} as user_id, ${artworks.createdAt} as created_at,
  ${version} as version, ${likesCount} as likes_count, ${viewsCount} as views_count, ${commentsCount} as comments_count,
  ${artworks.isForSale} as is_for_sale, ${artworks.category} = 'ai_art' as is_ai`;

/** A skeleton of the same works with `listedColumns`. @param page a select of `id` and the place, which reads no works */
export const withListed = (page: SQL): SQL => sql`
  select ${listedColumns}, bare.k, bare.at, bare.bottom_at, bare.bottom_id
  from (${page}) as bare join ${artworks} on ${artworks.id} = bare.id join ${users} on ${users.id} = ${artworks.userId}`;

/**
 * The works of a skeleton in its order, each with its position in the list: `k`, then `createdAt`, then `id`, all
 * descending. `bottomAt` and `bottomId`: the oldest ranked hit, if there are older unranked ones.
 * @param page a select of `listedColumns`, `k` (numeric), `at` (timestamptz), `bottom_at` and `bottom_id`
 */
export const selectRanked = (db: Db, viewer: Viewer, page: SQL) =>
  db
    .select({
      id: sql<string>`place.id`,
      version: sql<number>`place.version`,
      likesCount: sql<number>`place.likes_count`,
      viewsCount: sql<number>`place.views_count`,
      commentsCount: sql<number>`place.comments_count`,
      ...viewerColumns(viewer, sql`place.id`),
      userId: sql<string>`place.user_id`,
      createdAt: sql`place.created_at`.mapWith(artworks.createdAt),
      isForSale: sql<boolean>`place.is_for_sale`,
      isAi: sql<boolean>`place.is_ai`,
      k: sql<string>`place.k::text`,
      bottomAt: sql<
        string | null
      >`to_char(place.bottom_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      bottomId: sql<string | null>`place.bottom_id`,
    })
    .from(sql`(${page}) as place`)
    .orderBy(sql`place.k desc, place.at desc, place.id desc`);

export type RankedWork = Awaited<ReturnType<typeof selectRanked>>[number];
