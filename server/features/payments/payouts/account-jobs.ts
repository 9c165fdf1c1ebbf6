import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listIncomplete } from './account-queries.ts';
import { syncAccount } from './accounts.ts';

const BATCH = 500;

/** Asks the provider about accounts that are not active: an event may have been lost. */
export async function reconcileAccounts(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await eachRow(ctx, await listIncomplete(ctx.db, BATCH), 'a payout account could not be read', (id) =>
    syncAccount(ctx, id),
  );
}
