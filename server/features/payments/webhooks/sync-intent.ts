/** Whose business a payment intent is: a purchase's, a project's, or nobody's here. */
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { Context } from '#server/context.ts';
import { syncHirePayment } from '#server/features/hire/escrow/settle.ts';
import { adoptIntent, syncKnownIntent } from '#server/features/orders/settle.ts';
import { attachHireIntent, findHirePaymentId } from './queries.ts';

async function syncKnownHireIntent(ctx: Context, intentId: string): Promise<boolean> {
  const known = await findHirePaymentId(ctx.db, intentId);
  if (known) await syncHirePayment(ctx, known);
  return known !== null;
}

/** Throws `PaymentsError`. */
export async function syncIntent(ctx: Context, intentId: string): Promise<void> {
  if (!ctx.payments) return;
  if (await syncKnownIntent(ctx, intentId)) return;
  if (await syncKnownHireIntent(ctx, intentId)) return;
  const state = await ctx.payments.readIntent(intentId);
  const hirePaymentId = z.safeParse(Id, state.metadata.hirePaymentId);
  if (!hirePaymentId.success) return adoptIntent(ctx, state);
  // Charged by a server that died before it could remember it.
  await attachHireIntent(ctx.db, hirePaymentId.data, intentId);
  await syncHirePayment(ctx, hirePaymentId.data);
}
