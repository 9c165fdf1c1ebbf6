/** What the two parties do in a running project, under its lock and along the project transition table. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { recordActivity } from '../record-activity.ts';
import {
  lockAsParty,
  moveProject,
  requireProjectAccess,
  requireProject,
  toProjectDetail,
} from '../projects.ts';
import { insertDispute, listDisputes } from './queries.ts';
import { toDispute } from './views.ts';
import { syncOpenPayments } from './payments.ts';

type Party = 'client' | 'designer';
type PartyAction = (tx: Queryable, project: HireProjectRow, party: Party) => Promise<void>;

/** Throws `project_not_found`, `not_allowed`. */
async function asParty(
  ctx: Context,
  member: Member,
  id: string,
  parties: readonly Party[],
  action: PartyAction,
): Promise<HireProjectDetail> {
  await ctx.db.transaction(async (tx) => {
    const { project, party } = await lockAsParty(tx, member, id);
    if (!parties.includes(party)) throw new AppError('not_allowed');
    await action(tx, project, party);
  });
  return toProjectDetail(ctx, member, id);
}

/** Throws `project_not_found`, `not_allowed`, `project_state`. */
export const deliverWork = (ctx: Context, designer: Member, id: string, note: string | undefined) =>
  asParty(ctx, designer, id, ['designer'], async (tx, project) => {
    const at = ctx.clock.now();
    await moveProject(tx, project, 'under_review', 'designer', { designerCompleted: true, deliveredAt: at });
    await recordActivity(ctx, tx, {
      projectId: id,
      actorId: designer.id,
      kind: 'delivered',
      note,
      at,
    });
  });

/** Possible until it is approved. Throws `project_not_found`, `not_allowed`, `project_state`. */
export const requestChanges = (ctx: Context, client: Member, id: string, note: string) =>
  asParty(ctx, client, id, ['client'], async (tx, project) => {
    if (project.approvedAt) throw new AppError('project_state');
    const at = ctx.clock.now();
    await moveProject(tx, project, 'in_progress', 'client', { designerCompleted: false });
    await recordActivity(ctx, tx, {
      projectId: id,
      actorId: client.id,
      kind: 'changes_requested',
      note,
      at,
    });
  });

/** Suspends the project until a moderator decides. Throws `project_not_found`, `not_allowed`, `project_state`. */
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

/** Newest first. Throws `project_not_found`, `not_allowed`. */
export async function readDisputes(ctx: Context, viewer: Member, id: string) {
  await requireProjectAccess(ctx.db, viewer, id);
  return (await listDisputes(ctx.db, id)).map(toDispute);
}
