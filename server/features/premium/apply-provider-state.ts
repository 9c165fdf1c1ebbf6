/** Writes the provider's state and everything that follows from it. The row must be locked. */
import type { PremiumChange } from '#shared/notices/account.ts';
import { isPremium } from '#shared/premium/rules.ts';
import type { SubscriptionRow } from '#shared/premium/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { InvoiceState, SubscriptionState } from '#server/providers/payments/billing-port.ts';
import { recordSubscriptionPaid } from '#server/features/payments/public.ts';
import { keepInvoice } from './invoices.ts';
import { deriveMember, updateSubscription } from './queries.ts';

const HOUR_MS = 3_600_000;

/** The notification for a change of state, or null. */
function changeBetween(before: string, after: string): PremiumChange | null {
  if (!isPremium(before)) return isPremium(after) ? 'started' : null;
  if (!isPremium(after)) return 'ended';
  return after === 'past_due' && before !== 'past_due' ? 'payment_failed' : null;
}

async function writeBooks(
  ctx: Context,
  tx: Queryable,
  row: SubscriptionRow,
  invoices: InvoiceState[],
): Promise<void> {
  for (const invoice of invoices) {
    if (invoice.status !== 'paid' || invoice.amountPaid === 0) continue;
    const at = invoice.paidAt ?? invoice.createdAt;
    const paid = { invoiceId: invoice.id, memberId: row.userId, cents: invoice.amountPaid, at };
    if (await recordSubscriptionPaid(tx, paid)) await keepInvoice(ctx, tx, row, invoice, at);
  }
}

const columnsFrom = (state: SubscriptionState) => ({
  status: state.status,
  currentPeriodEnd: state.currentPeriodEnd,
  cancelAtPeriodEnd: state.cancelAtPeriodEnd,
  endedAt: state.endedAt,
  cardBrand: state.card?.brand ?? null,
  cardLast4: state.card?.last4 ?? null,
  cardExpires: state.card?.expires ?? null,
});

/** True also after an hour without a check. Otherwise nothing is written, so that concurrent syncs come to an end. */
function needsWriting(row: SubscriptionRow, fields: ReturnType<typeof columnsFrom>, now: Date): boolean {
  if (now.getTime() - row.updatedAt.getTime() > HOUR_MS) return true;
  const keys = Object.keys(fields) as (keyof typeof fields)[];
  return keys.some((key) => JSON.stringify(fields[key]) !== JSON.stringify(row[key]));
}

/** @param invoices of this subscription; each is recorded in the ledger once */
export async function applyProviderState(
  ctx: Context,
  tx: Queryable,
  row: SubscriptionRow,
  state: SubscriptionState,
  invoices: InvoiceState[],
): Promise<void> {
  const fields = columnsFrom(state);
  const now = ctx.clock.now();
  if (needsWriting(row, fields, now)) await updateSubscription(tx, row.id, { ...fields, updatedAt: now });
  await writeBooks(ctx, tx, row, invoices);
  const hasTurned = await deriveMember(tx, row.userId);
  if (hasTurned) await ctx.events.emit(tx, 'member.changed', { memberId: row.userId });
  const change = changeBetween(row.status, state.status);
  if (change) await ctx.events.emit(tx, 'premium.changed', { memberId: row.userId, change });
}
