import type { Context } from '#server/context.ts';
import { type FileTable, removeUnused } from '#server/files/unused.ts';
import { allFileKeys, incomingFileKey } from './file-names.ts';
import { listFinished, lockUnfinished, removeFiles } from './file-queries.ts';

export const fileTable: FileTable<{ id: string; projectId: string }> = {
  lockUnused: (tx, _now, before, limit) => lockUnfinished(tx, before, limit),
  keysOf: (_tx, rows) => rows.flatMap(allFileKeys),
  remove: removeFiles,
  listSpentKeys: async (db, from, to) => (await listFinished(db, from, to)).map(incomingFileKey),
};

/** Removes uploads not finished within a day. */
export const removeUnfinishedFiles = (ctx: Context): Promise<void> => removeUnused(ctx, fileTable);
