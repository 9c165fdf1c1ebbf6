import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { copyPoster, posterKeys } from '#server/features/uploads/public.ts';
import { REMOVE_LOST_COPY } from './enqueue.ts';
import { captionsPreviewKey, fullKey, newCaptionsKey, previewKey, sourceKey } from './keys.ts';
import { findVideo, insertVideo } from './queries.ts';

/** Transactions that use the copy end sooner. */
const LOST_AFTER_MS = 3_600_000;

type Keys = Pick<VideoRow, 'fullKey' | 'previewKey' | 'posterKey' | 'captionsKey'>;

async function copyObjects(ctx: Context, from: VideoRow, id: string, to: Keys): Promise<void> {
  const copy = async (source: string | null, target: string | null) => {
    if (source && target) await ctx.storage.copy(source, target);
  };
  await copy(from.fullKey, to.fullKey);
  await copy(from.previewKey, to.previewKey);
  await copy(from.captionsKey, to.captionsKey);
  if (from.captionsKey && to.captionsKey) {
    await copy(captionsPreviewKey(from.captionsKey), captionsPreviewKey(to.captionsKey));
  }
  if (from.posterKey) await copyPoster(ctx, from.id, id);
}

/**
 * Copies a ready video into a new one, used by what the transaction adds. The caller must authorize. Throws
 * `upload_not_found`, `video_not_ready`.
 */
export async function copyVideo(
  ctx: Context,
  tx: Queryable,
  videoId: string,
  toUserId: string,
): Promise<VideoRow> {
  const from = await findVideo(tx, videoId);
  if (!from) throw new AppError('upload_not_found');
  if (from.status !== 'ready') throw new AppError('video_not_ready');
  const id = randomUUID();
  const keys: Keys = {
    fullKey: fullKey(id, 0),
    previewKey: previewKey(id, 0),
    posterKey: from.posterKey && posterKeys(id)[0]!,
    captionsKey: from.captionsKey && newCaptionsKey(id),
  };
  const now = ctx.clock.now();
  const row = { ...from, ...keys, id, userId: toUserId, sourceKey: sourceKey(toUserId, id), attempts: 0 };
  const copy: VideoRow = { ...row, multipartId: null, attachedAt: now, createdAt: now, updatedAt: now };
  // Outside of the transaction: after a rollback the objects are found and removed.
  const at = new Date(Date.now() + LOST_AFTER_MS);
  const stored = { id, sourceKey: copy.sourceKey, attempts: 0, captionsKey: copy.captionsKey };
  await addJob(ctx.db, REMOVE_LOST_COPY, stored, { key: `copy:${id}`, at });
  await copyObjects(ctx, from, id, keys);
  await insertVideo(tx, copy);
  return copy;
}
