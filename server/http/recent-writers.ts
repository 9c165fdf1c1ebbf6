/** Members who have just changed something: what was kept for them a moment ago may be out of date. */
import type { Context } from '../context.ts';

const RECENT_MS = 5000;
const MAX_MEMBERS = 10_000;

const writersOf = new WeakMap<Context, Map<string, number>>();

export function recordWrite(ctx: Context, memberId: string): void {
  const writers = writersOf.get(ctx) ?? new Map<string, number>();
  writersOf.set(ctx, writers);
  const now = performance.now();
  if (writers.size >= MAX_MEMBERS) {
    for (const [id, at] of writers) if (now - at > RECENT_MS) writers.delete(id);
  }
  writers.set(memberId, now);
}

/** In this process, during the last five seconds. */
export function hasJustWritten(ctx: Context, memberId: string): boolean {
  const at = writersOf.get(ctx)?.get(memberId);
  return at !== undefined && performance.now() - at < RECENT_MS;
}
