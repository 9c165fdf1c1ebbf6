/** What the Hub and courses need of videos: state, URLs, attaching and detaching. */
import { AppError } from '#shared/http/errors.ts';
import type { Playback, VideoState } from '#shared/videos/state.ts';
import { PREVIEW_SECONDS, maySeeFull } from '#shared/premium/premium-access.ts';
import { VIDEO_FAILURES, type VideoFailure } from '#shared/videos/failures.ts';
import { PLAY_URL_SECONDS } from '#shared/videos/limits.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { posterUrl } from '#server/features/uploads/public.ts';
import { enqueueProcessing, enqueueRemoval } from './enqueue.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { captionsPreviewKey } from './keys.ts';
import { mayRemember } from './policy.ts';
import {
  findOwn,
  findVideo,
  lockOwn,
  advanceStatus,
  putPosition,
  readViewer,
  updateVideo,
} from './queries.ts';

/** Positions are saved every ten seconds of the video, with some delay at double speed. */
const MAX_SECONDS_BETWEEN_SAVES = 20;

const isFailure = (code: string): code is VideoFailure => Object.hasOwn(VIDEO_FAILURES, code);

/** For its owner. */
export function toVideoState(video: VideoRow): VideoState {
  const code = video.failureCode;
  return {
    id: video.id,
    status: video.status as VideoState['status'],
    progress: video.progress,
    failure: code && isFailure(code) ? { code, detail: VIDEO_FAILURES[code] } : null,
    durationSeconds: video.durationSeconds === null ? null : Number(video.durationSeconds),
    hasCaptions: video.captionsKey !== null,
  };
}

/** A public URL; null while there is no poster. */
export const posterUrlOf = (video: Pick<VideoRow, 'id' | 'posterKey'>): string | null =>
  video.posterKey === null ? null : posterUrl(video.id, 'preview');

export async function readOwnVideo(ctx: Context, userId: string, id: string): Promise<VideoRow> {
  const video = await findOwn(ctx.db, userId, id);
  if (!video) throw new AppError('upload_not_found');
  return video;
}

/**
 * URLs to play a video: the full one for subscribers and the author, otherwise the object that ends after 20
 * seconds. The only code that creates a URL of the full video. Throws `video_not_ready`.
 */
export async function playbackFor(
  ctx: Context,
  { id: viewerId }: { id: string },
  video: VideoRow,
  premiumAccess: { isGated: boolean; authorId: string },
): Promise<Playback> {
  const { fullKey, previewKey, contentType } = video;
  if (video.status !== 'ready' || !fullKey || !previewKey || !contentType) {
    throw new AppError('video_not_ready');
  }
  const viewer = await readViewer(ctx.db, viewerId, video.id);
  if (!viewer) throw new Error(`There is no member ${viewerId}`);
  const isPreview = !maySeeFull(viewer, premiumAccess);
  const sign = (key: string, type: string) =>
    ctx.storage.presignGet(key, { expiresIn: PLAY_URL_SECONDS, contentType: type });
  const captions = video.captionsKey && isPreview ? captionsPreviewKey(video.captionsKey) : video.captionsKey;
  const isBeyond = isPreview && viewer.seconds >= PREVIEW_SECONDS;
  return {
    videoId: video.id,
    url: await sign(isPreview ? previewKey : fullKey, contentType),
    contentType,
    isPreview,
    durationSeconds: Number(video.durationSeconds),
    posterUrl: posterUrlOf(video),
    captionsUrl: captions ? await sign(captions, 'text/vtt; charset=utf-8') : null,
    position: isBeyond ? 0 : viewer.seconds,
    expiresAt: new Date(Date.now() + PLAY_URL_SECONDS * 1000),
  };
}

/** @param seconds the member's position. */
export async function rememberPosition(
  ctx: Context,
  userId: string,
  videoId: string,
  seconds: number,
): Promise<void> {
  const video = await findVideo(ctx.db, videoId);
  if (!video || !mayRemember(userId, video)) throw new AppError('upload_not_found');
  const end = Math.floor(Number(video.durationSeconds));
  const at = Math.min(seconds, end);
  const before = await putPosition(ctx.db, { userId, videoId, seconds: at });
  // Forward by more than plays between two saves is a jump.
  const watched = at - before;
  if (userId !== video.userId && watched > 0 && watched <= MAX_SECONDS_BETWEEN_SAVES)
    await ctx.events.emit(ctx.db, 'video.watched', { videoId, seconds: watched });
}

/**
 * Attaches the member's own upload; call after `acceptVideo`, in the transaction that shows it. Throws
 * `upload_not_found`, `upload_in_use`, and `upload_expired` if it was never accepted.
 */
export async function attachVideo(
  ctx: Context,
  tx: Queryable,
  attachment: { userId: string; videoUrl: string },
): Promise<VideoRow> {
  const id = uploadIdOf(attachment.videoUrl);
  const video = id && (await lockOwn(tx, attachment.userId, id));
  if (!video) throw new AppError('upload_not_found');
  if (video.attachedAt !== null)
    throw new AppError('upload_in_use', { detail: 'You’ve already added this video.' });
  if (video.status === 'uploading') throw new AppError('upload_expired');
  const attachedAt = ctx.clock.now();
  await updateVideo(tx, video.id, { attachedAt });
  return { ...video, attachedAt };
}

/** Call in the transaction that removes what showed it; a job removes its objects. */
export async function detachVideo(tx: Queryable, videoId: string): Promise<void> {
  await updateVideo(tx, videoId, { attachedAt: null });
  await enqueueRemoval(tx, videoId);
}

/** Processes a failed video again. */
export async function retryVideo(ctx: Context, userId: string, videoId: string): Promise<VideoRow> {
  return ctx.db.transaction(async (tx) => {
    if (!(await lockOwn(tx, userId, videoId))) throw new AppError('upload_not_found');
    // Attempts keep counting, because they are part of the keys.
    const video = await advanceStatus(tx, videoId, 'failed', {
      status: 'waiting',
      failureCode: null,
      progress: 0,
    });
    if (!video) throw new AppError('video_not_failed');
    await enqueueProcessing(tx, videoId);
    return video;
  });
}
