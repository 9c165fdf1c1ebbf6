/** Documents whose file is stored once: from then on it is the document, and never changes. */
import { createHash } from 'node:crypto';
import type { Context, Queryable } from '#server/context.ts';

const MAX_BYTES = 10_000_000;

export interface StoredDocument {
  /** Private: only the document's own route serves it. */
  key: string;
  /** SHA-256 of the stored file, hex; null before it is printed. */
  sha256: string | null;
  /** @param reprintedAt when a lost original is reprinted; null: the original */
  print(reprintedAt: Date | null): Promise<Buffer>;
  /** The first hash stays. @returns the one that is recorded */
  record(tx: Queryable, sha256: string): Promise<string>;
}

const sha256Of = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** @returns null if the file is missing or damaged; throws while the store does not answer */
async function readOriginal(ctx: Context, key: string, sha256: string): Promise<Buffer | null> {
  try {
    const file = await ctx.storage.read(key, MAX_BYTES);
    return sha256Of(file) === sha256 ? file : null;
  } catch (error) {
    if ((await ctx.storage.size(key)) !== null) throw error;
    return null;
  }
}

/**
 * The original, which is printed for its first reader. One that was lost is not printed anew in its place: readers get a
 * reprint that says so until the file is back from the backup.
 */
export async function readStored(ctx: Context, document: StoredDocument): Promise<Buffer> {
  const { key, sha256 } = document;
  if (sha256 !== null) {
    const original = await readOriginal(ctx, key, sha256);
    if (original) return original;
    ctx.log.error({ key }, 'the file of a document is lost: restore it from the backup');
    return document.print(ctx.clock.now());
  }
  const file = await document.print(null);
  const own = sha256Of(file);
  const recorded = await ctx.db.transaction(async (tx) => {
    const first = await document.record(tx, own);
    if (first === own) await ctx.storage.write(key, file, 'application/pdf');
    return first;
  });
  return recorded === own ? file : readStored(ctx, { ...document, sha256: recorded });
}
