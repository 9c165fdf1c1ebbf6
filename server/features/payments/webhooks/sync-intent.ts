import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import type { Context } from '#server/context.ts';
import { findChargeByIntent } from '../charge-queries.ts';
import { attachIntent } from '../intents.ts';
import { type PaymentOwners, ownerOf } from '../owners.ts';
import { settle } from '../settle.ts';

/**
 * Brings the charge of a payment intent up to date, also one that a server created and did not live to remember.
 * An intent without a charge is ignored. Throws `PaymentsError`.
 */
export async function syncIntent(ctx: Context, owners: PaymentOwners, intentId: string): Promise<void> {
  if (!ctx.payments) return;
  const known = await findChargeByIntent(ctx.db, intentId);
  if (known) return settle(ctx, ownerOf(owners, known.ownerKind), known.id);
  const { metadata } = await ctx.payments.readIntent(intentId);
  for (const owner of owners.charges) {
    const chargeId = z.safeParse(Id, metadata[owner.metadataKey]);
    if (!chargeId.success) continue;
    await attachIntent(ctx, owner, chargeId.data, intentId);
    await settle(ctx, owner, chargeId.data);
  }
}
