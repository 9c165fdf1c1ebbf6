import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context } from '#server/context.ts';
import type { Intent } from '#server/features/payments/public.ts';
import { customerOf } from '#server/features/premium/public.ts';
import { type IntentRequest, type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { findCard, findProjectOf } from './queries.ts';

/** The upfront payment saves the client's card; the final one charges it, and without one the client has to pay. */
export async function createIntent(
  ctx: Context,
  payments: Payments,
  { kind, ownerId }: ChargeRow,
  request: IntentRequest,
): Promise<Intent> {
  if (kind === 'upfront') {
    const { clientId } = await findProjectOf(ctx.db, ownerId);
    const customerId = await customerOf(ctx, payments.billing, clientId);
    return payments.createIntent({ ...request, customerId, savesCard: true });
  }
  const card = await findCard(ctx.db, ownerId);
  if (!card) return payments.createIntent(request);
  const { customerId, paymentMethodId } = card;
  const idempotencyKey = request.idempotencyKey.replace(':pi:', ':card:');
  try {
    return await payments.chargeSavedCard({ ...request, idempotencyKey, customerId, paymentMethodId });
  } catch (error) {
    // The card was removed in the meantime.
    if (error instanceof PaymentsError && error.code === 'resource_missing')
      return payments.createIntent(request);
    throw error;
  }
}
