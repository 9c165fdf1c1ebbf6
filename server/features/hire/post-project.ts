/** The actions of clients before anyone is accepted: post, edit, invite. */
import type * as z from 'zod/mini';
import type { HireProjectDetail, HireProjectEdit, HireProjectForm } from '#shared/hire/contract.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import { hireAmounts, readBudget } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Context, Queryable } from '#server/context.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { findMemberAsSeenBy } from '#server/features/accounts/public.ts';
import { mayDecide } from './policy.ts';
import { insertInvitation, insertProject, isBeingPaid, listWaiting } from './post-queries.ts';
import { updateProject } from './queries.ts';
import { recordActivity } from './record-activity.ts';
import { lockProject, requireProject, toProjectDetail } from './projects.ts';

type Form = z.output<typeof HireProjectForm>;

type Texts = Pick<Form, 'title' | 'description' | 'category' | 'timeframe' | 'requirements'>;
const textsOf = ({ title, description, category, timeframe, requirements }: Texts) => ({
  title,
  description,
  category,
  timeline: timeframe,
  requirements: requirements || null,
});

function amountsOf(budget: Form['budget']) {
  const read = readBudget(budget);
  if ('wrong' in read) throw new TypeError('The contract let a budget pass that cannot be read.');
  const { cents } = read;
  const amounts = hireAmounts(cents);
  return {
    budget: fromCents(cents),
    budgetText: typeof budget === 'number' ? null : budget,
    upfrontAmount: fromCents(amounts.upfrontCents),
    remainingAmount: fromCents(amounts.remainingCents),
    commissionAmount: fromCents(amounts.commissionCents),
    designerAmount: fromCents(amounts.designerCents),
  };
}

async function invite(
  ctx: Context,
  tx: Queryable,
  client: Member,
  invitation: { projectId: string; designerId: string },
): Promise<void> {
  const designer = await findMemberAsSeenBy(tx, client, invitation.designerId);
  if (designer?.id === client.id) throw new AppError('own_content');
  const isHidden = designer?.isHidden || designer?.isSuspended;
  if (!designer || (isHidden && !isModerator(client))) throw new AppError('member_not_found');
  if (designer.isBlocked || designer.hasBlocked) throw new AppError('blocked');
  const at = ctx.clock.now();
  await insertInvitation(tx, { ...invitation, createdAt: at });
  const { projectId } = invitation;
  await recordActivity(ctx, tx, {
    projectId,
    actorId: client.id,
    kind: 'invited',
    memberIds: [designer.id],
    at,
  });
}

/**
 * Throws `invalid_request`; for the invited designer `member_not_found`, `blocked`, and `own_content` for
 * oneself.
 */
export function postProject(
  ctx: Context,
  client: Member,
  { clientId: id, ...form }: Form & { clientId?: string | undefined },
): Promise<HireProjectDetail> {
  const fields = { ...textsOf(form), ...amountsOf(form.budget) };
  return ctx.db.transaction(async (tx) => {
    const at = ctx.clock.now();
    const named = { table: hireProjects, owner: hireProjects.clientId, id, ownerId: client.id };
    if (await isMadeBefore(tx, named)) return toProjectDetail({ ...ctx, db: tx }, client, id!);
    const projectId = await insertProject(tx, {
      id,
      ...fields,
      clientId: client.id,
      createdAt: at,
      updatedAt: at,
    });
    await recordActivity(ctx, tx, { projectId, actorId: client.id, kind: 'posted', at });
    if (form.designerId) await invite(ctx, tx, client, { projectId, designerId: form.designerId });
    return toProjectDetail({ ...ctx, db: tx }, client, projectId);
  });
}

/** What is not given stays as it is. Throws `project_not_found`, `not_allowed`, `project_closed`. */
export function editProject(
  ctx: Context,
  client: Member,
  id: string,
  { budget, ...texts }: HireProjectEdit,
): Promise<HireProjectDetail> {
  return ctx.db.transaction(async (tx) => {
    if (!mayDecide(client, await requireProject(tx, client, id))) throw new AppError('not_allowed');
    const amounts = budget === undefined ? undefined : amountsOf(budget);
    const project = await lockProject(tx, id);
    if (project.status !== 'pending') throw new AppError('project_closed');
    const at = ctx.clock.now();
    // A budget that is being paid for was agreed on.
    if (
      amounts &&
      toCents(amounts.budget) !== toCents(project.budget) &&
      (await isBeingPaid(tx, { projectId: id }, at))
    ) {
      throw new AppError('project_closed', {
        detail: 'You’re accepting an application, so the budget can no longer be changed.',
      });
    }
    const { timeline: timeframe, requirements } = project;
    const whole = { ...project, timeframe, requirements: requirements ?? '', ...texts };
    await updateProject(tx, id, { ...textsOf(whole), ...amounts, updatedAt: at });
    // The project they applied for has changed.
    const alsoTo = await listWaiting(tx, id);
    await recordActivity(ctx, tx, { projectId: id, actorId: client.id, kind: 'edited', alsoTo, at });
    return toProjectDetail({ ...ctx, db: tx }, client, id);
  });
}
