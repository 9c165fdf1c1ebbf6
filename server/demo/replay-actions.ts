/** Replays members' actions at earlier times, through the same services as the app. */
import { type SQL, sql } from 'drizzle-orm';
import type { Context, Queryable } from '../context.ts';
import { createEventBus } from '../events/events.ts';
import { certificates } from '#server/features/certificates/feature.ts';
import { addNotificationListeners } from '#server/features/notifications/public.ts';
import { offers } from '#server/features/offers/feature.ts';
import { type Past, openPast } from '../providers/payments/sandbox/past.ts';

/** Notifications are read within hours. */
const READ_HOURS = 3;

export interface PastAction {
  at: Date;
  run: (then: Context, past: Past) => Promise<unknown>;
}

interface NotificationReplay {
  begin: (then: Context) => void;
  after: (then: Context) => Promise<unknown>;
}
/** Adds the listeners whose effects the parties of a sale see. */
function addListeners(then: Context): void {
  for (const { listen = [] } of [offers, certificates]) for (const add of listen) add(then);
  addNotificationListeners(then);
}
const notifying = (which: SQL): NotificationReplay => ({
  begin: addListeners,
  after: (then) =>
    then.db.execute(sql`with late as (select make_interval(hours => ${READ_HOURS}) as pause)
      update notifications set read_at = happened_at + late.pause from late
      where read_at is null and ${which}
        and happened_at + late.pause < ${then.clock.now().toISOString()}::timestamptz`),
});
/** Creates and reads the notifications of that time. There must be no other notifications. */
export const notifyAll = notifying(sql`true`);
/** The same for projects, whatever other notifications exist. */
export const notifyOfProjects = notifying(sql`type = 'hire'`);

/** One after another, in chronological order, in the given transaction. */
export async function replayActions(
  ctx: Context,
  tx: Queryable,
  actions: PastAction[],
  notifications?: NotificationReplay,
): Promise<void> {
  const ordered = actions.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = ordered;
  if (!first) return;
  let now = first.at;
  const past = await openPast(ctx.pool, now);
  const then: Context = {
    ...ctx,
    // Services open transactions: here they become savepoints.
    db: tx,
    payments: past.payments,
    events: createEventBus(),
    clock: { now: () => now },
    // Success messages from the past are not logged.
    log: ctx.log.child({}, { level: 'warn' }),
  };
  notifications?.begin(then);
  try {
    for (const action of ordered) {
      now = action.at;
      await past.moveTo(now);
      await action.run(then, past);
      await notifications?.after(then);
    }
  } finally {
    await past.close();
  }
}
