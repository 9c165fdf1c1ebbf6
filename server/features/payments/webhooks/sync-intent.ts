/** Whose business a payment intent is: a purchase's, a project's, or nobody's here. */
import type { Context } from '#server/context.ts';
import { adoptHireIntent, syncKnownHireIntent } from '#server/features/hire/escrow/settle.ts';
import { adoptIntent, syncKnownIntent } from '#server/features/orders/settle.ts';

/** Throws `PaymentsError`. */
export async function syncIntent(ctx: Context, intentId: string): Promise<void> {
  if (!ctx.payments) return;
  if (await syncKnownIntent(ctx, intentId)) return;
  if (await syncKnownHireIntent(ctx, intentId)) return;
  const state = await ctx.payments.readIntent(intentId);
  await adoptHireIntent(ctx, state);
  await adoptIntent(ctx, state);
}
