/** Single uploads, and how every upload starts and is accepted. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/http/errors.ts';
import { MULTIPART_FROM_BYTES } from '#shared/videos/limits.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { uploadIdOf } from '#server/files/address.ts';
import {
  URL_SECONDS,
  presignUpload,
  requireArrived,
  requireSize,
  requireUploader,
  unsupported,
} from '#server/files/issue.ts';
import { requireQuota } from '#server/files/quota.ts';
import { enqueueProcessing } from './enqueue.ts';
import { ownPrefix, sourceKey } from './keys.ts';
import { videoOwner } from './owner.ts';
import { findOwn, insertVideo, advanceStatus } from './queries.ts';
import { giveUpUpload } from './video-table.ts';

interface FileAbout {
  filename?: string | undefined;
  type?: string | undefined;
}

const EXTENSIONS: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' };

/** The declared type; the actual one is detected later. Throws `unsupported_type`. */
function declaredType({ filename = '', type }: FileAbout): string {
  const guess = EXTENSIONS[filename.split('.').at(-1)?.toLowerCase() ?? ''];
  const declared = type?.split(';')[0]?.trim().toLowerCase() || guess;
  const found = videoOwner.types.find((known) => known === declared);
  if (found) return found;
  throw unsupported(videoOwner);
}

/**
 * Inserts a row for a new upload and returns its target.
 * @param open starts it in the store and returns what to save Throws `unsupported_type`,
 * `artist_name_required`, `upload_quota`.
 */
export async function beginVideo(
  ctx: Context,
  userId: string,
  about: FileAbout,
  open: (key: string, contentType: string) => Promise<{ multipartId?: string }> = async () => ({}),
): Promise<{ id: string; key: string; contentType: string; multipartId: string | null }> {
  const contentType = declaredType(about);
  await requireUploader(ctx, videoOwner, userId);
  const id = randomUUID();
  const key = sourceKey(userId, id);
  const { multipartId = null } = await open(key, contentType);
  await insertVideo(ctx.db, { id, userId, sourceKey: key, multipartId, createdAt: ctx.clock.now() });
  return { id, key, contentType, multipartId };
}

/** A form for one POST of at most 100 MB. */
export async function createForm(ctx: Context, userId: string, about: FileAbout) {
  const { key, contentType } = await beginVideo(ctx, userId, about);
  const options = { contentType, maxBytes: MULTIPART_FROM_BYTES, expiresIn: URL_SECONDS };
  const form = await ctx.storage.presignPost(key, options);
  return { method: 'POST' as const, ...form, expires: URL_SECONDS };
}

/** A URL for one PUT. Declared type and size are signed into it. Also throws `video_too_large`. */
export async function createVideoUrl(
  ctx: Context,
  userId: string,
  about: { name?: string | undefined; contentType?: string | undefined; size?: number | undefined },
): Promise<{ uploadURL: string }> {
  requireSize(videoOwner, about.size);
  const { key, contentType } = await beginVideo(ctx, userId, {
    filename: about.name,
    type: about.contentType,
  });
  const { uploadURL } = await presignUpload(ctx, key, { contentType, size: about.size });
  return { uploadURL };
}

/** Uploads with temporary credentials have no row yet; the key contains member and video. */
async function adopt(ctx: Context, userId: string, id: string): Promise<VideoRow | null> {
  if (!ctx.storage.issueTemporaryCredentials) return null;
  const key = sourceKey(userId, id);
  if ((await ctx.storage.size(key)) === null) return null;
  await requireUploader(ctx, videoOwner, userId);
  await insertVideo(ctx.db, { id, userId, sourceKey: key, createdAt: ctx.clock.now() }).onConflictDoNothing();
  return findOwn(ctx.db, userId, id);
}

/** Accepts the upload and enqueues processing. */
export async function beginProcessing(ctx: Context, id: string, bytes: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const video = await advanceStatus(tx, id, 'uploading', { status: 'waiting', multipartId: null, bytes });
    if (video) await enqueueProcessing(tx, id);
  });
}

/**
 * Called when the member's upload is complete; enqueues processing once. Throws `upload_not_found`,
 * `upload_expired` if there are no bytes, `video_too_large`, `upload_quota`.
 */
export async function acceptVideo(ctx: Context, userId: string, videoUrl: string): Promise<VideoRow> {
  const id = uploadIdOf(videoUrl);
  const video = id && ((await findOwn(ctx.db, userId, id)) ?? (await adopt(ctx, userId, id)));
  if (!video) throw new AppError('upload_not_found');
  if (video.status !== 'uploading') return video;
  if (video.multipartId !== null) throw new AppError('upload_expired');
  const bytes = await requireArrived(ctx, videoOwner, video.sourceKey).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'video_too_large') await giveUpUpload(ctx, video.id);
    throw error;
  });
  await requireQuota(ctx, videoOwner, userId);
  await beginProcessing(ctx, video.id, bytes);
  const accepted = await findOwn(ctx.db, userId, video.id);
  if (!accepted) throw new AppError('upload_not_found');
  return accepted;
}

/** Temporary credentials limited to the member's own prefix. */
export async function issueTemporaryCredentials(ctx: Context, userId: string) {
  if (!ctx.storage.issueTemporaryCredentials) throw new AppError('not_configured');
  const issued = await ctx.storage.issueTemporaryCredentials(ownPrefix(userId));
  return {
    credentials: {
      AccessKeyId: issued.accessKeyId,
      SecretAccessKey: issued.secretAccessKey,
      SessionToken: issued.sessionToken,
      Expiration: issued.expiresAt.toISOString(),
    },
    bucket: issued.bucket,
    region: issued.region,
  };
}
