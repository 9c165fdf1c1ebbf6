import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listSuspensionsEnded, lockMember } from '#server/features/accounts/public.ts';
import { setSuspension } from './suspend.ts';

const BATCH = 500;

/** Brings members back into the lists; what they may do depends on the clock and needs no job. */
export async function endSuspensions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const message = 'a suspension could not be ended; will retry';
  await eachRow(ctx, await listSuspensionsEnded(ctx.db, now, BATCH), message, (id) =>
    ctx.db.transaction(async (tx) => {
      // Suspended again in the meantime.
      const member = await lockMember(tx, id);
      if (!member?.suspendedUntil || member.suspendedUntil > now) return;
      await setSuspension(ctx, tx, id, null);
      await ctx.events.emit(tx, 'suspension.ended', { memberId: id });
    }),
  );
}
