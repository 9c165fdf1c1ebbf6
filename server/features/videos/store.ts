import { AppError } from '#shared/http/errors.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { copyPoster, posterKeys } from '#server/features/uploads/public.ts';
import { sourceKey } from './keys.ts';
import { processVideo } from './process.ts';
import { findVideo, insertVideo, removeVideos, updateVideo } from './queries.ts';
import { setCaptions } from './captions.ts';

/**
 * Processes a video file from the server itself as a member's upload, ready to be attached. Restarts if called
 * again with the same id. Throws `video_not_ready` if the file cannot be used.
 */
export async function storeVideo(
  ctx: Context,
  source: {
    id: string;
    userId: string;
    file: string;
    contentType: string;
    captions: string;
    /** The upload whose renditions become the poster if no frame can be taken from the video. */
    coverId: string;
  },
): Promise<VideoRow> {
  const { id, userId } = source;
  const there = await findVideo(ctx.db, id);
  if (there?.status === 'ready') return there;
  if (there) await removeVideos(ctx.db, [id]);
  const key = sourceKey(userId, id);
  await ctx.storage.writeFile(key, source.file, source.contentType);
  await insertVideo(ctx.db, { id, userId, sourceKey: key, status: 'waiting', createdAt: ctx.clock.now() });
  await processVideo(ctx, id);
  await setCaptions(ctx, userId, id, source.captions);
  const stored = await findVideo(ctx.db, id);
  if (stored?.status !== 'ready') throw new AppError('video_not_ready');
  if (stored.posterKey !== null) return stored;
  await copyPoster(ctx, source.coverId, id);
  const posterKey = posterKeys(id)[0]!;
  await updateVideo(ctx.db, id, { posterKey });
  return { ...stored, posterKey };
}
