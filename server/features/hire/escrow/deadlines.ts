/** Applies the deadlines of projects. */
import type { ActivityKind } from '#shared/notices/hire.ts';
import type { ProjectStatus } from '#shared/hire/states.ts';
import { UNPAID_DAYS } from '#shared/hire/times.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context } from '#server/context.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject, moveProject } from '../projects.ts';
import { findLiveCharge } from '#server/features/payments/public.ts';
import { syncHirePayment } from './payments.ts';
import { insertDispute } from '../disputes/queries.ts';
import { updateDeal } from './queries.ts';

const UNPAID = `The final payment wasn’t made within ${UNPAID_DAYS} days.`;

/**
 * A payment the webhook did not report yet prevents the dispute.
 * @param isDue checked on the locked project. Throws `PaymentsError`.
 */
export async function moveUnpaidToDispute(
  ctx: Context,
  id: string,
  isDue: (project: HireProjectRow) => boolean,
): Promise<void> {
  const payment = await findLiveCharge(ctx.db, id, 'final');
  if (payment) await syncHirePayment(ctx, payment.id);
  await ctx.db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    const live = await findLiveCharge(tx, id, 'final');
    // The bank is processing the payment.
    if (project.status !== 'under_review' || live?.status === 'processing' || !isDue(project)) return;
    const at = ctx.clock.now();
    await moveProject(tx, project, 'disputed', 'clock');
    await insertDispute(tx, { projectId: id, openedBy: null, reason: UNPAID, createdAt: at });
    await recordActivity(ctx, tx, { projectId: id, actorId: null, kind: 'disputed', note: UNPAID, at });
  });
}

export interface Reminder {
  kind: ActivityKind;
  /** The status while the deadline runs. */
  status: ProjectStatus;
  /** When the deadline started. */
  since: (project: HireProjectRow) => Date | null;
}

/** Sent once per start of the deadline. */
export async function remind(ctx: Context, id: string, { kind, status, since }: Reminder): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    const name = `${kind}:${since(project)?.toISOString()}`;
    if (project.status !== status || project.reminded.includes(name)) return;
    await updateDeal(tx, id, { reminded: [...project.reminded, name] });
    await recordActivity(ctx, tx, { projectId: id, actorId: null, kind, at: ctx.clock.now() });
  });
}
