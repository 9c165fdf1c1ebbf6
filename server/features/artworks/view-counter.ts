/** Counts views in batches behind the answers: a crash may lose those of the last second. */
import { sql } from 'drizzle-orm';
import { artworkViews, artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import type { Context, Queryable } from '#server/context.ts';
import { createBatch } from '#server/jobs/batch.ts';

const FLUSH_MS = 1000;
const MAX_REMEMBERED = 100_000;

export interface View {
  artworkId: string;
  artistId: string;
  userId: string;
  at: Date;
  source: Source;
  words: string | undefined;
}

const dayOf = ({ at }: View): string => at.toISOString().slice(0, 10);
const keyOf = (view: View): string => `${dayOf(view)} ${view.artworkId} ${view.userId}`;

class Counter {
  /** Views this process has counted; cleared when full, because the database counts a day's view once anyway. */
  readonly #remembered = new Set<string>();
  readonly #uncounted = new Map<string, number>();

  /** @returns whether it is new */
  add(view: View): boolean {
    const key = keyOf(view);
    if (this.#remembered.has(key)) return false;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.add(key);
    this.change(view, 1);
    return true;
  }

  uncounted(artworkId: string): number {
    return this.#uncounted.get(artworkId) ?? 0;
  }

  change({ artworkId }: View, by: 1 | -1): void {
    const count = this.uncounted(artworkId) + by;
    if (count === 0) this.#uncounted.delete(artworkId);
    else this.#uncounted.set(artworkId, count);
  }
}

const counters = new WeakMap<Context, Counter>();
function counterOf(ctx: Context): Counter {
  const counter = counters.get(ctx) ?? new Counter();
  counters.set(ctx, counter);
  return counter;
}

/**
 * Rows and counters change in one statement; works are locked in one order, so that two processes cannot deadlock.
 * @returns those that were not counted before
 */
async function insertViews(tx: Queryable, views: View[]): Promise<View[]> {
  const column = (of: (view: View) => string) => sql.param(views.map(of));
  const { rows } = await tx.execute<{ key: string }>(sql`
      with seen as (
        insert into ${artworkViews} (artwork_id, user_id, day)
        select viewed.artwork_id, viewed.user_id, viewed.day
        from unnest(${column((view) => view.artworkId)}::uuid[], ${column((view) => view.userId)}::uuid[],
          ${column(dayOf)}::text[])
          as viewed (artwork_id, user_id, day)
        join ${artworks} on ${artworks.id} = viewed.artwork_id
        join ${users} on ${users.id} = viewed.user_id
        on conflict do nothing returning artwork_id, user_id, day
      ), counted as (
        select ${artworks.id} as id, viewed.views
        from (select artwork_id, count(*) as views from seen group by artwork_id) as viewed
        join ${artworks} on ${artworks.id} = viewed.artwork_id
        order by ${artworks.id} for no key update of ${artworks}
      ), added as (
        update ${artworks} set views_count = views_count + counted.views from counted
        where ${artworks.id} = counted.id
      )
      select day || ' ' || artwork_id || ' ' || user_id as key from seen`);
  const inserted = new Set(rows.map(({ key }) => key));
  return views.filter((view) => inserted.delete(keyOf(view)));
}

async function write(ctx: Context, views: View[]): Promise<void> {
  const counter = counterOf(ctx);
  try {
    await ctx.db.transaction(async (tx) => {
      const counted = await insertViews(tx, views);
      if (counted.length > 0) await ctx.events.emit(tx, 'artworks.viewed', { views: counted });
    });
  } finally {
    for (const view of views) counter.change(view, -1);
  }
}

const batch = createBatch(FLUSH_MS, 'views were not counted', write);

export function countView(ctx: Context, view: View): void {
  if (counterOf(ctx).add(view)) batch.add(ctx, view);
}

/** Views of the work that its counter does not include yet. */
export const uncountedViews = (ctx: Context, artworkId: string): number =>
  counterOf(ctx).uncounted(artworkId);

export const flushViews = batch.flush;
