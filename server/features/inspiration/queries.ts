import { and, eq, sql } from 'drizzle-orm';
import { HubVideo } from '#shared/inspiration/contract.ts';
import { inspirationContent, inspirationLikes, inspirationViews } from '#shared/inspiration/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setRowHidden } from '#server/db/set-hidden.ts';
import { personColumns } from '#server/db/person.ts';
import { blockBetween, memberHidden } from '#server/db/visibility.ts';
import type { Member } from '#server/http/route.ts';
import { columnsOf } from '#server/db/columns-of.ts';

type HubVideoRow = typeof inspirationContent.$inferSelect;

/** The columns of a card, for queries that join `users`, the authors, and `videos`. */
export const cardColumns = (viewer: string) => ({
  ...columnsOf(HubVideo, inspirationContent),
  isLiked: sql<boolean>`exists (select 1 from ${inspirationLikes}
    where ${inspirationLikes.userId} = ${viewer}::uuid
      and ${inspirationLikes.contentId} = ${inspirationContent.id})`,
  artist: personColumns,
  video: videos,
});

/** The columns that decide visibility. */
const visibilityColumns = (viewer: string) => ({
  isReady: sql<boolean>`${videos.status} = 'ready'`,
  isArtistHidden: memberHidden,
  isBlocked: blockBetween(viewer, inspirationContent.artistId),
});

export async function findCard(db: Queryable, viewer: Member, id: string) {
  const [row] = await db
    .select({ ...cardColumns(viewer.id), ...visibilityColumns(viewer.id) })
    .from(inspirationContent)
    .innerJoin(users, eq(users.id, inspirationContent.artistId))
    .innerJoin(videos, eq(videos.id, inspirationContent.videoId))
    .where(eq(inspirationContent.id, id));
  return row ?? null;
}
export type CardRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findCard>>>,
  keyof ReturnType<typeof visibilityColumns>
>;

/** Locked until the transaction ends, so that rows and counters change one member at a time. */
export async function lockHubVideo(tx: Queryable, viewer: Member, id: string) {
  const [row] = await tx
    .select({ hubVideo: inspirationContent, video: videos, ...visibilityColumns(viewer.id) })
    .from(inspirationContent)
    .innerJoin(users, eq(users.id, inspirationContent.artistId))
    .innerJoin(videos, eq(videos.id, inspirationContent.videoId))
    .where(eq(inspirationContent.id, id))
    .for('no key update', { of: inspirationContent });
  return row ?? null;
}

export async function insertHubVideo(
  tx: Queryable,
  row: typeof inspirationContent.$inferInsert,
): Promise<string> {
  const [added] = await tx.insert(inspirationContent).values(row).returning({ id: inspirationContent.id });
  return added!.id;
}

export const updateHubVideo = (tx: Queryable, id: string, fields: Partial<HubVideoRow>) =>
  tx.update(inspirationContent).set(fields).where(eq(inspirationContent.id, id));

export const deleteHubVideo = (tx: Queryable, id: string) =>
  tx.delete(inspirationContent).where(eq(inspirationContent.id, id));

/** @returns whether it was hidden before; null if there is none */
export const setHidden = (tx: Queryable, id: string, isHidden: boolean) =>
  setRowHidden(tx, inspirationContent, id, isHidden);

/** Uses the file's length if it differs by more than a second; publishes what was waiting for it. */
export const takeFromVideo = (tx: Queryable, videoId: string, now: Date) =>
  tx.execute(sql`
    update ${inspirationContent} set
      duration = case when abs(duration - found.seconds) > 1 then greatest(1, round(found.seconds)::int) else duration end,
      published_at = case when is_published then coalesce(published_at, ${now.toISOString()}::timestamptz)
        else published_at end
    from (select duration_seconds as seconds from ${videos} where ${videos.id} = ${videoId}) found
    where ${inspirationContent.videoId} = ${videoId}`);

/** Toggles the like; it must be locked. Returns whether it is liked now. */
export async function flipLike(tx: Queryable, like: { contentId: string; userId: string }): Promise<boolean> {
  const removed = await tx
    .delete(inspirationLikes)
    .where(and(eq(inspirationLikes.contentId, like.contentId), eq(inspirationLikes.userId, like.userId)))
    .returning({ id: inspirationLikes.id });
  if (removed.length > 0) return false;
  await tx.insert(inspirationLikes).values(like);
  return true;
}

/** A like is not an edit and leaves `updated_at` alone. */
export async function addToLikes(tx: Queryable, id: string, by: 1 | -1): Promise<number> {
  const { rows } = await tx.execute<{ like_count: number }>(
    sql`update ${inspirationContent} set like_count = like_count + ${by} where ${inspirationContent.id} = ${id}
      returning like_count`,
  );
  return rows[0]!.like_count;
}

/**
 * Inserts the row and updates the counter in one statement. Returns the new count, or null if the day's view
 * was counted before.
 */
export async function countView(
  db: Queryable,
  view: { contentId: string; userId: string; at: Date },
): Promise<number | null> {
  const at = view.at.toISOString();
  const { rows } = await db.execute<{ view_count: number }>(sql`
    with seen as (
      insert into ${inspirationViews} (content_id, user_id, day, viewed_at)
      values (${view.contentId}, ${view.userId}, ${at.slice(0, 10)}, ${at}) on conflict do nothing returning content_id
    )
    update ${inspirationContent} set view_count = view_count + 1 from seen
    where ${inspirationContent.id} = seen.content_id returning view_count`);
  return rows[0]?.view_count ?? null;
}
