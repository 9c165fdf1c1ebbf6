import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listIncomplete } from './account-queries.ts';
import { syncAccount } from './accounts.ts';

const BATCH = 500;

/** Reads inactive accounts from the provider, in case an event was lost. */
export async function reconcileAccounts(ctx: Context): Promise<void> {
  if (!ctx.payments) return;
  await eachRow(ctx, await listIncomplete(ctx.db, BATCH), 'a payout account could not be read', (id) =>
    syncAccount(ctx, id),
  );
}
