import type { Context } from '#server/context.ts';
import { removeReadBefore } from './write-queries.ts';

const KEPT_MS = 90 * 86_400_000;
const BATCH = 1000;

/** Removes read notifications older than 90 days. */
export async function removeOldNotifications(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
  while ((await removeReadBefore(ctx.db, before, BATCH)) === BATCH);
}
