/** Processes an upload into playable files. Nothing is visible before the final transaction. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MAX_BYTES } from '#shared/videos/limits.ts';
import type { VideoFailure } from '#shared/videos/failures.ts';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { posterKeys, storePoster } from '#server/features/uploads/public.ts';
import { grabFrame } from './processing/poster.ts';
import { InvalidVideo, type VideoFacts, type VideoFiles } from './processing/prepare.ts';
import { prepareInThread } from './processing/run.ts';
import { updateLeased, acquireLease } from './lease-queries.ts';
import { LeaseLost, type Lease, leaseVideo } from './lease.ts';
import { fullKey, previewKey } from './keys.ts';
import { findVideo } from './queries.ts';

/** In a row, before the author is asked to retry. */
const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 30 * 60_000;
export const FOLDER = 'atelier-video-';
/** Overall progress in percent at the end of fetching and cutting. */
const FETCHED = 20;
const CUT = 80;

async function fetchSource(ctx: Context, video: VideoRow, file: string, signal: AbortSignal): Promise<void> {
  const object = await ctx.storage.stream(video.sourceKey);
  if (!object) throw new InvalidVideo('upload_missing');
  if (object.bytes > VIDEO_MAX_BYTES) {
    object.body.destroy();
    throw new InvalidVideo('video_too_large');
  }
  await pipeline(object.body, createWriteStream(file), { signal });
}

/** False without ffmpeg or if no frame could be taken; then the author's thumbnail is shown. */
async function makePoster(ctx: Context, id: string, file: string, seconds: number): Promise<boolean> {
  const frame = await grabFrame(file, seconds);
  if (!frame) return false;
  try {
    await storePoster(ctx, id, frame);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, videoId: id }, 'poster could not be made');
    return false;
  }
}

async function storeOutputs(ctx: Context, lease: Lease, files: VideoFiles, facts: VideoFacts) {
  const { video } = lease;
  const keys = {
    fullKey: fullKey(video.id, video.attempts),
    previewKey: previewKey(video.id, video.attempts),
  };
  await ctx.storage.writeFile(keys.previewKey, files.preview, facts.contentType);
  await ctx.storage.writeFile(keys.fullKey, files.full, facts.contentType);
  const hasPoster = await makePoster(ctx, video.id, files.full, facts.durationSeconds);
  return { ...keys, posterKey: hasPoster ? posterKeys(video.id)[0]! : null };
}

async function finish(ctx: Context, lease: Lease, fields: Partial<VideoRow>): Promise<void> {
  const { video } = lease;
  await ctx.db.transaction(async (tx) => {
    const done = { ...fields, status: 'ready', progress: 100, failureCode: null };
    if (!(await updateLeased(tx, video, done))) throw new LeaseLost();
    await ctx.events.emit(tx, 'video.processed', { videoId: video.id, userId: video.userId });
    await ctx.live.publish(tx, { to: [video.userId] }, { type: 'video', videoId: video.id });
  });
  await ctx.storage.remove([video.sourceKey]);
}

/** The upload stays for a retry. */
async function giveUp(ctx: Context, video: VideoRow, failureCode: VideoFailure): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await updateLeased(tx, video, { status: 'failed', failureCode, progress: 0 }))) return;
    await ctx.events.emit(tx, 'video.failed', { videoId: video.id, userId: video.userId });
    await ctx.live.publish(tx, { to: [video.userId] }, { type: 'video', videoId: video.id });
  });
}

async function prepare(ctx: Context, lease: Lease, folder: string): Promise<void> {
  const { video, signal } = lease;
  const [source, full, preview] = ['source', 'full', 'preview'].map((name) => path.join(folder, name));
  const files: VideoFiles = { source: source!, full: full!, preview: preview! };
  await fetchSource(ctx, video, files.source, signal);
  lease.report(FETCHED);
  const onProgress = (part: number) => lease.report(FETCHED + part * (CUT - FETCHED));
  const facts = await prepareInThread(files, { signal, onProgress });
  lease.report(CUT);
  const keys = await storeOutputs(ctx, lease, files, facts);
  signal.throwIfAborted();
  const { size: bytes } = await stat(files.full);
  const { contentType, width, height, durationSeconds } = facts;
  await finish(ctx, lease, {
    ...keys,
    contentType,
    width,
    height,
    bytes,
    durationSeconds: durationSeconds.toFixed(2),
  });
}

/** Deletes the attempt's objects. Rethrows unless a retry would not help. */
async function onFailure(ctx: Context, video: VideoRow, error: unknown, isStopped: boolean): Promise<void> {
  await ctx.storage.remove([fullKey(video.id, video.attempts), previewKey(video.id, video.attempts)]);
  if (error instanceof LeaseLost) {
    // Removed in the meantime: delete the poster too. Another worker would create the same one again.
    if (!(await findVideo(ctx.db, video.id))) await ctx.storage.remove(posterKeys(video.id));
    return;
  }
  if (error instanceof InvalidVideo) {
    ctx.log.info({ err: error, videoId: video.id }, 'video cannot be used');
    return giveUp(ctx, video, error.failure);
  }
  if (!isStopped && video.attempts % MAX_ATTEMPTS === 0) {
    ctx.log.error({ err: error, videoId: video.id }, 'video could not be processed');
    return giveUp(ctx, video, 'processing_failed');
  }
  await updateLeased(ctx.db, video, { status: 'waiting', progress: 0 });
  throw error;
}

/**
 * Processes one video unless another worker has it. Throws temporary errors, so that the job is retried.
 * @param stop when the server stops; the video waits for another worker
 */
export async function processVideo(ctx: Context, videoId: string, stop?: AbortSignal): Promise<void> {
  const video = await acquireLease(ctx.db, videoId);
  if (!video) return;
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])];
  const lease = leaseVideo(ctx, video, AbortSignal.any(signals));
  const folder = await mkdtemp(path.join(os.tmpdir(), FOLDER));
  try {
    await prepare(ctx, lease, folder);
  } catch (error) {
    await lease.end();
    // An aborted step reports only the abort.
    const why: unknown = lease.signal.aborted ? lease.signal.reason : error;
    await onFailure(ctx, video, why, stop?.aborted ?? false);
  } finally {
    await lease.end();
    await rm(folder, { recursive: true, force: true });
  }
}
