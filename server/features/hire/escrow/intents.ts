/** Payment intents of projects: one per payment, also for repeated and concurrent requests. */
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { HirePaymentRow } from '#shared/hire/escrow/tables.ts';
import type { Context } from '#server/context.ts';
import {
  type PaymentIntentState,
  type Payments,
  PaymentsError,
} from '#server/providers/payments/payments.ts';
import { customerOf } from '#server/features/premium/public.ts';
import { attachIntent, findCard } from './queries.ts';

const DAY_MS = 86_400_000;
/** The provider keeps idempotency keys for a day; after half a day an existing intent is searched for. */
const KEY_LIFE_MS = DAY_MS / 2;

export type Intent = PaymentIntentState & { clientSecret: string };

/** Throws `feature_off`, and `payments_unavailable` instead of `PaymentsError`. */
export async function withPayments<T>(ctx: Context, work: (payments: Payments) => Promise<T>): Promise<T> {
  if (!ctx.payments) throw new AppError('feature_off');
  try {
    return await work(ctx.payments);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.error({ code: error.code, requestId: error.requestId }, 'payment provider failed');
    throw new AppError('payments_unavailable', { cause: error });
  }
}

const requestFor = (payment: HirePaymentRow, key: string) => ({
  amount: payment.amountCents,
  description: payment.kind === 'upfront' ? 'Design project, upfront' : 'Design project, final payment',
  transferGroup: `hire_${payment.id}`,
  metadata: { kind: 'hire_payment', hirePaymentId: payment.id, hireProjectId: payment.projectId },
  idempotencyKey: `hire:${payment.id}:${key}`,
});

/** The response to creating it may have been lost long ago. */
async function findLostIntent(
  ctx: Context,
  payments: Payments,
  payment: HirePaymentRow,
): Promise<Intent | null> {
  if (ctx.clock.now().getTime() - payment.createdAt.getTime() < KEY_LIFE_MS) return null;
  const since = new Date(payment.createdAt.getTime() - DAY_MS);
  for await (const { id, metadata } of payments.listIntents(since)) {
    if (metadata.hirePaymentId === payment.id) return payments.readIntent(id);
  }
  return null;
}

async function createUpfrontIntent(
  ctx: Context,
  payments: Payments,
  payment: HirePaymentRow,
  clientId: string,
) {
  const customerId = await customerOf(ctx, payments.billing, clientId);
  return payments.createIntent({ ...requestFor(payment, 'pi:v1'), customerId, savesCard: true });
}

/** Charges the saved card; without one the client has to pay. */
async function createFinalIntent(ctx: Context, payments: Payments, payment: HirePaymentRow): Promise<Intent> {
  const card = await findCard(ctx.db, payment.projectId);
  const byHand = () => payments.createIntent(requestFor(payment, 'pi:v1'));
  if (!card) return byHand();
  const { customerId, paymentMethodId } = card;
  try {
    return await payments.chargeSavedCard({
      ...requestFor(payment, 'card:v1'),
      customerId,
      paymentMethodId,
    });
  } catch (error) {
    // The card was removed in the meantime.
    if (error instanceof PaymentsError && error.code === 'resource_missing') return byHand();
    throw error;
  }
}

/** @param clientId who pays. Throws `PaymentsError`. */
export async function intentFor(
  ctx: Context,
  payments: Payments,
  payment: HirePaymentRow,
  clientId: string,
): Promise<Intent> {
  if (payment.stripePaymentIntentId) return payments.readIntent(payment.stripePaymentIntentId);
  const intent =
    (await findLostIntent(ctx, payments, payment)) ??
    (payment.kind === 'upfront'
      ? await createUpfrontIntent(ctx, payments, payment, clientId)
      : await createFinalIntent(ctx, payments, payment));
  await attachIntent(ctx.db, payment.id, intent.id);
  return intent;
}

/** What the client's browser needs. @param intent not a canceled one; null: already paid */
export const toPaymentToMake = (
  payments: Payments,
  payment: Pick<HirePaymentRow, 'amountCents'>,
  intent: Intent | null,
) => {
  const isOpen = intent?.status === 'open';
  const isProcessing = intent?.status === 'processing';
  return {
    clientSecret: isOpen ? intent.clientSecret : null,
    publishableKey: payments.publishableKey,
    amount: fromCents(payment.amountCents),
    status: isOpen ? ('open' as const) : isProcessing ? ('processing' as const) : ('paid' as const),
  };
};
