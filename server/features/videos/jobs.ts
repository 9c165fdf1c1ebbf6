import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { posterKeys } from '#server/features/uploads/public.ts';
import { enqueueProcessing } from './enqueue.ts';
import { listStalled } from './lease-queries.ts';
import { fullKey, previewKey } from './keys.ts';
import { FOLDER } from './process.ts';
import { findVideo, lockAbandoned, lockDetached, removeVideos } from './queries.ts';
import { captionsKeys } from './captions.ts';

const BATCH = 50;
const DAY_MS = 86_400_000;
const PARTS_DAYS = 7;
/** Longer than processing may take. */
const FOLDER_MS = 3_600_000;

type Stored = Pick<VideoRow, 'id' | 'sourceKey' | 'attempts' | 'captionsKey'>;

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

async function abortParts(ctx: Context, video: VideoRow): Promise<void> {
  if (!video.multipartId) return;
  try {
    await ctx.storage.multipart.abort(video.sourceKey, video.multipartId);
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
}

/** Objects are deleted first, so that after a crash the rows still lead to them. */
const removeBatch = (ctx: Context, now: number): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const cutoff = new Date(now - DAY_MS);
    const abandoned = await lockAbandoned(tx, cutoff, new Date(now - PARTS_DAYS * DAY_MS), BATCH);
    if (abandoned.length === 0) return 0;
    for (const video of abandoned) await abortParts(ctx, video);
    await ctx.storage.remove(abandoned.flatMap(allKeys));
    await removeVideos(
      tx,
      abandoned.map((video) => video.id),
    );
    return abandoned.length;
  });

/** Removes a detached video unless it was attached again. Objects first, as above. */
export const removeDetachedVideo = (ctx: Context, videoId: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const video = await lockDetached(tx, videoId);
    if (!video) return;
    await abortParts(ctx, video);
    await ctx.storage.remove(allKeys(video));
    await removeVideos(tx, [video.id]);
  });

/** Leftovers of workers killed on this machine. */
async function removeFolders(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(FOLDER));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > FOLDER_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Removes videos not attached within a day, and multipart uploads not completed within a week. */
export async function removeUnattachedVideos(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  while ((await removeBatch(ctx, now)) === BATCH);
  await removeFolders();
}

/** Enqueues videos of dead workers and lost jobs again. */
export async function resumeVideos(ctx: Context): Promise<void> {
  for (const id of await listStalled(ctx.db)) await enqueueProcessing(ctx.db, id);
}

/** Objects of a copy whose transaction was rolled back. */
export async function removeLostCopy(ctx: Context, copy: Stored): Promise<void> {
  if (!(await findVideo(ctx.db, copy.id))) await ctx.storage.remove(allKeys(copy));
}
