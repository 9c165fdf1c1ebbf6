import type { Context } from '#server/context.ts';
import { allFileKeys, incomingFileKey } from './file-names.ts';
import { listFinished, lockUnfinished, removeFiles } from './file-queries.ts';
import { UNFINISHED_MS } from './files.ts';

const BATCH = 100;
/** After the URL expires; a PUT that started before may end later. */
const GRACE_MS = 2 * 3_600_000;

/** Objects are deleted first, so that after a crash the rows still lead to them. */
const removeBatch = (ctx: Context, cutoff: Date): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const unfinished = await lockUnfinished(tx, cutoff, BATCH);
    if (unfinished.length === 0) return 0;
    await ctx.storage.remove(unfinished.flatMap(allFileKeys));
    await removeFiles(
      tx,
      unfinished.map(({ id }) => id),
    );
    return unfinished.length;
  });

/** Removes uploads not finished within a day, and bytes PUT again to a URL that was used. */
export async function removeUnfinishedFiles(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const cutoff = new Date(now - UNFINISHED_MS);
  while ((await removeBatch(ctx, cutoff)) === BATCH);
  const spent = await listFinished(ctx.db, cutoff, new Date(now - GRACE_MS));
  if (spent.length > 0) await ctx.storage.remove(spent.map(incomingFileKey));
}
