import type { Context } from '../../context.ts';
import { tellChange } from '../purchases/service/tell-change.ts';
import { listIncomplete } from './account-queries.ts';
import { syncAccount } from './service/accounts.ts';
import { payArtist } from './service/pay-out.ts';
import { NO_ACCOUNT, listDue, listHomeless, lockClaim, updateClaim } from './queries.ts';

const BATCH = 500;

/** One that fails, for whatever reason, keeps no other from its turn. Only codes are logged: errors hold secrets. */
async function each(
  ctx: Context,
  rows: { id: string }[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of rows) {
    try {
      await work(id);
    } catch (error) {
      const { name, code } = error as { name?: string; code?: unknown };
      ctx.log.error(
        { id, name, code: typeof code === 'string' ? code : undefined },
        'a payout is not finished and will be tried again',
      );
    }
  }
}

/** The money waits for its artist, who is told once. */
async function tellHeld(ctx: Context, purchaseId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockClaim(tx, purchaseId);
    if (found?.claim.status !== 'pending' || found.claim.failureCode === NO_ACCOUNT) return;
    await updateClaim(tx, found.claim.id, { failureCode: NO_ACCOUNT });
    await tellChange(ctx, tx, found.purchase, 'payout_held', null);
  });
}

/** Everything that is due and free goes to its artist; what was interrupted is finished. */
export async function payArtists(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.clock.now();
  await each(ctx, await listDue(ctx.db, now, BATCH), (id) => payArtist(ctx, id));
  await each(ctx, await listHomeless(ctx.db, now, BATCH), (id) => tellHeld(ctx, id));
}

/** Asks the provider about accounts that are not active: an event may have been lost. */
export async function reconcileAccounts(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await each(ctx, await listIncomplete(ctx.db, BATCH), (id) => syncAccount(ctx, id));
}
