/**
 * One projection of the provider's truth onto a subscription, used by the webhook, the job and the screens. An event
 * is a hint: what is written is what the provider says when it is asked.
 */
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { Context } from '#server/context.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { attach, findIdByStripe, lockVersioned, readVersioned } from './queries.ts';

/** The row may be written by others while the provider is asked; then it is asked again. */
const ATTEMPTS = 8;
const INVOICES = 24;

/**
 * No transaction is open while the provider is asked: what it said is written only if the row has not changed since.
 * Throws `PaymentsError` when the provider does not answer.
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

/** A subscription without a row is somebody else's business. Throws `PaymentsError`. */
export async function syncSubscription(ctx: Context, stripeSubscriptionId: string): Promise<void> {
  const known = await findIdByStripe(ctx.db, stripeSubscriptionId);
  if (known) return syncRow(ctx, known);
  // The server may have died between making it and remembering it.
  const state = await ctx.payments?.billing.readSubscription(stripeSubscriptionId);
  const rowId = z.safeParse(Id, state?.metadata.subscriptionId);
  if (!state || !rowId.success) return;
  await attach(ctx.db, rowId.data, { stripeId: state.id, customerId: state.customerId });
  const attached = await findIdByStripe(ctx.db, stripeSubscriptionId);
  if (attached) await syncRow(ctx, attached);
}
