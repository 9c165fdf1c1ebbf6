/** Payment intents: one a charge, also for repeated and concurrent requests. */
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context } from '#server/context.ts';
import type { IntentRequest, Payments } from '#server/providers/payments/payments.ts';
import { findCharge, setIntent } from './charge-queries.ts';
import type { Intent, PaymentOwner } from './owners.ts';
import { settle } from './settle.ts';

const DAY_MS = 86_400_000;
/** The provider keeps idempotency keys for a day; after half a day an existing intent is searched for. */
const KEY_LIFE_MS = DAY_MS / 2;

/** The response to creating it may have been lost long ago. */
async function findLostIntent(
  ctx: Context,
  payments: Payments,
  owner: PaymentOwner,
  charge: ChargeRow,
): Promise<Intent | null> {
  if (ctx.clock.now().getTime() - charge.createdAt.getTime() < KEY_LIFE_MS) return null;
  const since = new Date(charge.createdAt.getTime() - DAY_MS);
  for await (const { id, metadata } of payments.listIntents(since)) {
    if (metadata[owner.metadataKey] === charge.id) return payments.readIntent(id);
  }
  return null;
}

async function requestFor(ctx: Context, owner: PaymentOwner, charge: ChargeRow): Promise<IntentRequest> {
  const { description, metadata } = await owner.describe(ctx.db, charge);
  return {
    amount: charge.amountCents,
    description,
    transferGroup: `${owner.prefix}_${charge.id}`,
    metadata: { ...metadata, [owner.metadataKey]: charge.id },
    idempotencyKey: `${owner.prefix}:${charge.id}:pi:v1`,
  };
}

/** Stores the intent with the charge and its owner, unless one is stored already. */
export const attachIntent = (
  ctx: Context,
  owner: PaymentOwner,
  chargeId: string,
  intentId: string,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const known = await findCharge(tx, chargeId);
    if (!known || known.stripePaymentIntentId) return;
    await owner.lock(tx, known);
    const charge = await setIntent(tx, chargeId, intentId);
    if (charge) await owner.onIntent?.(tx, charge, intentId);
  });

/** The charge's only intent, created on first use. Throws `PaymentsError`. */
export async function ensureIntent(
  ctx: Context,
  payments: Payments,
  owner: PaymentOwner,
  charge: ChargeRow,
): Promise<Intent> {
  if (charge.stripePaymentIntentId) return payments.readIntent(charge.stripePaymentIntentId);
  const request = await requestFor(ctx, owner, charge);
  const intent =
    (await findLostIntent(ctx, payments, owner, charge)) ??
    (await (owner.createIntent?.(ctx, payments, charge, request) ?? payments.createIntent(request)));
  await attachIntent(ctx, owner, charge.id, intent.id);
  return intent;
}

/**
 * Cancels at the provider; only then can it never be paid. One that was paid in between is settled. Includes an
 * intent that is being created right now: the same key gives the same one. Throws `PaymentsError`.
 */
export async function cancelCharge(
  ctx: Context,
  payments: Payments,
  owner: PaymentOwner,
  id: string,
): Promise<void> {
  const charge = await findCharge(ctx.db, id);
  if (charge?.status !== 'open') return;
  const intent = await ensureIntent(ctx, payments, owner, charge);
  await payments.cancelIntent(intent.id);
  await settle(ctx, owner, id);
}
