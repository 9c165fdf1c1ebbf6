/** Compares subscriptions, members' Premium status and paid invoices with the provider. */
import type { Context } from '#server/context.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import type { SubscriptionState } from '#server/providers/payments/billing-port.ts';
import { type Difference, usd } from './difference.ts';
import { listBookedInvoices, listBookedSubscriptions, listPremiumMembers } from './queries.ts';

const ALWAYS = new Date(0);
/** The provider returns this many at once; a member has one a month. */
const INVOICES = 100;

async function compareSubscriptions(ctx: Context, payments: Payments): Promise<Difference[]> {
  const found: Difference[] = [];
  const booked = await listBookedSubscriptions(ctx.db);
  const byStripeId = new Map(booked.map((row) => [row.stripeId, row]));
  const states = new Map<string, SubscriptionState>();
  for await (const state of payments.billing.listSubscriptions(ALWAYS)) {
    states.set(state.id, state);
    const isOver = state.status === 'canceled' || state.status === 'incomplete_expired';
    if (byStripeId.has(state.id) || isOver) continue;
    const detail = `subscription ${state.id} is ${state.status} at the payment provider, but not in the ledger`;
    found.push({ code: 'subscription_unknown', id: state.id, detail });
  }
  for (const { id, status, stripeId } of booked) {
    if (!stripeId) continue;
    const present = states.get(stripeId)?.status ?? 'missing';
    if (present === status) continue;
    found.push({
      code: 'subscription_status',
      id,
      detail: `subscription ${stripeId} is ${status} in the ledger and ${present} at the payment provider`,
      repair: { subscriptionId: stripeId },
    });
  }
  return found;
}

async function compareInvoices(
  ctx: Context,
  payments: Payments,
  member: { id: string; customerId: string },
): Promise<Difference[]> {
  const booked = await listBookedInvoices(ctx.db, member.id);
  const invoices = await payments.billing.listInvoices(member.customerId, INVOICES);
  const found: Difference[] = [];
  for (const { id, amountPaid, status, subscriptionId } of invoices) {
    const inBooks = booked.get(id) ?? 0;
    booked.delete(id);
    const paid = status === 'paid' ? amountPaid : 0;
    if (paid === inBooks) continue;
    found.push({
      code: 'invoice_books',
      id,
      detail: `invoice ${id}: ${usd(paid)} was paid, but the ledger has ${usd(inBooks)}`,
      ...(subscriptionId ? { repair: { subscriptionId } } : {}),
    });
  }
  if (invoices.length === INVOICES) return found;
  for (const [id, cents] of booked) {
    const detail = `invoice ${id}: the ledger has ${usd(cents)}, but the payment provider has no such invoice`;
    found.push({ code: 'invoice_books', id, detail });
  }
  return found;
}

export async function comparePremium(ctx: Context, payments: Payments): Promise<Difference[]> {
  const found = await compareSubscriptions(ctx, payments);
  for (const { id, isSubscriber, isPaying, customerId } of await listPremiumMembers(ctx.db)) {
    if (isSubscriber !== isPaying) {
      const says = isSubscriber
        ? 'has Premium without a subscription'
        : 'pays for Premium and does not have it';
      found.push({ code: 'member_premium', id, detail: `member ${id} ${says}` });
    }
    if (customerId) found.push(...(await compareInvoices(ctx, payments, { id, customerId })));
  }
  return found;
}
