import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { uploadEndpoints } from '#shared/uploads/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, UPLOAD_URL_MINUTES } from '#shared/kernel/limits.ts';
import type { UploadPurpose, UploadRow } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { incomingKey, objectPathOf, uploadIdOf } from './keys.ts';
import { mayPublishMore, mayStoreMore, type Usage } from './policy.ts';
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
  readUsage,
  removeChecked,
} from './queries.ts';

export interface ProcessedImage {
  objectPath: string;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
}

const URL_SECONDS = UPLOAD_URL_MINUTES * 60;
/** Unattached uploads are removed after this time. */
export const UNATTACHED_MS = 86_400_000;
/** A check that takes longer belongs to a process that has died. */
const CHECK_MS = 60_000;
/** How often to look again while another process is checking. */
const BUSY_MS = 200;

function toImage(row: UploadRow): ProcessedImage {
  const { width, height, placeholder } = row;
  if (width === null || height === null || placeholder === null) throw new AppError('upload_expired');
  return { objectPath: objectPathOf(row.id), width, height, placeholder };
}

/** Throws `upload_quota`. */
async function requireQuota(ctx: Context, userId: string, may: (usage: Usage) => boolean): Promise<void> {
  const now = ctx.clock.now();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  if (!may(await readUsage(ctx.db, userId, monthStart))) throw new AppError('upload_quota');
}

/** Checks the quota for files of any kind. Throws `upload_quota`. */
export async function requireStorage(ctx: Context, userId: string): Promise<void> {
  await requireQuota(ctx, userId, mayStoreMore);
}

/** A URL for one PUT. Declared type and size are signed into it. */
export async function createUploadUrl(
  ctx: Context,
  member: Member,
  about: z.output<typeof uploadEndpoints.createUrl.body>,
): Promise<{ uploadURL: string }> {
  const { contentType, size } = about ?? {};
  if (contentType !== undefined && !IMAGE_TYPES.some((type) => type === contentType)) {
    throw new AppError('unsupported_type');
  }
  if (size !== undefined && size > IMAGE_MAX_BYTES) throw new AppError('file_too_large');
  const isArtwork = (about?.purpose ?? 'artwork') === 'artwork';
  await requireQuota(ctx, member.id, isArtwork ? mayPublishMore : mayStoreMore);
  const id = randomUUID();
  const now = ctx.clock.now();
  const key = incomingKey(member.id, id);
  const uploadURL = await ctx.storage.presignPut(key, {
    expiresIn: URL_SECONDS,
    ...(contentType === undefined ? {} : { contentType }),
    ...(size === undefined ? {} : { bytes: size }),
  });
  const expiresAt = new Date(now.getTime() + URL_SECONDS * 1000);
  await insertUpload(ctx.db, { id, userId: member.id, key, createdAt: now, expiresAt });
  return { uploadURL };
}

/** The member's own upload. Throws `upload_not_found`, and `upload_expired` if it was left too long. */
async function requireUpload(ctx: Context, userId: string, imageUrl: string): Promise<UploadRow> {
  const id = uploadIdOf(imageUrl);
  const row = id && (await findUpload(ctx.db, userId, id));
  if (!row) throw new AppError('upload_not_found');
  const isLate = ctx.clock.now().getTime() - row.createdAt.getTime() > UNATTACHED_MS;
  if (isLate && row.status !== 'attached') throw new AppError('upload_expired');
  return row;
}

async function readIncoming(ctx: Context, key: string): Promise<Buffer> {
  const size = await ctx.storage.size(key);
  if (size === null) throw new AppError('upload_expired');
  if (size > IMAGE_MAX_BYTES) throw new AppError('file_too_large');
  return ctx.storage.read(key, IMAGE_MAX_BYTES);
}

/** Stores nothing of an image that cannot be used. */
async function checkIncoming(ctx: Context, row: UploadRow, check: Check): Promise<void> {
  const incoming = incomingKey(row.userId, row.id);
  try {
    const bytes = await readIncoming(ctx, incoming);
    const { facts, manifest } = await storeRenditions(ctx, row, bytes);
    if (manifest) await insertManifest(ctx.db, row.id, manifest);
    await markReady(ctx.db, check, facts);
    await ctx.storage.remove([incoming]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'upload_expired') await endCheck(ctx.db, check);
    else {
      await ctx.storage.remove([incoming]);
      await removeChecked(ctx.db, check);
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
 * Called before `attachUpload` of an artwork, to keep slow work out of the transaction. Throws what
 * `processImage` throws, and `upload_quota`: the quota may have been used up since the URL was issued.
 */
export async function ensureProcessed(ctx: Context, userId: string, imageUrl: string): Promise<void> {
  const row = await requireUpload(ctx, userId, imageUrl);
  if (row.status === 'attached') return;
  await requireQuota(ctx, userId, mayPublishMore);
  await processImage(ctx, userId, imageUrl);
}

/**
 * Attaches the member's processed upload; call in the transaction that shows it. Throws `upload_not_found`,
 * `upload_in_use`, and `upload_expired` if it was never processed.
 */
export async function attachUpload(
  tx: Queryable,
  attachment: { userId: string; imageUrl: string; purpose: UploadPurpose },
): Promise<ProcessedImage> {
  const id = uploadIdOf(attachment.imageUrl);
  const row = id && (await lockUpload(tx, attachment.userId, id));
  if (!row) throw new AppError('upload_not_found');
  if (row.status === 'attached') throw new AppError('upload_in_use');
  const image = toImage(row);
  await markAttached(tx, row.id, attachment.purpose);
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
