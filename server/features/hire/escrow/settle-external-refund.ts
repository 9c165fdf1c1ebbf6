/** A payment that somebody has given back at the provider, in full, without the house having asked for it. */
import { fromCents } from '#shared/kernel/money.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { moveProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { insertDispute, updatePayment } from './queries.ts';
import type { Settlement } from './settle.ts';
import { fullRefund } from './split.ts';

const REASON = 'A payment was given back to the client by the payment provider.';

/** What has gone back before, by a moderator's decision. */
const refundedBefore = ({ payment: { status, refundedAt, refundedCents } }: Settlement): number =>
  status === 'paid' && refundedAt ? refundedCents : 0;

/** Also while a part of it is on its way back; what goes back in full anyway is finished by whoever began it. */
const isExternal = ({ payment: { status, refundedCents, amountCents }, state }: Settlement): boolean =>
  state.refunded && (status === 'paid' || (status === 'refunding' && refundedCents < amountCents));

/** Nothing is paid for any more: a moderator decides what becomes of the project. */
async function moveToDispute(ctx: Context, tx: Queryable, { project }: Settlement): Promise<void> {
  if (project.status !== 'in_progress' && project.status !== 'under_review') return;
  const at = ctx.clock.now();
  await moveProject(tx, project, 'disputed', 'provider');
  await insertDispute(tx, { projectId: project.id, openedBy: null, reason: REASON, createdAt: at });
  await recordActivity(ctx, tx, {
    projectId: project.id,
    actorId: null,
    kind: 'disputed',
    words: REASON,
    at,
  });
}

/** Once; what was transferred is taken back by the job. Project and payment must be locked. */
export async function settleExternalRefund(ctx: Context, tx: Queryable, settling: Settlement): Promise<void> {
  if (!isExternal(settling)) return;
  const { project, payment, state } = settling;
  const { designerCents, commissionCents, releasedAt } = payment;
  const { id: projectId, designerId } = project;
  const at = ctx.clock.now();
  const cents = payment.amountCents - refundedBefore(settling);
  const released = releasedAt && designerId ? { designerId, designerCents, commissionCents } : null;
  const reference = state.refundId ?? state.id;
  await recordHire.refund(tx, { projectId, reference, at, cents, released });
  await updatePayment(tx, payment.id, {
    ...fullRefund(payment),
    status: 'refunded',
    refundedAt: at,
    stripeRefundId: reference,
    ...(payment.payoutStatus === 'pending' ? { payoutStatus: 'none' as const } : {}),
  });
  ctx.log.warn({ hirePaymentId: payment.id }, 'a payment was given back at the provider');
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'refunded', words: fromCents(cents), at });
  await moveToDispute(ctx, tx, settling);
}
