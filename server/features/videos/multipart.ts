/** Multipart uploads, as the upload widget calls them. Every call checks the owner of the key. */
import { AppError } from '#shared/http/errors.ts';
import { PARTS_MAX, PART_URL_SECONDS, VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import type { Part } from '#server/providers/storage/object-store.ts';
import { findOwnByKey } from './queries.ts';
import { locationOf } from './put.ts';
import { giveUpUpload } from './video-table.ts';
import { beginProcessing, beginVideo } from './upload.ts';

interface Upload {
  uploadId: string;
  key: string;
}

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status;

/** The member's unfinished upload. Throws `upload_not_found`, also for another member's. */
async function requireOpen(ctx: Context, userId: string, upload: Upload): Promise<VideoRow> {
  const video = await findOwnByKey(ctx.db, userId, upload.key);
  if (video?.multipartId !== upload.uploadId) throw new AppError('upload_not_found');
  return video;
}

/** Null if the store no longer has the upload: it was completed or aborted. */
async function listUnlessGone(ctx: Context, { key, uploadId }: Upload): Promise<Part[] | null> {
  try {
    return await ctx.storage.multipart.list(key, uploadId);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

export async function createMultipart(
  ctx: Context,
  userId: string,
  about: { filename?: string | undefined; type?: string | undefined },
): Promise<{ key: string; uploadId: string; bucket: string }> {
  const { multipart } = ctx.storage;
  const { key, multipartId } = await beginVideo(ctx, userId, about, async (to, contentType) => ({
    multipartId: await multipart.create(to, contentType),
  }));
  return { key, uploadId: multipartId!, bucket: multipart.bucket };
}

export async function listParts(ctx: Context, userId: string, upload: Upload) {
  await requireOpen(ctx, userId, upload);
  const parts = await listUnlessGone(ctx, upload);
  if (!parts) throw new AppError('upload_not_found');
  return parts.map((part) => ({ PartNumber: part.number, ETag: part.etag, Size: part.bytes }));
}

/** Throws `upload_not_found`, and `invalid_request` for an invalid part number. */
export async function signPart(
  ctx: Context,
  userId: string,
  upload: Upload & { partNumber: number },
): Promise<{ url: string; expires: number }> {
  const { key, uploadId, partNumber } = upload;
  if (partNumber < 1 || partNumber > PARTS_MAX) {
    const message = `the part number must be a number between 1 and ${PARTS_MAX}.`;
    throw new AppError('invalid_request', { detail: message, issues: [{ path: 'partNumber', message }] });
  }
  await requireOpen(ctx, userId, upload);
  const url = await ctx.storage.multipart.presignPart(key, uploadId, partNumber, PART_URL_SECONDS);
  return { url, expires: PART_URL_SECONDS };
}

/** Throws `invalid_request` if the store does not have these parts in this order. */
async function join(ctx: Context, { key, uploadId }: Upload, parts: { number: number; etag: string }[]) {
  try {
    await ctx.storage.multipart.complete(key, uploadId, parts);
  } catch (error) {
    if (statusOf(error) !== 400) throw error;
    const message = (error as Error).message;
    throw new AppError('invalid_request', { detail: message, issues: [{ path: 'parts', message }] });
  }
}

/** Completes the upload in the store, once, and returns its size in bytes. Throws what `completeMultipart` throws. */
async function joinOnce(
  ctx: Context,
  video: VideoRow,
  upload: Upload,
  parts: { number: number; etag: string }[],
): Promise<number> {
  const stored = await listUnlessGone(ctx, upload);
  if (!stored) {
    // Completed before, and the response was lost.
    const bytes = await ctx.storage.size(video.sourceKey);
    if (bytes === null) throw new AppError('upload_expired');
    return bytes;
  }
  // All parts count toward the size limit, even those not named.
  const bytes = stored.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes > VIDEO_MAX_BYTES) {
    await giveUpUpload(ctx, video.id);
    throw new AppError('video_too_large');
  }
  await join(ctx, upload, parts);
  return bytes;
}

/** Completes the upload and enqueues processing. Idempotent. */
export async function completeMultipart(
  ctx: Context,
  userId: string,
  upload: Upload,
  parts: { PartNumber: number; ETag: string }[],
): Promise<{ location: string }> {
  const video = await findOwnByKey(ctx.db, userId, upload.key);
  if (!video) throw new AppError('upload_not_found');
  if (video.status === 'uploading') {
    if (video.multipartId !== upload.uploadId) throw new AppError('upload_not_found');
    const named = parts.map((part) => ({ number: part.PartNumber, etag: part.ETag }));
    await beginProcessing(ctx, video.id, await joinOnce(ctx, video, upload, named));
  }
  return { location: locationOf(ctx, video.id) };
}

export async function abortMultipart(
  ctx: Context,
  userId: string,
  upload: Upload,
): Promise<Record<string, never>> {
  const video = await requireOpen(ctx, userId, upload);
  await giveUpUpload(ctx, video.id);
  return {};
}
