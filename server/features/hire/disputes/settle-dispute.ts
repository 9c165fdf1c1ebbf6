/** A client's bank opens a dispute over a payment, and decides it. */
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { moveProject } from '../projects.ts';
import { listHireMovements, recordHire } from '#server/features/payments/public.ts';
import { insertDispute, updatePayment } from '../escrow/queries.ts';
import type { Settlement } from '../escrow/settle.ts';
import { fullRefund } from '../escrow/split.ts';

const REASON = "The client's bank contests a payment.";

/** The part that was not refunded. */
const disputedCents = ({ payment }: Settlement): number =>
  payment.amountCents - (payment.refundedAt ? payment.refundedCents : 0);

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

/** The client keeps the money; the job reverses the transfer. */
async function recordLoss(
  tx: Queryable,
  settling: Settlement,
  moved: { reference: string; at: Date },
): Promise<void> {
  const { project, payment } = settling;
  const { designerCents, commissionCents, releasedAt } = payment;
  const { designerId } = project;
  const released = releasedAt && designerId ? { designerId, designerCents, commissionCents } : null;
  const cents = disputedCents(settling);
  await recordHire.disputeLost(tx, { projectId: project.id, ...moved, cents, released });
  await updatePayment(tx, payment.id, {
    ...fullRefund(payment),
    status: 'refunded',
    refundedAt: payment.refundedAt ?? moved.at,
    ...(payment.payoutStatus === 'pending' ? { payoutStatus: 'none' as const } : {}),
  });
}

/**
 * Records each step of the bank dispute once, however many events were missed. Project and payment must be
 * locked.
 */
export async function settleDispute(
  ctx: Context,
  tx: Queryable,
  settling: Settlement,
  reference: string,
): Promise<void> {
  const { project, state } = settling;
  const books = await listHireMovements(tx, project.id);
  const isNew = (kind: string) =>
    !books.some((known) => known.kind === kind && known.reference === reference);
  const moved = { reference, at: ctx.clock.now() };
  const cents = disputedCents(settling);
  if (isNew('hire_dispute')) {
    await recordHire.disputeOpened(tx, { projectId: project.id, ...moved, cents });
    await moveToDispute(ctx, tx, settling);
  }
  if (state.dispute === 'won' && isNew('hire_dispute_won')) {
    await recordHire.disputeWon(tx, { projectId: project.id, ...moved, cents });
  }
  if (state.dispute === 'lost' && isNew('hire_dispute_lost')) await recordLoss(tx, settling, moved);
}
