import type { Invoice, Subscription, PremiumUse } from '#shared/premium/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { SubscriptionRow } from '#shared/premium/tables.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Billing } from '#server/providers/payments/billing-port.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { tryLater, withProvider } from '#server/features/payments/public.ts';
import { readKept } from './invoices.ts';
import { findLive, findNewest, readCustomer, readUse } from './queries.ts';
import { syncRow } from './sync.ts';
import { type SubscriptionRequest, startSubscription } from './start.ts';
import { toInvoice, toSubscription } from './views.ts';
import { requireLaunched } from '#server/features/settings/public.ts';

const INVOICES = 24;

/** Throws `already_subscribed`, `price_changed`, `feature_off` (also by the launch switch) and `payments_unavailable`. */
export async function getOrCreateSubscription(ctx: Context, member: Member, request: SubscriptionRequest) {
  await requireLaunched(ctx, 'premium');
  return withProvider(ctx, ({ billing }) => startSubscription(ctx, billing, member, request));
}

/** The bank's latest message about the first payment while it is open. */
async function readFailure(payments: Payments, row: SubscriptionRow): Promise<string | null> {
  if (row.status !== 'incomplete' || !row.stripeSubscriptionId) return null;
  const { clientSecret } = await payments.billing.readSubscription(row.stripeSubscriptionId);
  const [intentId] = clientSecret?.split('_secret_') ?? [];
  return intentId ? (await payments.readIntent(intentId)).failureMessage : null;
}

/** Syncs with the provider while the first payment is open; if that fails, returns the stored state. */
export async function readOwnSubscription(ctx: Context, member: Member): Promise<Subscription | null> {
  const row = await findNewest(ctx.db, member.id);
  if (!row) return null;
  const isOpen = row.status === 'starting' || row.status === 'incomplete';
  const { payments } = ctx;
  if (!isOpen || !payments) return toSubscription(row);
  const synced = await tryLater(ctx, { subscriptionId: row.id }, async () => {
    await syncRow(ctx, row.id);
    const present = (await findNewest(ctx.db, member.id)) ?? row;
    return toSubscription(present, await readFailure(payments, present));
  });
  return synced ?? toSubscription(row);
}

type Running = SubscriptionRow & { stripeSubscriptionId: string };

/** A subscription that has started and not ended. Throws `subscription_not_found`. */
async function requireRunning(ctx: Context, member: Member): Promise<Running> {
  const row = await findLive(ctx.db, member.id);
  const hasBegun = row && row.status !== 'starting' && row.status !== 'incomplete';
  if (!hasBegun || !row.stripeSubscriptionId) throw new AppError('subscription_not_found');
  return { ...row, stripeSubscriptionId: row.stripeSubscriptionId };
}

/**
 * Applies a change at the provider, then re-reads the subscription. If the provider refuses because it ended in
 * the meantime, throws `subscription_not_found`.
 */
async function updateAtProvider(
  ctx: Context,
  member: Member,
  update: (billing: Billing, stripeId: string) => Promise<unknown>,
): Promise<Subscription> {
  return withProvider(ctx, async ({ billing }) => {
    const row = await requireRunning(ctx, member);
    try {
      await update(billing, row.stripeSubscriptionId);
    } catch (error) {
      if (error instanceof PaymentsError && error.code === 'unavailable') throw error;
      await syncRow(ctx, row.id);
      await requireRunning(ctx, member);
      throw error;
    }
    await syncRow(ctx, row.id);
    return toSubscription(await requireRunning(ctx, member));
  });
}

export const setCancelAtPeriodEnd = (ctx: Context, member: Member, ends: boolean): Promise<Subscription> =>
  updateAtProvider(ctx, member, (billing, stripeId) => billing.setCancelAtPeriodEnd(stripeId, ends));

export const startCardChange = (ctx: Context, member: Member): Promise<{ clientSecret: string }> =>
  withProvider(ctx, async ({ billing }) => {
    await requireRunning(ctx, member);
    const customer = await readCustomer(ctx.db, member.id);
    if (!customer?.customerId) throw new AppError('subscription_not_found');
    const { clientSecret } = await billing.createCardSetup(customer.customerId);
    return { clientSecret };
  });

export const finishCardChange = (
  ctx: Context,
  member: Member,
  setupIntentId: string,
): Promise<Subscription> =>
  updateAtProvider(ctx, member, async (billing, stripeId) => {
    try {
      await billing.useCardSetup(stripeId, setupIntentId);
    } catch (error) {
      // Declined, never confirmed, or confirmed by someone else.
      if (!(error instanceof PaymentsError) || error.code === 'unavailable') throw error;
      throw new AppError('card_refused', { cause: error });
    }
  });

/** Paid and open invoices, newest first. */
export async function listOwnInvoices(ctx: Context, member: Member): Promise<Invoice[]> {
  const customerId = (await readCustomer(ctx.db, member.id))?.customerId;
  if (!ctx.payments || !customerId) return [];
  const invoices = await withProvider(ctx, ({ billing }) => billing.listInvoices(customerId, INVOICES));
  const kept = await readKept(
    ctx.db,
    invoices.map(({ id }) => id),
  );
  return invoices
    .filter(({ status }) => status !== 'draft' && status !== 'void')
    .map((invoice) => toInvoice(invoice, kept.get(invoice.id)));
}

/** The calendar month in UTC, as for the upload limit. */
export function readOwnUse(ctx: Context, member: Member): Promise<PremiumUse> {
  const now = ctx.clock.now();
  return readUse(ctx.db, member.id, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())));
}
