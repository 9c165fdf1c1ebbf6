/** Cancellation by the client: before anyone is accepted, or when the work is long overdue. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { mayTakeBackAt } from '#shared/hire/times.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { tryLater } from '#server/features/payments/public.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, moveProject, requireProject, toProjectDetail } from '../projects.ts';
import { refundAllPaid } from './paid-charges.ts';
import { cancelOpenPayments, syncOpenPayments, tryRefunds } from './payments.ts';
import { closeApplications } from './queries.ts';

const isOverdue = ({ dueDate, deliveredAt }: HireProjectRow, now: Date): boolean =>
  dueDate !== null && deliveredAt === null && mayTakeBackAt(dueDate) <= now;

async function cancel(ctx: Context, tx: Queryable, project: HireProjectRow, client: Member): Promise<void> {
  const at = ctx.clock.now();
  const projectId = project.id;
  const cancelled = await moveProject(tx, project, 'cancelled', 'client', { cancelledAt: at });
  if (project.status === 'in_progress' && !isOverdue(project, at)) throw new AppError('not_overdue');
  const alsoTo = await closeApplications(tx, projectId);
  await refundAllPaid(tx, cancelled);
  await recordActivity(ctx, tx, { projectId, actorId: client.id, kind: 'cancelled', alsoTo, at });
}

export async function cancelProject(ctx: Context, client: Member, id: string): Promise<HireProjectDetail> {
  await requireProject(ctx.db, client, id);
  // A payment made in another tab has accepted an application.
  await syncOpenPayments(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const { project, party } = await lockAsParty(tx, client, id);
    if (party !== 'client') throw new AppError('not_allowed');
    await cancel(ctx, tx, project, client);
  });
  const { payments } = ctx;
  // The job finishes what fails now.
  if (payments) await tryLater(ctx, { projectId: id }, () => cancelOpenPayments(ctx, payments, id));
  await tryRefunds(ctx, id);
  return toProjectDetail(ctx, client, id);
}
