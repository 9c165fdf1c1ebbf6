import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';

/** Two periods of 12 months need them where a day of the member's zone begins and ends. */
const KEPT = sql`interval '26 months'`;

/** Days are kept; the shorter sums only as long as they are read. */
export async function dropOldSums(ctx: Context): Promise<void> {
  const before = sql`${ctx.clock.now().toISOString()}::timestamptz - ${KEPT}`;
  for (const table of ['work_sums', 'artist_sums', 'search_sums'])
    await ctx.db.execute(sql`delete from ${sql.raw(table)} where minutes < 1440 and start < ${before}`);
}
