import type { Context } from '#server/context.ts';
import { listDeliveredKeys } from './delivered-queries.ts';
import { allKeys, incomingKey } from './keys.ts';
import { listSpent, lockAbandoned, removeUploads } from './queries.ts';
import { UNATTACHED_MS } from './service.ts';

const BATCH = 100;
/** A PUT that started before its URL expired may end later. */
const GRACE_MS = 3_600_000;

/** Objects are deleted first, so that after a crash the rows still lead to them. */
const removeBatch = (ctx: Context, now: Date, cutoff: Date): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const abandoned = await lockAbandoned(tx, now, cutoff, BATCH);
    if (abandoned.length === 0) return 0;
    const ids = abandoned.map((row) => row.id);
    await ctx.storage.remove([...abandoned.flatMap(allKeys), ...(await listDeliveredKeys(tx, ids))]);
    await removeUploads(tx, ids);
    return abandoned.length;
  });

/** Bytes PUT again to a URL whose upload was processed already. */
async function removeSecondPuts(ctx: Context, now: number): Promise<void> {
  const spent = await listSpent(ctx.db, new Date(now - UNATTACHED_MS), new Date(now - GRACE_MS));
  if (spent.length > 0) await ctx.storage.remove(spent.map((row) => incomingKey(row.userId, row.id)));
}

/** Removes rows, originals and renditions of uploads not attached within a day. */
export async function removeUnattachedUploads(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const cutoff = new Date(now.getTime() - UNATTACHED_MS);
  while ((await removeBatch(ctx, now, cutoff)) === BATCH);
  await removeSecondPuts(ctx, now.getTime());
}
