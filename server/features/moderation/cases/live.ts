import type { Context, Queryable } from '#server/context.ts';
import { listStaff } from '#server/db/deciders.ts';

/** Something joined the queue, left it, or was taken: the team's open tabs read it again. */
export async function publishQueueChanged({ live }: Context, tx: Queryable): Promise<void> {
  await live.publish(tx, { to: await listStaff(tx) }, { type: 'queue' });
}
