/** The file that all buyers of a work get. Certificates name its hash, so it is stored once and stays as it is. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DeliveredFileRow } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { addDelivered, lockDelivered, removeDelivered, setHashes } from './delivered-queries.ts';
import { deliveredKey } from './keys.ts';
import { openFile, openRendition } from './renditions.ts';

/** SHA-256 in hex: of the file, and of the bare original inside it. */
interface DeliveredFile {
  sha256: string;
  originalSha256: string;
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The file delivered now, and the bare original; null if there is none. */
async function readFiles(ctx: Context, imageUrl: string) {
  const file = await openFile(ctx, imageUrl, 'original');
  if (!file) return null;
  const bytes = await buffer(file.body);
  const original = await openRendition(ctx, imageUrl, 'original');
  if (!original) return null;
  const hashes = { sha256: sha256Of(bytes), originalSha256: sha256Of(await buffer(original.body)) };
  return { bytes, contentType: file.contentType, hashes };
}

const hashesOf = ({ sha256, originalSha256 }: DeliveredFileRow): DeliveredFile | null =>
  sha256 !== null && originalSha256 !== null ? { sha256, originalSha256 } : null;

/** The file stored already. The lock waits for a refund that is about to remove it. */
const readStored = (ctx: Context, uploadId: string): Promise<DeliveredFile | null> =>
  ctx.db.transaction(async (tx) => {
    const row = await lockDelivered(tx, uploadId);
    return row && hashesOf(row);
  });

/**
 * Stores what is delivered now, unless an earlier sale has done so. Throws when storage is away; null for pictures without
 * a file.
 */
export async function keepDelivered(ctx: Context, imageUrl: string): Promise<DeliveredFile | null> {
  const uploadId = uploadIdOf(imageUrl);
  const stored = uploadId && (await readStored(ctx, uploadId));
  if (!uploadId || stored) return stored || null;
  const files = await readFiles(ctx, imageUrl);
  if (!files) return null;
  for (;;) {
    await addDelivered(ctx.db, uploadId);
    const kept = await ctx.db.transaction(async (tx) => {
      const row = await lockDelivered(tx, uploadId);
      // Several begin at the same time: the first one's bytes stay.
      const first = row && hashesOf(row);
      if (!row || first) return first;
      await ctx.storage.write(deliveredKey(uploadId, row.id), files.bytes, files.contentType);
      await setHashes(tx, row.id, files.hashes);
      return files.hashes;
    });
    if (kept) return kept;
  }
}

/** Removes it, unless it is needed still: that is asked under the lock. */
export async function freeDelivered(
  tx: Queryable,
  imageUrl: string,
  isNeeded: () => Promise<boolean>,
): Promise<void> {
  const uploadId = uploadIdOf(imageUrl);
  const row = uploadId && (await lockDelivered(tx, uploadId));
  if (!row || (await isNeeded())) return;
  await removeDelivered(tx, row.id);
  await removeLater(tx, [deliveredKey(row.uploadId, row.id)]);
}
