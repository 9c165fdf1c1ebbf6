import { staffActs } from '#shared/moderation/log/tables.ts';
import type { Context } from '#server/context.ts';

/** In the transaction of the act: what is not in the log did not happen. */
export function addLogListeners({ events, clock }: Context): void {
  events.on('staff.acted', (tx, act) => tx.insert(staffActs).values({ ...act, at: clock.now() }));
}
