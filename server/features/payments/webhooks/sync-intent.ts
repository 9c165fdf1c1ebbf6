import type { Context } from '#server/context.ts';
import type { PaymentOwners } from '../owners.ts';

/** Brings the owner of a payment intent up to date; one without an owner is ignored. Throws `PaymentsError`. */
export async function syncIntent(ctx: Context, { intents }: PaymentOwners, intentId: string): Promise<void> {
  if (!ctx.payments) return;
  for (const owner of intents) if (await owner.syncKnown(ctx, intentId)) return;
  const state = await ctx.payments.readIntent(intentId);
  for (const owner of intents) await owner.adopt(ctx, state);
}
