/**
 * Applies the provider's state to a subscription. Used by the webhook, the job and the screens. An event is
 * only a hint: the state is always read from the provider.
 */
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { Context } from '#server/context.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { attach, findIdByStripe, lockVersioned, readVersioned } from './queries.ts';

/** The row may change while the provider is asked; then the provider is asked again. */
const ATTEMPTS = 8;
const INVOICES = 24;

/**
 * No transaction is open while the provider is asked; the state is written only if the row has not changed
 * since. Throws `PaymentsError` if the provider fails.
 */
export async function syncRow(ctx: Context, id: string): Promise<void> {
  const billing = ctx.payments?.billing;
  if (!billing) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await readVersioned(ctx.db, id);
    if (!row?.stripeSubscriptionId) return;
    const state = await billing.readSubscription(row.stripeSubscriptionId);
    const invoices = await billing.listInvoices(state.customerId, INVOICES);
    const isWritten = await ctx.db.transaction(async (tx) => {
      const present = await lockVersioned(tx, id);
      if (present?.version !== row.version) return false;
      await applyProviderState(
        ctx,
        tx,
        present,
        state,
        invoices.filter((invoice) => invoice.subscriptionId === state.id),
      );
      return true;
    });
    if (isWritten) return;
  }
  throw new PaymentsError('contended');
}

/** Ignores subscriptions without a row. Throws `PaymentsError`. */
export async function syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void> {
  const known = await findIdByStripe(ctx.db, stripeSubscriptionId);
  if (known) return syncRow(ctx, known);
  // The server may have crashed between creating and storing it.
  const state = await ctx.payments?.billing.readSubscription(stripeSubscriptionId);
  const rowId = z.safeParse(Id, state?.metadata.subscriptionId);
  if (!state || !rowId.success) return;
  await attach(ctx.db, rowId.data, { stripeId: state.id, customerId: state.customerId });
  const attached = await findIdByStripe(ctx.db, stripeSubscriptionId);
  if (attached) await syncRow(ctx, attached);
}
