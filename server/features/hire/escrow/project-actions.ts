/** The actions of the two parties in a running project, under its lock and along the project transition table. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, moveProject, toProjectDetail } from '../projects.ts';

type Party = 'client' | 'designer';
type PartyAction = (tx: Queryable, project: HireProjectRow, party: Party) => Promise<void>;

/** Runs under the project's lock. Throws `project_not_found`, `not_allowed`. */
export async function asParty(
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

/** Possible until it is approved. */
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
