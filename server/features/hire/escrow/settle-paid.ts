/** Effects of a successful payment: the upfront one accepts an application, the final one completes the project. */
import { dueDateOf } from '#shared/hire/times.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { HireApplicationRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { moveProject } from '../projects.ts';
import { recordHire } from '#server/features/payments/public.ts';
import {
  closeApplications,
  lockApplication,
  saveCard,
  setApplicationStatus,
  updateDeal,
  updatePayment,
} from './queries.ts';
import { releasePaid } from './release-paid.ts';
import type { Settlement } from './settle.ts';
import { amountsAt, fullRefund, priceCentsOf, toColumns } from './split.ts';

const LATE = 'Your payment arrived too late. It will be refunded to your card in full.';

/** The application this payment accepts, if it is unchanged since the client agreed to pay for it. */
async function findAcceptable(
  tx: Queryable,
  { project, payment }: Settlement,
): Promise<HireApplicationRow | null> {
  if (project.status !== 'pending' || !payment.applicationId) return null;
  const application = await lockApplication(tx, project.id, payment.applicationId);
  if (application?.status !== 'sent' || application.updatedAt > payment.createdAt) return null;
  const { upfrontCents } = amountsAt(project, priceCentsOf(project, application));
  return upfrontCents === payment.amountCents ? application : null;
}

async function accept(
  ctx: Context,
  tx: Queryable,
  { project, payment, state }: Settlement,
  application: HireApplicationRow,
): Promise<void> {
  const at = ctx.clock.now();
  const cents = priceCentsOf(project, application);
  await setApplicationStatus(tx, application.id, 'accepted');
  const others = await closeApplications(tx, project.id);
  await moveProject(tx, project, 'in_progress', 'provider', {
    ...toColumns(amountsAt(project, cents)),
    designerId: application.designerId,
    agreedPrice: fromCents(cents),
    upfrontPaid: true,
    upfrontPaymentIntentId: state.id,
    startedAt: at,
    dueDate: dueDateOf(at, application.timelineDays),
  });
  const { paymentMethodId } = state;
  const { id: projectId, clientId } = project;
  if (paymentMethodId) await saveCard(tx, { projectId, clientId, paymentMethodId });
  await recordActivity(ctx, tx, { projectId, actorId: clientId, kind: 'accepted', at });
  const note = fromCents(payment.amountCents);
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'upfront_paid', note, at });
  await recordActivity(ctx, tx, { projectId, actorId: clientId, kind: 'not_chosen', memberIds: others, at });
}

async function complete(ctx: Context, tx: Queryable, { project, payment, state }: Settlement): Promise<void> {
  const at = ctx.clock.now();
  const paid = { finalPaid: true, finalPaymentIntentId: state.id, finalFailedAt: null };
  const projectId = project.id;
  const activity = { projectId, actorId: null, at };
  if (project.status === 'under_review') {
    const completed = await moveProject(tx, project, 'completed', 'provider', { ...paid, completedAt: at });
    await releasePaid(ctx, tx, completed);
  } else {
    // A moderator decides about this payment too.
    await updateDeal(tx, projectId, paid);
  }
  await recordActivity(ctx, tx, { ...activity, kind: 'rest_paid', note: fromCents(payment.amountCents) });
  if (project.status === 'under_review') await recordActivity(ctx, tx, { ...activity, kind: 'completed' });
}

/**
 * Applied once per payment. A payment that is no longer wanted is refunded. The project and the payment must be
 * locked.
 */
export async function settlePaid(ctx: Context, tx: Queryable, settling: Settlement): Promise<void> {
  const { project, payment, state } = settling;
  const at = ctx.clock.now();
  const reference = state.chargeId ?? state.id;
  await recordHire.charge(tx, { projectId: project.id, reference, at, cents: payment.amountCents });
  const paid = { paidAt: at, stripeChargeId: state.chargeId };
  const application = payment.kind === 'upfront' ? await findAcceptable(tx, settling) : null;
  const isExpected = ['under_review', 'disputed'].includes(project.status) && project.approvedAt !== null;
  if (!application && (payment.kind === 'upfront' || !isExpected)) {
    const refund = { ...fullRefund(payment), status: 'refunding', failureMessage: LATE } as const;
    await updatePayment(tx, payment.id, { ...paid, ...refund });
    return;
  }
  await updatePayment(tx, payment.id, { ...paid, status: 'paid', failureMessage: null });
  if (application) await accept(ctx, tx, settling, application);
  else await complete(ctx, tx, settling);
}
