/** Row -> commit -> provider -> attach. Each step is idempotent; none calls the provider inside a transaction. */
import type { Subscription } from '#shared/premium/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { toCents } from '#shared/kernel/money.ts';
import { isPremium } from '#shared/premium/rules.ts';
import type { SubscriptionRow } from '#shared/premium/tables.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Billing } from '#server/providers/payments/billing-port.ts';
import { readSettings } from '#server/features/settings/public.ts';
import { customerOf } from './customer.ts';
import { attach, findLive, insertSubscription, updateSubscription } from './queries.ts';
import { syncRow } from './sync.ts';
import { toSubscription } from './views.ts';

/** How many expired subscriptions are replaced before giving up. */
const MAX_ATTEMPTS = 4;
const UNPAID = 'Your subscription is waiting for a payment. Please update your payment method.';

/** The provider's subscription for this row, even if the response to creating it was lost. */
async function findLostSubscription(billing: Billing, customerId: string, row: SubscriptionRow) {
  const subscription = await billing.findSubscriptions(customerId);
  return subscription.find(({ metadata }) => metadata.subscriptionId === row.id);
}

/** Resumes between inserting the row and storing its subscription. Throws `PaymentsError`. */
export async function resumeInterrupted(ctx: Context, billing: Billing, row: SubscriptionRow): Promise<void> {
  const customerId = await customerOf(ctx, billing, row.userId);
  const subscription = await findLostSubscription(billing, customerId, row);
  if (!subscription) return;
  await attach(ctx.db, row.id, { stripeId: subscription.id, customerId });
  await syncRow(ctx, row.id);
}

async function ensureAtProvider(
  ctx: Context,
  billing: Billing,
  row: SubscriptionRow,
  isNew: boolean,
): Promise<string> {
  const customerId = await customerOf(ctx, billing, row.userId);
  // Idempotency keys expire after a day, so an existing row is looked up first.
  const subscription =
    (isNew ? undefined : await findLostSubscription(billing, customerId, row)) ??
    (await billing.createSubscription({
      customerId,
      priceCents: toCents(row.price),
      metadata: { kind: 'premium', subscriptionId: row.id, memberId: row.userId },
      idempotencyKey: `subscription:${row.id}:v1`,
    }));
  await attach(ctx.db, row.id, { stripeId: subscription.id, customerId });
  return subscription.id;
}

export interface SubscriptionRequest {
  expectedPrice?: string | undefined;
  /** Where the member is, for the tax that invoices include. */
  country?: string | undefined;
}

/** Throws `price_changed` if the member saw another price. */
function requireSeen(expectedPrice: string | undefined, price: string): void {
  if (expectedPrice !== undefined && toCents(expectedPrice) !== toCents(price))
    throw new AppError('price_changed');
}

/** The member's only live subscription, inserted at today's price if there is none. */
async function findOrInsertRow(
  ctx: Context,
  memberId: string,
  { expectedPrice, country }: SubscriptionRequest,
): Promise<{ row: SubscriptionRow; isNew: boolean } | null> {
  const found = await findLive(ctx.db, memberId);
  if (found) return { row: found, isNew: false };
  const { premiumPrice: price } = await readSettings(ctx, ctx.db);
  requireSeen(expectedPrice, price);
  const row = await insertSubscription(ctx.db, {
    userId: memberId,
    price,
    country: country ?? null,
    createdAt: ctx.clock.now(),
  });
  return row && { row, isNew: true };
}

/**
 * The first payment of the member's only subscription, the same one for repeated and concurrent requests.
 * One that is open keeps the price it was started at. Throws `already_subscribed`, `price_changed` and `PaymentsError`.
 */
export async function startSubscription(
  ctx: Context,
  billing: Billing,
  member: Member,
  request: SubscriptionRequest,
): Promise<{ clientSecret: string; subscription: Subscription }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const existing = await findOrInsertRow(ctx, member.id, request);
    if (!existing) continue;
    const { row, isNew } = existing;
    const stripeId = row.stripeSubscriptionId ?? (await ensureAtProvider(ctx, billing, row, isNew));
    const state = await billing.readSubscription(stripeId);
    // The webhook updates the row; concurrent clicks would only block each other.
    if (state.status === 'incomplete' && state.clientSecret) {
      const { expectedPrice, country } = request;
      requireSeen(expectedPrice, row.price);
      if (country && country !== row.country) await updateSubscription(ctx.db, row.id, { country });
      return {
        clientSecret: state.clientSecret,
        subscription: toSubscription({ ...row, status: state.status }),
      };
    }
    await syncRow(ctx, row.id);
    if (isPremium(state.status)) throw new AppError('already_subscribed');
    if (state.status === 'unpaid') throw new AppError('already_subscribed', { detail: UNPAID });
  }
  throw new AppError('payments_unavailable');
}
