import type { Context } from '#server/context.ts';
import { objectPathOf } from '#server/files/address.ts';
import { readOwnVideo } from './service.ts';
import { acceptVideo } from './upload.ts';

/**
 * Stores a local file as the bytes of an upload and enqueues processing. Returns its location, like the last
 * call of a multipart upload. Throws `upload_not_found`, `video_too_large`, `upload_quota`.
 */
export async function putVideo(
  ctx: Context,
  userId: string,
  upload: { id: string; file: string; contentType: string },
): Promise<string> {
  const { sourceKey } = await readOwnVideo(ctx, userId, upload.id);
  await ctx.storage.writeFile(sourceKey, upload.file, upload.contentType);
  await acceptVideo(ctx, userId, objectPathOf(upload.id));
  return locationOf(ctx, upload.id);
}

/** Absolute, as widgets expect it. */
export const locationOf = (ctx: Context, id: string): string => `${ctx.config.publicUrl}${objectPathOf(id)}`;
