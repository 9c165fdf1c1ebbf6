/** Replays the subscriptions of members, with every invoice since. */
import { eq } from 'drizzle-orm';
import { subscriptions } from '#shared/premium/tables.ts';
import type { Context } from '../context.ts';
import { getOrCreateSubscription, syncRow } from '#server/features/premium/public.ts';
import type { Past } from '../providers/payments/sandbox/past.ts';
import { HOUR_MS } from './calendar.ts';
import { personId } from './identifiers.ts';
import type { PastAction } from './replay-actions.ts';

async function sync(ctx: Context, userId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  for (const { id } of rows) await syncRow(ctx, id);
}

async function subscribe(ctx: Context, past: Past, userId: string): Promise<void> {
  const { clientSecret } = await getOrCreateSubscription(ctx, { id: userId, role: 'member' });
  await past.pay(clientSecret.split('_secret_')[0]!);
  await sync(ctx, userId);
}

/** @param months since the subscription started; renewed monthly, on a day that every month has */
export function premiumActions(slug: string, months: number, now: Date): PastAction[] {
  const userId = personId(slug);
  const day = Math.min(now.getUTCDate(), 28);
  const monthsAgo = (count: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, day, 9) - 24 * HOUR_MS);
  return [
    { at: monthsAgo(months), run: (ctx, past) => subscribe(ctx, past, userId) },
    ...Array.from({ length: months }, (_, index) => ({
      at: new Date(monthsAgo(index).getTime() + HOUR_MS),
      run: (ctx: Context) => sync(ctx, userId),
    })).filter(({ at }) => at <= now),
  ];
}
