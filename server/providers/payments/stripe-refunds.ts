/** Refunds to the card that paid. */
import type { Stripe } from 'stripe';
import { hasCode, PAGE } from './stripe-client.ts';

async function create(
  stripe: Stripe,
  params: Stripe.RefundCreateParams,
  idempotencyKey: string,
): Promise<void> {
  try {
    await stripe.refunds.create(params, { idempotencyKey });
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error;
  }
}

export const refundAll = (stripe: Stripe, intentId: string, idempotencyKey: string): Promise<void> =>
  create(stripe, { payment_intent: intentId }, idempotencyKey);

/** Newest first, without those that failed. */
export async function listMade(
  stripe: Stripe,
  of: { charge: string } | { payment_intent: string },
): Promise<Stripe.Refund[]> {
  const made: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ ...of, limit: PAGE }))
    if (refund.status !== 'failed' && refund.status !== 'canceled') made.push(refund);
  return made;
}

/** The provider forgets idempotency keys after a day, so the refund stores the key. */
export async function refundPart(
  stripe: Stripe,
  intentId: string,
  amount: number,
  idempotencyKey: string,
): Promise<void> {
  const made = await listMade(stripe, { payment_intent: intentId });
  if (made.some((refund) => refund.metadata?.['request'] === idempotencyKey)) return;
  const metadata = { request: idempotencyKey };
  await create(stripe, { payment_intent: intentId, amount, metadata }, idempotencyKey);
}
