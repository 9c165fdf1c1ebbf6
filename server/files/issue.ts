/** Addresses to upload to, and what is refused before and after. */
import { AppError } from '#shared/http/errors.ts';
import { UPLOAD_URL_MINUTES } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import type { FileOwner } from './owner.ts';
import { requireQuota } from './quota.ts';

type Limits = Pick<FileOwner, 'maxBytes' | 'refusals'>;

export const URL_SECONDS = UPLOAD_URL_MINUTES * 60;

export const unsupported = ({ refusals }: Pick<FileOwner, 'refusals'>): AppError =>
  new AppError('unsupported_type', refusals.type);

/** Throws `unsupported_type`. */
export function requireType(owner: FileOwner, contentType: string | undefined): void {
  if (contentType !== undefined && !owner.types.includes(contentType)) throw unsupported(owner);
}

/** Throws the owner's error for files that are too large. */
export function requireSize({ maxBytes, refusals: { size } }: Limits, bytes: number | undefined): void {
  if (bytes !== undefined && bytes > maxBytes) throw new AppError(size.code, size);
}

/** Throws `upload_quota`, and what the owner's own rule throws. */
export async function requireUploader(ctx: Context, owner: FileOwner, userId: string): Promise<void> {
  await owner.requireUploader?.(ctx.db, userId, ctx.clock.now());
  await requireQuota(ctx, owner, userId);
}

/** A URL for one PUT. Declared type and size are signed into it. */
export async function presignUpload(
  ctx: Context,
  key: string,
  { contentType, size }: { contentType?: string | undefined; size?: number | undefined } = {},
): Promise<{ uploadURL: string; expiresAt: Date }> {
  const uploadURL = await ctx.storage.presignPut(key, {
    expiresIn: URL_SECONDS,
    ...(contentType === undefined ? {} : { contentType }),
    ...(size === undefined ? {} : { bytes: size }),
  });
  return { uploadURL, expiresAt: new Date(ctx.clock.now().getTime() + URL_SECONDS * 1000) };
}

/** The size of what was uploaded. Throws `upload_expired` if there is nothing, and the owner's error if it is too much. */
export async function requireArrived(ctx: Context, owner: Limits, key: string): Promise<number> {
  const bytes = await ctx.storage.size(key);
  if (bytes === null) throw new AppError('upload_expired');
  requireSize(owner, bytes);
  return bytes;
}
