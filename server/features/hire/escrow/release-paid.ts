import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { lockPaid, updatePayment } from './queries.ts';

/** Releases paid money to the designer and the platform, ready to be transferred. The project must be locked. */
export async function releasePaid(ctx: Context, tx: Queryable, project: HireProjectRow): Promise<void> {
  const at = ctx.clock.now();
  for (const payment of await lockPaid(tx, project.id)) {
    const { id, designerCents, commissionCents, releasedAt } = payment;
    if (releasedAt || !project.designerId || designerCents + commissionCents === 0) continue;
    await recordHire.release(tx, {
      projectId: project.id,
      reference: id,
      at,
      designerId: project.designerId,
      designerCents,
      commissionCents,
    });
    await updatePayment(tx, id, { releasedAt: at, payoutStatus: designerCents > 0 ? 'pending' : 'none' });
  }
}
