/** Work that is done in batches behind the answers; what a crash may lose. */
import type { Context } from '../context.ts';
import { track } from '../http/running.ts';

interface Batch<T> {
  add: (ctx: Context, item: T) => void;
  /** Writes what was added. */
  flush: (ctx: Context) => Promise<unknown>;
}
interface Collected<T> {
  items: T[];
  timer: NodeJS.Timeout | undefined;
  writing: Promise<unknown>;
  /** The server is stopping: nothing is collected any more. */
  isDraining: boolean;
}

/** @param write gets everything that was added in a time of `ms`, and one batch after another. @param failure is logged */
export function createBatch<T>(
  ms: number,
  failure: string,
  write: (ctx: Context, items: T[]) => Promise<unknown>,
): Batch<T> {
  const collectedBy = new WeakMap<Context, Collected<T>>();
  function collectedOf(ctx: Context): Collected<T> {
    const known = collectedBy.get(ctx);
    if (known) return known;
    const collected: Collected<T> = {
      items: [],
      timer: undefined,
      writing: Promise.resolve(),
      isDraining: false,
    };
    collectedBy.set(ctx, collected);
    ctx.live.onDrain(() => {
      collected.isDraining = true;
      void flush(ctx);
    });
    return collected;
  }
  function flush(ctx: Context): Promise<unknown> {
    const collected = collectedOf(ctx);
    clearTimeout(collected.timer);
    collected.timer = undefined;
    const { items } = collected;
    if (items.length === 0) return collected.writing;
    collected.items = [];
    collected.writing = track(
      collected.writing
        .then(() => write(ctx, items))
        .catch((error: unknown) => {
          ctx.metrics.batchLost.inc(items.length);
          ctx.log.warn({ err: error, lost: items.length }, failure);
        })
        .finally(() => ctx.metrics.batchWaiting.dec(items.length)),
    );
    return collected.writing;
  }
  return {
    add(ctx, item) {
      const collected = collectedOf(ctx);
      collected.items.push(item);
      ctx.metrics.batchWaiting.inc();
      if (collected.isDraining) void flush(ctx);
      else collected.timer ??= setTimeout(() => void flush(ctx), ms).unref();
    },
    flush,
  };
}
