/** A full refund made at the provider that the app did not request. */
import { fromCents } from '#shared/kernel/money.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { moveProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { insertDispute, updatePayment } from './queries.ts';
import type { Settlement } from './settle.ts';
import { fullRefund } from './split.ts';

const REASON = 'A payment was given back to the client by the payment provider.';

/** Refunded earlier by a moderator's decision. */
const refundedBefore = ({ payment: { status, refundedAt, refundedCents } }: Settlement): number =>
  status === 'paid' && refundedAt ? refundedCents : 0;

/** Includes a pending partial refund; a pending full refund is finished by the code that started it. */
const isExternal = ({ payment: { status, refundedCents, amountCents }, state }: Settlement): boolean =>
  state.refunded && (status === 'paid' || (status === 'refunding' && refundedCents < amountCents));

/** The project is no longer paid for: a moderator decides. */
async function moveToDispute(ctx: Context, tx: Queryable, { project }: Settlement): Promise<void> {
  if (project.status !== 'in_progress' && project.status !== 'under_review') return;
  const at = ctx.clock.now();
  await moveProject(tx, project, 'disputed', 'provider');
  await insertDispute(tx, { projectId: project.id, openedBy: null, reason: REASON, createdAt: at });
  await recordActivity(ctx, tx, {
    projectId: project.id,
    actorId: null,
    kind: 'disputed',
    note: REASON,
    at,
  });
}

/** Applied once; the job reverses the transfer. Project and payment must be locked. */
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
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'refunded', note: fromCents(cents), at });
  await moveToDispute(ctx, tx, settling);
}
