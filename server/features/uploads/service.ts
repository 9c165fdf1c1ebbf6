import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { uploadEndpoints } from '#shared/uploads/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { UploadRow } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { objectPathOf, uploadIdOf } from '#server/files/address.ts';
import {
  presignUpload,
  requireArrived,
  requireSize,
  requireType,
  requireUploader,
} from '#server/files/issue.ts';
import { isLate, removeSecondPut } from '#server/files/table.ts';
import { incomingKey } from './keys.ts';
import { PICTURE, type PictureOwner, isPrivate } from './picture-owner.ts';
import { detachUpload } from './renditions.ts';
import { imageSemaphore, storeRenditions } from './store-renditions.ts';
import {
  type Check,
  beginCheck,
  endCheck,
  findUpload,
  insertManifest,
  insertUpload,
  lockUpload,
  markAttached,
  markReady,
  removeChecked,
} from './queries.ts';

export interface ProcessedImage {
  objectPath: string;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
}

/** A check that takes longer belongs to a process that has died. */
const CHECK_MS = 60_000;
/** How often to look again while another process is checking. */
const BUSY_MS = 200;

function toImage(row: UploadRow): ProcessedImage {
  const { width, height, placeholder } = row;
  if (width === null || height === null || placeholder === null) throw new AppError('upload_expired');
  return { objectPath: objectPathOf(row.id), width, height, placeholder };
}

/** A URL for one PUT. Declared type and size are signed into it. */
export async function createUploadUrl(
  ctx: Context,
  owner: PictureOwner,
  userId: string,
  about: z.output<typeof uploadEndpoints.createUrl.body> = {},
): Promise<{ uploadURL: string }> {
  requireType(owner, about.contentType);
  requireSize(owner, about.size);
  await requireUploader(ctx, owner, userId);
  const id = randomUUID();
  const key = incomingKey(userId, id);
  const { uploadURL, expiresAt } = await presignUpload(ctx, key, about);
  const purpose = isPrivate(owner.kind) ? { purpose: owner.kind } : {};
  await insertUpload(ctx.db, { id, userId, key, ...purpose, createdAt: ctx.clock.now(), expiresAt });
  return { uploadURL };
}

/** The member's own upload. Throws `upload_not_found`, and `upload_expired` if it was left too long. */
async function requireUpload(ctx: Context, userId: string, imageUrl: string): Promise<UploadRow> {
  const id = uploadIdOf(imageUrl);
  const row = id && (await findUpload(ctx.db, userId, id));
  if (!row) throw new AppError('upload_not_found');
  const isKept = row.status === 'attached' || row.isInDraft;
  if (!isKept && isLate(ctx, { createdAt: row.leftDraftAt ?? row.createdAt }))
    throw new AppError('upload_expired');
  return row;
}

/** Stores nothing of an image that cannot be used. */
async function checkIncoming(ctx: Context, row: UploadRow, check: Check): Promise<void> {
  const incoming = incomingKey(row.userId, row.id);
  try {
    await requireArrived(ctx, PICTURE, incoming);
    const bytes = await ctx.storage.read(incoming, PICTURE.maxBytes);
    const { facts, manifest } = await storeRenditions(ctx, row, bytes);
    if (manifest) await insertManifest(ctx.db, row.id, manifest);
    await markReady(ctx.db, check, facts);
    await ctx.storage.remove([incoming]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'upload_expired') await endCheck(ctx.db, check);
    else {
      await ctx.storage.remove([incoming]);
      await removeChecked(ctx.db, check);
      await removeSecondPut(ctx.db, [incoming]);
    }
    throw error;
  }
}

/**
 * One process at a time checks an upload, so that a checked file is never replaced. Decoding takes seconds, so
 * the row records the check instead of an open transaction.
 */
async function processIncoming(ctx: Context, row: UploadRow): Promise<void> {
  const isBusy = await imageSemaphore(async () => {
    const now = ctx.clock.now();
    const check = await beginCheck(ctx.db, row.id, now, new Date(now.getTime() + CHECK_MS));
    if (check) await checkIncoming(ctx, row, check);
    return !check && (await findUpload(ctx.db, row.userId, row.id))?.status === 'issued';
  });
  if (!isBusy) return;
  await sleep(BUSY_MS);
  await processIncoming(ctx, row);
}

/** Uploads being processed in this process, so that concurrent calls share the work. */
const underway = new Map<string, Promise<void>>();

async function processOnce(ctx: Context, row: UploadRow): Promise<void> {
  const work = underway.get(row.id) ?? processIncoming(ctx, row).finally(() => underway.delete(row.id));
  underway.set(row.id, work);
  await work;
}

/** Inspects the member's upload and makes its renditions, once. */
export async function processImage(ctx: Context, userId: string, imageUrl: string): Promise<ProcessedImage> {
  const row = await requireUpload(ctx, userId, imageUrl);
  if (row.status !== 'issued') return toImage(row);
  await processOnce(ctx, row);
  return toImage(await requireUpload(ctx, userId, imageUrl));
}

/**
 * Called before `attachUpload`, to keep slow work out of the transaction. Throws what `processImage` throws, and
 * `upload_quota`: the quota may have been used up since the URL was issued.
 */
export async function prepareUpload(
  ctx: Context,
  owner: PictureOwner,
  userId: string,
  imageUrl: string,
): Promise<void> {
  const row = await requireUpload(ctx, userId, imageUrl);
  if (row.status === 'attached') return;
  await requireUploader(ctx, owner, userId);
  await processImage(ctx, userId, imageUrl);
}

/**
 * Attaches the member's processed upload; call in the transaction that shows it. Throws `upload_not_found`,
 * `upload_in_use`, and `upload_expired` if it was never processed.
 */
export async function attachUpload(
  tx: Queryable,
  owner: PictureOwner,
  attachment: { userId: string; imageUrl: string },
): Promise<ProcessedImage> {
  const id = uploadIdOf(attachment.imageUrl);
  const row = id && (await lockUpload(tx, attachment.userId, id));
  // One that was public can't become private.
  if (!row || (isPrivate(owner.kind) && !isPrivate(row.purpose))) throw new AppError('upload_not_found');
  if (row.status === 'attached') throw new AppError('upload_in_use');
  const image = toImage(row);
  await markAttached(tx, row.id, owner.kind);
  return image;
}

/** Attaches another picture, or none, in place of the one that is shown. Throws what `attachUpload` throws. */
export async function exchangeUpload(
  tx: Queryable,
  owner: PictureOwner,
  { userId, imageUrl, shown }: { userId: string; imageUrl: string | null; shown: string | null },
): Promise<ProcessedImage | null> {
  const image = imageUrl === null ? null : await attachUpload(tx, owner, { userId, imageUrl });
  await detachUpload(tx, shown);
  return image;
}

/** Stores an image from the server itself as a member's upload, ready to be attached. */
export async function storeUpload(ctx: Context, userId: string, bytes: Buffer): Promise<ProcessedImage> {
  const id = randomUUID();
  const { facts, manifest } = await imageSemaphore(() => storeRenditions(ctx, { id, userId }, bytes));
  const now = ctx.clock.now();
  await insertUpload(ctx.db, { id, userId, status: 'ready', ...facts, createdAt: now, expiresAt: now });
  if (manifest) await insertManifest(ctx.db, id, manifest);
  return {
    objectPath: objectPathOf(id),
    width: facts.width,
    height: facts.height,
    placeholder: facts.placeholder,
  };
}
