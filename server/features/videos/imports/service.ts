/** How an import starts and ends. The download is in fetch-video.ts. */
import type * as z from 'zod/mini';
import type { videoImportEndpoints } from '#shared/videos/imports/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { VideoImportRow } from '#shared/videos/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { detachVideo } from '../service.ts';
import { requireUploader } from '#server/files/issue.ts';
import { videoOwner } from '../owner.ts';
import { beginVideo } from '../upload.ts';
import { inspectLink } from './inspect-link.ts';
import {
  countUnderway,
  endImport,
  findLastFailure,
  findOwnByToken,
  insertImport,
  lockImportsOf,
  takeWaiting,
} from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** Per member. */
const MAX_AT_ONCE = 5;
/** Time in which a token must be used. */
export const WAITING_MS = 15 * 60_000;
/** Time an import may take. */
export const RUNNING_MS = 3_600_000;
/**
 * The widget retries after an error on the websocket; during this time the same failure is returned without
 * another download.
 */
const REFUSED_MS = 10 * 60_000;

const ago = (ctx: Context, ms: number): Date => new Date(ctx.clock.now().getTime() - ms);

export async function describeLink(
  ctx: Context,
  userId: string,
  url: string,
): Promise<z.output<typeof videoImportEndpoints.meta.response>> {
  await requireUploader(ctx, videoOwner, userId);
  const { name, type, bytes } = await inspectLink(ctx, url);
  return { name, type, size: bytes, statusCode: 200 };
}

/**
 * Creates an import that waits for its websocket. Everything that can be checked before the download is refused here,
 * because the widget does not retry then.
 */
export async function createImport(ctx: Context, userId: string, url: string): Promise<{ token: string }> {
  await requireUploader(ctx, videoOwner, userId);
  const mayBegin = async (db: Queryable): Promise<boolean> =>
    (await countUnderway(db, userId, ago(ctx, RUNNING_MS))) < MAX_AT_ONCE;
  if (!(await mayBegin(ctx.db))) throw new AppError('too_many_imports');
  const failure = await findLastFailure(ctx.db, { userId, url, since: ago(ctx, REFUSED_MS) });
  if (failure === 'video_too_large') throw new AppError('video_too_large');
  const { type } = await inspectLink(ctx, url);
  const { id: videoId } = await beginVideo(ctx, userId, { type });
  const token = newToken();
  const row = { userId, token: hashToken(token), url, videoId, createdAt: ctx.clock.now() };
  const isBegun = await ctx.db.transaction(async (tx) => {
    await lockImportsOf(tx, userId);
    const may = await mayBegin(tx);
    if (may) await insertImport(tx, row);
    else await detachVideo(tx, videoId);
    return may;
  });
  if (!isBegun) throw new AppError('too_many_imports');
  return { token };
}

/** Null if the member has no such import. */
export const findImport = (ctx: Context, userId: string, token: string): Promise<VideoImportRow | null> =>
  findOwnByToken(ctx.db, userId, hashToken(token));

/** Starts the import once. On repetition returns the stored location, or null if there is none. */
export async function takeImport(
  ctx: Context,
  found: VideoImportRow,
): Promise<{ running: VideoImportRow } | { storedId: string | null }> {
  const running = await takeWaiting(ctx.db, found.id, ago(ctx, WAITING_MS));
  if (running) return { running };
  const { status, failureCode, videoId } = found;
  return { storedId: status === 'ended' && failureCode === null ? videoId : null };
}

/** Deletes what was stored, whatever happened to it. */
export const giveUpImport = (
  ctx: Context,
  { id, videoId }: Pick<VideoImportRow, 'id' | 'videoId'>,
  failureCode: string,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    if ((await endImport(tx, id, failureCode)) && videoId) await detachVideo(tx, videoId);
  });

/** The import became a video. */
export const finishImport = (ctx: Context, id: string): Promise<boolean> => endImport(ctx.db, id, null);
