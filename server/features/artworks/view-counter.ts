/** Counts views in batches behind the answers: a crash may lose those of the last second. */
import { sql } from 'drizzle-orm';
import { artworkViews, artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '#server/context.ts';

const FLUSH_MS = 1000;
const MAX_REMEMBERED = 100_000;

interface View {
  artworkId: string;
  userId: string;
  /** UTC, '2026-11-22'. */
  day: string;
}

const keyOf = ({ artworkId, userId, day }: View): string => `${day} ${artworkId} ${userId}`;

/** Rows and counters change in one statement; works are locked in one order, so that two processes cannot deadlock. */
async function write(ctx: Context, views: View[]): Promise<void> {
  const column = (name: keyof View) => sql.param(views.map((view) => view[name]));
  await ctx.db.execute(sql`
    with seen as (
      insert into ${artworkViews} (artwork_id, user_id, day)
      select viewed.artwork_id, viewed.user_id, viewed.day
      from unnest(${column('artworkId')}::uuid[], ${column('userId')}::uuid[], ${column('day')}::text[])
        as viewed (artwork_id, user_id, day)
      join ${artworks} on ${artworks.id} = viewed.artwork_id
      join ${users} on ${users.id} = viewed.user_id
      on conflict do nothing returning artwork_id
    ), counted as (
      select ${artworks.id} as id, (select count(*) from seen where artwork_id = ${artworks.id}) as views
      from ${artworks} where ${artworks.id} in (select artwork_id from seen) order by 1 for no key update
    )
    update ${artworks} set views_count = views_count + counted.views from counted where ${artworks.id} = counted.id`);
}

class ViewCounter {
  readonly #ctx: Context;
  /** What this process has counted; cleared when full, because the database counts a day's view once anyway. */
  readonly #remembered = new Set<string>();
  readonly #uncounted = new Map<string, number>();
  #waiting: View[] = [];
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(ctx: Context) {
    this.#ctx = ctx;
    ctx.live.onDrain(() => void this.flush());
  }

  add(view: View): void {
    const key = keyOf(view);
    if (this.#remembered.has(key)) return;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.add(key);
    this.#waiting.push(view);
    this.#change(view, 1);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Views of the work that its counter does not include yet. */
  uncounted(artworkId: string): number {
    return this.#uncounted.get(artworkId) ?? 0;
  }

  #change({ artworkId }: View, by: 1 | -1): void {
    const count = this.uncounted(artworkId) + by;
    if (count === 0) this.#uncounted.delete(artworkId);
    else this.#uncounted.set(artworkId, count);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = this.#waiting;
    if (views.length === 0) return this.#flushing;
    this.#waiting = [];
    this.#flushing = this.#flushing
      .then(() => write(this.#ctx, views))
      .catch((error: unknown) =>
        this.#ctx.log.warn({ err: error, lost: views.length }, 'views were not counted'),
      )
      .finally(() => views.forEach((view) => this.#change(view, -1)));
    return this.#flushing;
  }
}

const counters = new WeakMap<Context, ViewCounter>();

export function viewCounterOf(ctx: Context): ViewCounter {
  const counter = counters.get(ctx) ?? new ViewCounter(ctx);
  counters.set(ctx, counter);
  return counter;
}
