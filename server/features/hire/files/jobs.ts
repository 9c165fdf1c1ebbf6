import type { Context } from '#server/context.ts';
import { allFileKeys, incomingFileKey } from './file-names.ts';
import { listFinished, lockUnfinished, removeFiles } from './file-queries.ts';
import { UNFINISHED_MS } from './files.ts';

const BATCH = 100;
/** After its URL has run out; a PUT that began before may end later. */
const GRACE_MS = 2 * 3_600_000;

/** Objects go first, so that a crash leaves rows to find them by. */
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

/** Removes what nobody finished a day after its URL was asked for, and what was PUT again to one that was used. */
export async function removeUnfinishedFiles(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const cutoff = new Date(now - UNFINISHED_MS);
  while ((await removeBatch(ctx, cutoff)) === BATCH);
  const spent = await listFinished(ctx.db, cutoff, new Date(now - GRACE_MS));
  if (spent.length > 0) await ctx.storage.remove(spent.map(incomingFileKey));
}
