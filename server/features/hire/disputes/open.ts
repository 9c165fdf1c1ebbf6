import { fromCents } from '#shared/kernel/money.ts';
import type { Dispute } from '#shared/hire/disputes/contract.ts';
import type { Context } from '#server/context.ts';
import { listStaff, mayDecide } from '#server/db/deciders.ts';
import type { Member } from '#server/http/route.ts';
import { syncOpenPayments } from '../escrow/payments.ts';
import { asParty } from '../escrow/project-actions.ts';
import { moveProject, requireProject, requireProjectAccess } from '../projects.ts';
import { recordActivity } from '../record-activity.ts';
import { insertDispute, listDisputes } from './queries.ts';

type Row = Awaited<ReturnType<typeof listDisputes>>[number];

const toDispute = ({ dispute, openedBy }: Row, isException: boolean): Dispute => ({
  id: dispute.id,
  openedBy,
  reason: dispute.reason,
  outcome: dispute.outcome,
  designerAmount: dispute.designerCents === null ? null : fromCents(dispute.designerCents),
  note: dispute.note,
  createdAt: dispute.createdAt,
  decidedAt: dispute.decidedAt,
  isException,
});

/** Suspends the project until a moderator decides. */
export async function openDispute(ctx: Context, member: Member, id: string, reason: string) {
  await requireProject(ctx.db, member, id);
  await syncOpenPayments(ctx, id);
  return asParty(ctx, member, id, ['client', 'designer'], async (tx, project, party) => {
    const at = ctx.clock.now();
    await moveProject(tx, project, 'disputed', party);
    await insertDispute(tx, { projectId: id, openedBy: member.id, reason, createdAt: at });
    await recordActivity(ctx, tx, { projectId: id, actorId: member.id, kind: 'disputed', note: reason, at });
  });
}

/** Newest first. */
export async function listProjectDisputes(ctx: Context, viewer: Member, id: string) {
  const project = await requireProjectAccess(ctx.db, viewer, id);
  const parties = new Set([project.clientId, project.designerId!]);
  const isException =
    viewer.role === 'admin' && mayDecide(viewer, parties, await listStaff(ctx.db)) === 'exception';
  return (await listDisputes(ctx.db, id)).map((row) => toDispute(row, isException));
}
