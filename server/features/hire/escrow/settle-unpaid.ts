/** Effects of an unpaid payment on its project. */
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { updateDeal, updatePayment } from './queries.ts';
import type { Settlement } from './settle.ts';

const NO_CARD = 'There’s no saved card to charge. Please use another card.';

/** The final payment is charged without the client, so an open one means the charge failed. */
async function recordRefusal(ctx: Context, tx: Queryable, { project }: Settlement): Promise<void> {
  if (project.status !== 'under_review' || project.finalFailedAt) return;
  const at = ctx.clock.now();
  await updateDeal(tx, project.id, { finalFailedAt: at });
  await recordActivity(ctx, tx, { projectId: project.id, actorId: null, kind: 'rest_failed', at });
}

/** It may still be paid, or never will be. The project and the payment must be locked. */
export async function settleUnpaid(ctx: Context, tx: Queryable, settling: Settlement): Promise<void> {
  const { payment, state } = settling;
  const { status } = state;
  if (status === 'succeeded') return;
  const isRefused = payment.kind === 'final' && status === 'open';
  const failureMessage = state.failureMessage ?? (isRefused ? NO_CARD : null);
  if (payment.status !== status || payment.failureMessage !== failureMessage) {
    await updatePayment(tx, payment.id, { status, failureMessage });
  }
  if (isRefused) await recordRefusal(ctx, tx, settling);
}
