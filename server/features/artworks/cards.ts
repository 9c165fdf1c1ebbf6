/** Cards for lists whose order is decided elsewhere. */
import { type Placeholder, type SQL, eq, sql } from 'drizzle-orm';
import type { Artwork } from '#shared/artworks/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { cardColumns } from './card-columns.ts';
import { toCard } from './views.ts';

/** A card with its position in the list: `k`, then `createdAt`, then `id`, all descending. */
export interface RankedCard {
  card: Artwork;
  k: string;
  /** The oldest ranked hit, if there are older unranked ones. */
  bottomAt: string | null;
  bottomId: string | null;
}

/**
 * The cards of a skeleton in its order, in one query however long it is.
 * @param page a select of `id`, `k` (numeric), `at` (timestamptz), `bottom_at` and `bottom_id`
 */
export const selectRankedCards = (db: Db, viewer: string | Placeholder, page: SQL) =>
  db
    .select({
      ...cardColumns(viewer),
      k: sql<string>`place.k::text`,
      bottomAt: sql<number | null>`(extract(epoch from place.bottom_at) * 1000)::float8`,
      bottomId: sql<string | null>`place.bottom_id`,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .innerJoin(sql`(${page}) as place`, sql`place.id = ${artworks.id}`)
    .orderBy(sql`place.k desc, place.at desc, place.id desc`);

type RankedRow = Awaited<ReturnType<typeof selectRankedCards>>[number];

export const toRankedCard = ({ k, bottomAt, bottomId, ...row }: RankedRow): RankedCard => ({
  card: toCard(row),
  k,
  bottomAt: bottomAt === null ? null : new Date(bottomAt).toISOString(),
  bottomId,
});
