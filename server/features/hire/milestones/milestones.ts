/** The milestones of a running project: proposed by either party, agreed by the other, completed by the designer. */
import { MILESTONES_MAX, type Milestone } from '#shared/hire/milestones/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { mayPlan } from '#shared/hire/milestones/plan.ts';
import { type MilestoneStatus, canMoveMilestone } from '#shared/hire/states.ts';
import { type HireProjectRow, projectMilestones } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import type { Member } from '#server/http/route.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, requireProjectAccess } from '../projects.ts';
import {
  type MilestoneRow,
  deleteMilestone,
  findMilestone,
  insertMilestone,
  listMilestoneRows,
  measurePlan,
  updateMilestone,
} from './milestone-queries.ts';
import { isOpen, mayAgree } from './policy.ts';

interface At {
  id: string;
  milestoneId: string;
}
interface Form {
  title: string;
  description?: string | undefined;
  dueDate?: Date | null | undefined;
}

const fieldsOf = (form: Form) => ({
  title: form.title,
  description: form.description || null,
  dueDate: form.dueDate ?? null,
});

/** Reserved to its parties and moderators. */
export async function listMilestones(ctx: Context, viewer: Member, projectId: string): Promise<Milestone[]> {
  await requireProjectAccess(ctx.db, viewer, projectId);
  return listMilestoneRows(ctx.db, projectId);
}

/** After the final approval nothing is planned any more. */
const isPlanned = ({ status, approvedAt }: HireProjectRow): boolean => mayPlan(status) && approvedAt === null;

/** Every change of the plan locks the project, so the milestone stays as it was read. */
async function lockMilestone(tx: Queryable, member: Member, at: At) {
  const { project, party } = await lockAsParty(tx, member, at.id);
  const milestone = await findMilestone(tx, at.id, at.milestoneId);
  if (!milestone) throw new AppError('milestone_not_found');
  if (!isPlanned(project)) throw new AppError('project_state');
  return { party, milestone };
}

export function proposeMilestone(
  ctx: Context,
  member: Member,
  projectId: string,
  { clientId: id, ...form }: Form & { clientId?: string | undefined },
): Promise<Milestone> {
  return ctx.db.transaction(async (tx) => {
    const { project } = await lockAsParty(tx, member, projectId);
    // The other party may have agreed to it or edited it since, so it is the project's.
    const named = { table: projectMilestones, owner: projectMilestones.projectId, id, ownerId: projectId };
    if (await isMadeBefore(tx, named)) return (await findMilestone(tx, projectId, id!))!;
    if (!isPlanned(project)) throw new AppError('project_state');
    const { count, end } = await measurePlan(tx, projectId);
    if (count >= MILESTONES_MAX) throw new AppError('milestones_full');
    const now = ctx.clock.now();
    const milestone = await insertMilestone(tx, {
      id,
      ...fieldsOf(form),
      projectId,
      position: end,
      proposedBy: member.id,
      createdAt: now,
      updatedAt: now,
    });
    await recordMilestone(ctx, tx, member, milestone, 'milestone_proposed');
    return milestone;
  });
}

function recordMilestone(
  ctx: Context,
  tx: Queryable,
  member: Member,
  { projectId, title }: MilestoneRow,
  kind: ActivityKind,
  note?: string,
): Promise<void> {
  return recordActivity(ctx, tx, {
    projectId,
    actorId: member.id,
    kind,
    note: note ? `${title}: ${note}` : title,
    at: ctx.clock.now(),
  });
}

/** Throws `milestone_changed` if it changed after the member saw it. */
function requireAsSeen({ updatedAt }: MilestoneRow, seen: Date | undefined): void {
  if (seen && seen.getTime() !== updatedAt.getTime()) throw new AppError('milestone_changed');
}

/** The other party has to agree to the new version. @param updatedAt of the version that was edited */
export function changeMilestone(
  ctx: Context,
  member: Member,
  at: At,
  { updatedAt, ...form }: Form & { updatedAt?: Date | undefined },
): Promise<Milestone> {
  return ctx.db.transaction(async (tx) => {
    const { milestone } = await lockMilestone(tx, member, at);
    if (!isOpen(milestone)) throw new AppError('milestone_state');
    requireAsSeen(milestone, updatedAt);
    const changed = await updateMilestone(tx, milestone.id, {
      ...fieldsOf(form),
      proposedBy: member.id,
      updatedAt: ctx.clock.now(),
    });
    await recordMilestone(ctx, tx, member, changed, 'milestone_changed');
    return changed;
  });
}

/** Withdrawn by its proposer or rejected by the other party. */
export async function dropMilestone(ctx: Context, member: Member, at: At): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const { milestone } = await lockMilestone(tx, member, at);
    if (!isOpen(milestone)) throw new AppError('milestone_state');
    await deleteMilestone(tx, milestone.id);
    await recordMilestone(ctx, tx, member, milestone, 'milestone_dropped');
  });
}

interface Move {
  from: MilestoneStatus;
  to: MilestoneStatus;
  kind: ActivityKind;
  fields: (now: Date) => Partial<MilestoneRow>;
}
const AGREE: Move = {
  from: 'pending',
  to: 'in_progress',
  kind: 'milestone_agreed',
  fields: (agreedAt) => ({ agreedAt }),
};
const COMPLETE: Move = {
  from: 'in_progress',
  to: 'completed',
  kind: 'milestone_completed',
  fields: (completedAt) => ({ completedAt }),
};
const APPROVE: Move = {
  from: 'completed',
  to: 'approved',
  kind: 'milestone_approved',
  fields: (approvedAt) => ({ approvedAt }),
};
const ASK_CHANGES: Move = {
  from: 'completed',
  to: 'in_progress',
  kind: 'milestone_changes',
  fields: () => ({ completedAt: null }),
};

interface MoveInput {
  /** Earlier notes stay until there are newer ones. */
  notes?: string | undefined;
  /** `updatedAt` of the milestone the member is looking at. */
  seen?: Date | undefined;
}

function move(
  ctx: Context,
  member: Member,
  at: At,
  { from, to, kind, fields }: Move,
  { notes, seen }: MoveInput = {},
) {
  return ctx.db.transaction(async (tx): Promise<Milestone> => {
    const { party, milestone } = await lockMilestone(tx, member, at);
    if (!canMoveMilestone(from, to, party)) throw new AppError('not_allowed');
    if (from === 'pending' && !mayAgree(member.id, milestone)) {
      throw new AppError('not_allowed', { detail: 'The other party needs to agree to this.' });
    }
    if (milestone.status !== from) throw new AppError('milestone_state');
    requireAsSeen(milestone, seen);
    const now = ctx.clock.now();
    const moved = await updateMilestone(tx, milestone.id, {
      ...fields(now),
      status: to,
      notes: notes || milestone.notes,
      updatedAt: now,
    });
    await recordMilestone(ctx, tx, member, moved, kind, notes);
    return moved;
  });
}

/**
 * By the party that did not propose the current version; work begins. Throws what `changeMilestone` throws, and
 * `milestone_changed` if it changed after it was seen.
 */
export const agreeToMilestone = (ctx: Context, member: Member, at: At, seen?: Date) =>
  move(ctx, member, at, AGREE, { seen });
/** The designer calls it. */
export const completeMilestone = (ctx: Context, member: Member, at: At, notes?: string) =>
  move(ctx, member, at, COMPLETE, { notes });
/** The client calls it. */
export const approveMilestone = (ctx: Context, member: Member, at: At, notes?: string) =>
  move(ctx, member, at, APPROVE, { notes });
/** The client calls it. */
export const askMilestoneChanges = (ctx: Context, member: Member, at: At, notes: string) =>
  move(ctx, member, at, ASK_CHANGES, { notes });
