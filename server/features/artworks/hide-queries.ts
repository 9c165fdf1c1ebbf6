/** Plain SQL throughout: moderation is not an edit and leaves `updated_at` alone. */
import { eq, sql } from 'drizzle-orm';
import { artworks, comments, pinnedWorks } from '#shared/artworks/tables.ts';
import type { ActState } from '#shared/moderation/log/acts.ts';
import type { Queryable } from '#server/context.ts';
import { findAiClaim, setLabelLifted } from '#server/features/uploads/public.ts';
import { listPictureUrls } from './image-queries.ts';
import { labeledMaking } from './labeled-making.ts';

interface Marked {
  artistId: string;
  isHidden: boolean;
  isFeatured: boolean;
}

/** The marks before the change, locked. Null if there is no such work. */
async function lockMarks(tx: Queryable, id: string): Promise<Marked | null> {
  const [row] = await tx
    .select({
      artistId: artworks.userId,
      isHidden: artworks.isHidden,
      isFeatured: sql<boolean>`${artworks.featuredAt} is not null`,
    })
    .from(artworks)
    .where(eq(artworks.id, id))
    .for('no key update');
  return row ?? null;
}

/** Featuring a featured work again keeps its position. @returns the work as it was before, null if there is none */
export async function setFeatured(tx: Queryable, id: string, now: Date | null): Promise<Marked | null> {
  const before = await lockMarks(tx, id);
  await tx.execute(sql`update ${artworks} set featured_at =
      case when ${now === null} then null else coalesce(featured_at, ${now?.toISOString() ?? null}::timestamptz) end
    where ${artworks.id} = ${id}`);
  return before;
}

/** A hidden work is no longer pinned. @returns the work as it was before, null if there is none */
export async function setArtworkHidden(tx: Queryable, id: string, isHidden: boolean): Promise<Marked | null> {
  const before = await lockMarks(tx, id);
  if (isHidden) await tx.delete(pinnedWorks).where(eq(pinnedWorks.artworkId, id));
  await tx.execute(sql`update ${artworks} set is_hidden = ${isHidden} where ${artworks.id} = ${id}`);
  return before;
}

const lockMaking = (tx: Queryable, id: string) =>
  tx
    .select({
      artistId: artworks.userId,
      category: artworks.category,
      making: artworks.making,
    })
    .from(artworks)
    .where(eq(artworks.id, id))
    .for('no key update');

/**
 * The label of a work's files on it, or off it; then how it was made is not stated, unless it is AI art.
 * @returns null if there is no such work, or no file says anything of AI
 */
export async function setFileLabel(tx: Queryable, id: string, isLifted: boolean) {
  const [work] = await lockMaking(tx, id);
  const urls = await listPictureUrls(tx, id);
  const claim = work && (await findAiClaim(tx, urls));
  if (!claim) return null;
  await setLabelLifted(tx, urls, isLifted);
  const kept = isLifted && work.making === claim.label ? null : work.making;
  const making = await labeledMaking(tx, work.category, kept, urls);
  await tx.execute(sql`update ${artworks} set making = ${making} where ${artworks.id} = ${id}`);
  return { artistId: work.artistId, making: work.making, next: making, isLifted: claim.isLifted };
}

/** Moves the work to AI art. @returns the work as it was before, null if there is none */
export async function labelAsAi(tx: Queryable, id: string) {
  const [before] = await lockMaking(tx, id);
  await tx.execute(
    sql`update ${artworks} set category = 'ai_art', making = 'ai_generated' where ${artworks.id} = ${id}`,
  );
  return before ?? null;
}

/** Does nothing if it was edited since. @returns the artist, or null if nothing changed */
export async function restoreMaking(tx: Queryable, id: string, was: ActState): Promise<string | null> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    update ${artworks} set category = ${was['category']}, making = ${was['making']}
    where ${artworks.id} = ${id} and category = 'ai_art' and making = 'ai_generated' returning user_id`);
  return rows[0]?.user_id ?? null;
}

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
