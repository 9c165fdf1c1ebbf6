/** What members did at an earlier time, through the same services as today. */
import { type SQL, sql } from 'drizzle-orm';
import type { Context, Queryable } from '../context.ts';
import { createEventBus } from '../events/events.ts';
import { subscribeNotifications } from '#server/features/notifications/public.ts';
import { type Past, openPast } from '../providers/payments/sandbox/past.ts';

/** Whoever is told looks within hours. */
const READ_HOURS = 3;

export interface Deed {
  at: Date;
  run: (then: Context, past: Past) => Promise<unknown>;
}

interface Telling {
  begin: (then: Context) => void;
  after: (then: Context) => Promise<unknown>;
}
const telling = (which: SQL): Telling => ({
  begin: subscribeNotifications,
  after: (then) =>
    then.db.execute(sql`with late as (select make_interval(hours => ${READ_HOURS}) as pause)
      update notifications set read_at = happened_at + late.pause from late
      where read_at is null and ${which}
        and happened_at + late.pause < ${then.clock.now().toISOString()}::timestamptz`),
});
/** Those who would have been told are, and have read it. No other notification may be there. */
export const tellAll = telling(sql`true`);
/** The same of projects, whatever else is there. */
export const tellOfProjects = telling(sql`type = 'hire'`);

/** One after the other, in the order of their times, in the transaction given. */
export async function runDeeds(ctx: Context, tx: Queryable, deeds: Deed[], telling?: Telling): Promise<void> {
  const inOrder = deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = inOrder;
  if (!first) return;
  let now = first.at;
  const past = await openPast(ctx.pool, now);
  const then: Context = {
    ...ctx,
    // Services open transactions: in here they are savepoints.
    db: tx,
    payments: past.payments,
    events: createEventBus(),
    clock: { now: () => now },
    // What went well then is no news.
    log: ctx.log.child({}, { level: 'warn' }),
  };
  telling?.begin(then);
  try {
    for (const deed of inOrder) {
      now = deed.at;
      await past.moveTo(now);
      await deed.run(then, past);
      await telling?.after(then);
    }
  } finally {
    await past.close();
  }
}
