/** Nothing is removed from the object store while a backup copies what its snapshot of the database names. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context, Db, Queryable } from '../context.ts';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { addJob } from './add-job.ts';

/** A backup takes it exclusively, each removal shared. */
export const BACKUP_LOCK = 727_002;
export const REMOVE_OBJECTS = 'remove-objects';
const DELAY_MS = 60_000;
const KEYS_A_JOB = 1000;

/** Leaves the removal to a job during a backup. */
export function delayRemovals(storage: ObjectStore, db: Db): ObjectStore {
  return {
    ...storage,
    remove: (keys) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ isFree: boolean }>(
          sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as "isFree"`,
        );
        if (rows[0]!.isFree) return storage.remove(keys);
        const at = new Date(Date.now() + DELAY_MS);
        await addJob(tx, REMOVE_OBJECTS, { keys }, { key: `${REMOVE_OBJECTS}:${randomUUID()}`, at });
      }),
  };
}

/** A job removes them when the transaction commits. @param at not before this time */
export async function removeLater(tx: Queryable, keys: string[], at = new Date()): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_A_JOB) {
    const key = `${REMOVE_OBJECTS}:${randomUUID()}`;
    await addJob(tx, REMOVE_OBJECTS, { keys: keys.slice(start, start + KEYS_A_JOB) }, { key, at });
  }
}

/** Also drops cached copies: a process may have cached a picture it read meanwhile. */
export async function removeObjects(ctx: Context, { keys }: { keys: string[] }): Promise<void> {
  await ctx.storage.remove(keys);
  const pictures = new Set(keys.flatMap((key) => /^renditions\/([^/]+)\//.exec(key)?.[1] ?? []));
  for (const uploadId of pictures) await ctx.live.dropMedia(ctx.db, { uploadId });
}
