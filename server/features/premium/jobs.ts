import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { tryLater } from '#server/features/payments/public.ts';
import { listNeedingSync } from './queries.ts';
import { setCancelAtPeriodEnd } from './service.ts';
import { syncRow } from './sync.ts';
import { resumeInterrupted } from './start.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Ends Premium with the paid period, for a member who is suspended permanently or leaves. */
export async function endPremium(ctx: Context, { memberId }: { memberId: string }): Promise<void> {
  try {
    await setCancelAtPeriodEnd(ctx, { id: memberId, role: 'member' }, true);
  } catch (error) {
    // There is none, or it ended by itself.
    if (!(error instanceof AppError) || error.code !== 'subscription_not_found') throw error;
  }
}

/** Syncs every subscription that a lost webhook or a crash may have left behind. */
export async function reconcileSubscriptions(ctx: Context): Promise<void> {
  const billing = ctx.payments?.billing;
  if (!billing) return;
  const now = ctx.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // A row from days ago without a subscription has expired at the provider too.
  const rows = await listNeedingSync(ctx.db, { now, dayAgo: ago(1), since: ago(2) }, BATCH);
  for (const row of rows) {
    await tryLater(ctx, { subscriptionId: row.id }, () =>
      row.stripeSubscriptionId ? syncRow(ctx, row.id) : resumeInterrupted(ctx, billing, row),
    );
  }
}
