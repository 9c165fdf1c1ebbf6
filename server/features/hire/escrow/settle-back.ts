/** A payment that somebody has given back at the provider, in full, without the house having asked for it. */
import { fromCents } from '#shared/kernel/money.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { moveProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import { insertDispute, updatePayment } from './queries.ts';
import type { Settling } from './settle.ts';
import { backInFull } from './shares.ts';

const REASON = 'A payment was given back to the client by the payment provider.';

/** What has gone back before, by a moderator's decision. */
const backBefore = ({ payment: { status, refundedAt, refundedCents } }: Settling): number =>
  status === 'paid' && refundedAt ? refundedCents : 0;

/** Also while a part of it is on its way back; what goes back in full anyway is finished by whoever began it. */
const isUnasked = ({ payment: { status, refundedCents, amountCents }, state }: Settling): boolean =>
  state.refunded && (status === 'paid' || (status === 'refunding' && refundedCents < amountCents));

/** Nothing is paid for any more: a moderator decides what becomes of the project. */
async function rest(ctx: Context, tx: Queryable, { project }: Settling): Promise<void> {
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
export async function settleBack(ctx: Context, tx: Queryable, settling: Settling): Promise<void> {
  if (!isUnasked(settling)) return;
  const { project, payment, state } = settling;
  const { designerCents, commissionCents, releasedAt } = payment;
  const { id: projectId, designerId } = project;
  const at = ctx.clock.now();
  const cents = payment.amountCents - backBefore(settling);
  const released = releasedAt && designerId ? { designerId, designerCents, commissionCents } : null;
  const reference = state.refundId ?? state.id;
  await recordHire.refund(tx, { projectId, reference, at, cents, released });
  await updatePayment(tx, payment.id, {
    ...backInFull(payment),
    status: 'refunded',
    refundedAt: at,
    stripeRefundId: reference,
    ...(payment.payoutStatus === 'pending' ? { payoutStatus: 'none' as const } : {}),
  });
  ctx.log.warn({ hirePaymentId: payment.id }, 'a payment was given back at the provider');
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'refunded', words: fromCents(cents), at });
  await rest(ctx, tx, settling);
}
