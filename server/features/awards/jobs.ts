import type { Context } from '#server/context.ts';
import { awardCompletePeriods } from './service.ts';

/** Gives missing awards up to now and emits them; a process that was down for days catches up. */
export async function giveAwards(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const given = await awardCompletePeriods(tx, ctx.clock.now());
    for (const award of given) await ctx.events.emit(tx, 'award.given', award);
  });
}
