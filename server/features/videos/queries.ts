import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { type VideoRow, videoPositions, videos } from '#shared/videos/tables.ts';
import type { Queryable } from '#server/context.ts';

async function findOne(db: Queryable, where: SQL | undefined): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(where);
  return row ?? null;
}

export const insertVideo = (db: Queryable, row: typeof videos.$inferInsert) => db.insert(videos).values(row);

export const findVideo = (db: Queryable, id: string) => findOne(db, eq(videos.id, id));
export const findOwn = (db: Queryable, userId: string, id: string) =>
  findOne(db, and(eq(videos.id, id), eq(videos.userId, userId)));
export const findOwnByKey = (db: Queryable, userId: string, key: string) =>
  findOne(db, and(eq(videos.sourceKey, key), eq(videos.userId, userId)));

/** Locked until the transaction ends. */
export async function lockOwn(tx: Queryable, userId: string, id: string): Promise<VideoRow | null> {
  const own = and(eq(videos.id, id), eq(videos.userId, userId));
  const [row] = await tx.select().from(videos).where(own).for('update');
  return row ?? null;
}

/** Unattached, locked until the transaction ends. */
export async function lockDetached(tx: Queryable, id: string): Promise<VideoRow | null> {
  const isDetached = and(eq(videos.id, id), isNull(videos.attachedAt));
  const [row] = await tx.select().from(videos).where(isDetached).for('update');
  return row ?? null;
}

/** Not accepted, locked until the transaction ends. */
export async function lockUnaccepted(tx: Queryable, id: string): Promise<VideoRow | null> {
  const isOpen = and(eq(videos.id, id), eq(videos.status, 'uploading'));
  const [row] = await tx.select().from(videos).where(isOpen).for('update');
  return row ?? null;
}

/** Only from `from`; null if the status has changed. */
export async function advanceStatus(
  tx: Queryable,
  id: string,
  from: VideoRow['status'],
  fields: Partial<VideoRow>,
): Promise<VideoRow | null> {
  const isThere = and(eq(videos.id, id), eq(videos.status, from));
  const [row] = await tx.update(videos).set(fields).where(isThere).returning();
  return row ?? null;
}

export const updateVideo = (tx: Queryable, id: string, fields: Partial<VideoRow>) =>
  tx.update(videos).set(fields).where(eq(videos.id, id));

export const removeVideos = (db: Queryable, ids: string[]) =>
  db.delete(videos).where(inArray(videos.id, ids));

export async function readArtistName(
  db: Queryable,
  userId: string,
): Promise<{ artistName: string | null } | null> {
  const [row] = await db.select({ artistName: users.artistName }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** What decides how a member sees a video, and their position in it. */
export async function readViewer(
  db: Queryable,
  userId: string,
  videoId: string,
): Promise<{ id: string; isSubscriber: boolean; seconds: number } | null> {
  const mine = and(eq(videoPositions.userId, users.id), eq(videoPositions.videoId, videoId));
  const [row] = await db
    .select({
      id: users.id,
      isSubscriber: users.isSubscriber,
      seconds: sql<number>`coalesce(${videoPositions.seconds}, 0)`,
    })
    .from(users)
    .leftJoin(videoPositions, mine)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** @returns the position before, 0 at first */
export async function putPosition(
  db: Queryable,
  row: { userId: string; videoId: string; seconds: number },
): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    with before as (select seconds from ${videoPositions}
      where user_id = ${row.userId} and video_id = ${row.videoId})
    insert into ${videoPositions} (user_id, video_id, seconds, updated_at)
    values (${row.userId}, ${row.videoId}, ${row.seconds}, now())
    on conflict (user_id, video_id) do update set seconds = excluded.seconds, updated_at = now()
    returning (select seconds from before)`);
  return rows[0]?.seconds ?? 0;
}
