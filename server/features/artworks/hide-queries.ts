/** Plain SQL throughout: moderation is not an edit and leaves `updated_at` alone. */
import { sql } from 'drizzle-orm';
import { artworks, comments } from '#shared/artworks/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Returns the artist, or null if there is no such work. */
async function artistOf(tx: Queryable, update: ReturnType<typeof sql>): Promise<string | null> {
  const { rows } = await tx.execute<{ user_id: string }>(update);
  return rows[0]?.user_id ?? null;
}

/** Featuring a featured work again keeps its position. */
export const setFeatured = (tx: Queryable, id: string, now: Date | null) =>
  artistOf(
    tx,
    sql`update ${artworks} set featured_at =
        case when ${now === null} then null else coalesce(featured_at, ${now?.toISOString() ?? null}::timestamptz) end
      where ${artworks.id} = ${id} returning user_id`,
  );

export const setArtworkHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  artistOf(
    tx,
    sql`update ${artworks} set is_hidden = ${isHidden} where ${artworks.id} = ${id} returning user_id`,
  );

/** The works the member commented on, locked in one order until the transaction ends. */
export const lockWorksCommentedBy = (tx: Queryable, memberId: string) =>
  tx.execute(sql`select id from ${artworks}
    where id in (select ${comments.artworkId} from ${comments} where ${comments.userId} = ${memberId})
    order by id for no key update`);

/** The member's comments in the counters of their works, which must be locked. */
export async function countCommentsOf(tx: Queryable, id: string, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update ${artworks} set comments_count = comments_count + ${isHidden ? -1 : 1} * written.count
    from (select artwork_id, count(*)::int as count from ${comments}
      where user_id = ${id} and not is_hidden group by artwork_id) as written
    where ${artworks.id} = written.artwork_id`);
}
