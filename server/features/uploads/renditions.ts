/** Stored files behind an image URL, and detaching them. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { RenditionName } from '#shared/kernel/limits.ts';
import { artworkCredentials, imageCredentials } from '#shared/credentials/tables.ts';
import { type UploadRow, uploads } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { ObjectStore } from '#server/providers/storage/object-store.ts';
import { findDelivered } from './delivered-queries.ts';
import { shownUploadIdOf, uploadIdOf } from '#server/files/address.ts';
import { SIGNED_NAMES, deliveredKey, renditionKey, signedKey } from './keys.ts';

export type StoredRendition = NonNullable<Awaited<ReturnType<ObjectStore['stream']>>>;

async function keyFor(ctx: Context, uploadId: string, which: RenditionName | 'original') {
  if (which !== 'original') return renditionKey(uploadId, which);
  const [row] = await ctx.db.select({ key: uploads.key }).from(uploads).where(eq(uploads.id, uploadId));
  return row?.key ?? null;
}

/** Its signed files are there. With CREDENTIALS=off those of before are not used. */
async function isSigned(ctx: Context, uploadId: string): Promise<boolean> {
  if (!ctx.credentials) return false;
  for (const table of [artworkCredentials, imageCredentials]) {
    const isIt = and(eq(table.uploadId, uploadId), isNotNull(table.version));
    if ((await ctx.db.$count(table, isIt)) > 0) return true;
  }
  return false;
}

/** Finds an upload of any member. The caller must authorize. */
export async function findUploadById(ctx: Context, uploadId: string): Promise<UploadRow | null> {
  const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, uploadId));
  return row ?? null;
}

/** Opens the stored file, without a signature. Null if there is no such file. The caller must authorize. */
export async function openRendition(
  ctx: Context,
  imageUrl: string,
  which: RenditionName | 'original',
): Promise<StoredRendition | null> {
  const uploadId = uploadIdOf(imageUrl);
  const key = uploadId && (await keyFor(ctx, uploadId, which));
  return key ? ctx.storage.stream(key) : null;
}

/** Opens a file to deliver: signed, once it is; of a sold work, the one its buyers get. The caller must authorize. */
export async function openFile(
  ctx: Context,
  imageUrl: string,
  which: RenditionName | 'original',
): Promise<StoredRendition | null> {
  const uploadId = uploadIdOf(imageUrl);
  const signed = SIGNED_NAMES.find((name) => name === which);
  const delivered = uploadId && which === 'original' && (await findDelivered(ctx.db, uploadId));
  if (delivered) return ctx.storage.stream(deliveredKey(uploadId, delivered.id));
  if (!uploadId || !signed || !(await isSigned(ctx, uploadId))) return openRendition(ctx, imageUrl, which);
  return ctx.storage.stream(signedKey(uploadId, signed));
}

/** Call in the transaction that removes what showed it; a job then removes the unattached upload. */
export async function detachUpload(tx: Queryable, shown: string | null): Promise<void> {
  const uploadId = shown && shownUploadIdOf(shown);
  if (uploadId) {
    await tx.update(uploads).set({ status: 'ready', attachedAt: null }).where(eq(uploads.id, uploadId));
  }
}
