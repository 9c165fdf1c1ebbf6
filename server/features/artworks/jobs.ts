import { lt } from 'drizzle-orm';
import { artworkViews } from '#shared/artworks/tables.ts';
import type { Context } from '#server/context.ts';

/** A view counts once a day, and the trending feed reads 14 days; the counters of works stay. */
const KEPT_MS = 30 * 86_400_000;

export async function removeOldViews(ctx: Context): Promise<void> {
  const oldest = new Date(ctx.clock.now().getTime() - KEPT_MS).toISOString().slice(0, 10);
  await ctx.db.delete(artworkViews).where(lt(artworkViews.day, oldest));
}
