/** How videos go with their objects: unused, given up, detached, or with their author's account. */
import { and, eq, sql } from 'drizzle-orm';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { type FileTable, discard } from '#server/files/unused.ts';
import { posterKeys } from '#server/features/uploads/public.ts';
import { captionsKeys } from './captions.ts';
import { fullKey, previewKey } from './keys.ts';
import { videoOwner } from './owner.ts';
import { lockAbandoned, lockDetached, lockUnaccepted, removeVideos } from './queries.ts';

const PARTS_MS = 7 * 86_400_000;

export type Stored = Pick<VideoRow, 'id' | 'sourceKey' | 'attempts' | 'captionsKey'>;

/** Every key that may have objects of the video. */
export function allKeys(video: Stored): string[] {
  const attempts = Array.from({ length: video.attempts + 1 }, (_one, attempt) => attempt);
  return [
    video.sourceKey,
    ...attempts.flatMap((attempt) => [fullKey(video.id, attempt), previewKey(video.id, attempt)]),
    ...posterKeys(video.id),
    ...(video.captionsKey ? captionsKeys(video.captionsKey) : []),
  ];
}

export const videoTable: FileTable<VideoRow> = {
  lockUnused: (tx, now, before, limit) =>
    lockAbandoned(tx, before, new Date(now.getTime() - PARTS_MS), limit),
  keysOf: (_tx, rows) => rows.flatMap(allKeys),
  remove: removeVideos,
  async abort(ctx, { sourceKey, multipartId }) {
    if (!multipartId) return;
    try {
      await ctx.storage.multipart.abort(sourceKey, multipartId);
    } catch (error) {
      if ((error as { status?: number }).status !== 404) throw error;
    }
  },
};

const discardLocked =
  (lock: (tx: Queryable, id: string) => Promise<VideoRow | null>) =>
  (ctx: Context, videoId: string): Promise<void> =>
    ctx.db.transaction(async (tx) => {
      const video = await lock(tx, videoId);
      if (video) await discard(ctx, tx, videoTable, [video]);
    });

/** Removes a detached video unless it was attached again. */
export const removeDetachedVideo = discardLocked(lockDetached);
/** Gives up an upload unless it was accepted in the meantime. */
export const giveUpUpload = discardLocked(lockUnaccepted);

export async function onAccountDeletion(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  const gone = await tx
    .select()
    .from(videos)
    .where(and(eq(videos.userId, memberId), sql`not (${sql.raw(videoOwner.keptIf)})`));
  await removeLater(tx, gone.flatMap(allKeys));
}
