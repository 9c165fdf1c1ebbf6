import type { Context } from '#server/context.ts';
import { type FileTable, removeUnused } from '#server/files/unused.ts';
import { listDeliveredKeys } from './delivered-queries.ts';
import { allKeys, incomingKey } from './keys.ts';
import { listProcessed, lockAbandoned, removeUploads } from './queries.ts';

export const uploadTable: FileTable<{ id: string; userId: string }> = {
  lockUnused: lockAbandoned,
  keysOf: async (tx, rows) => [
    ...rows.flatMap(allKeys),
    ...(await listDeliveredKeys(
      tx,
      rows.map(({ id }) => id),
    )),
  ],
  remove: removeUploads,
  listSpentKeys: async (db, from, to) =>
    (await listProcessed(db, from, to)).map(({ id, userId }) => incomingKey(userId, id)),
};

/** Removes rows, originals and renditions of uploads not attached within a day. */
export const removeUnattachedUploads = (ctx: Context): Promise<void> => removeUnused(ctx, uploadTable);
