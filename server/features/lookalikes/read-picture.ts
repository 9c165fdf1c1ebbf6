import type { Context } from '#server/context.ts';
import { renditionKey } from '#server/features/uploads/public.ts';
import { uploadIdOf } from '#server/files/address.ts';

const MAX_BYTES = 20_000_000;

/** Null if there is none; throws while storage is away. */
export async function readPicture(ctx: Context, imageUrl: string): Promise<Buffer | null> {
  const uploadId = uploadIdOf(imageUrl);
  const key = uploadId && renditionKey(uploadId, 'thumb');
  return key && (await ctx.storage.size(key)) !== null ? ctx.storage.read(key, MAX_BYTES) : null;
}
