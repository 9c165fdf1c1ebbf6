/** The payments of a project, and those that were never started. The project must be locked. */
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { listChargesOf, moveCharge, releaseCharge, startRefund } from '#server/features/payments/public.ts';

/** Upfront first. */
export const listPaid = (tx: Queryable, projectId: string): Promise<ChargeRow[]> =>
  listChargesOf(tx, projectId, ['paid']);

/** Ready to be transferred. */
export async function releasePaid(ctx: Context, tx: Queryable, project: HireProjectRow): Promise<void> {
  for (const charge of await listPaid(tx, project.id)) await releaseCharge(ctx, tx, charge, ctx.clock.now());
}

export async function refundAllPaid(tx: Queryable, project: HireProjectRow): Promise<void> {
  for (const charge of await listPaid(tx, project.id)) await startRefund(tx, charge);
}

/** Cancels payments that were never requested at the provider. */
export async function cancelUnstarted(tx: Queryable, projectId: string): Promise<void> {
  for (const charge of await listChargesOf(tx, projectId, ['open']))
    if (!charge.stripePaymentIntentId) await moveCharge(tx, charge, 'canceled');
}
