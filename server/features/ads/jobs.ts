import type { Context } from '#server/context.ts';
import { removeEventsBefore } from './queries.ts';

const KEPT_MS = 24 * 3_600_000;

/** Counters keep the totals; the rows only prevent counting a minute twice. */
export const sweepAdEvents = (ctx: Context): Promise<unknown> =>
  removeEventsBefore(ctx.db, new Date(ctx.clock.now().getTime() - KEPT_MS));
