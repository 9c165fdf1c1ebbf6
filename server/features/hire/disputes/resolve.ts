/** A moderator's decision divides what was paid. Unpaid amounts are not charged. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { DisputeOutcome, HireProjectRow } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { requireDecider } from '#server/db/deciders.ts';
import type { Member } from '#server/http/route.ts';
import { recordActivity } from '../record-activity.ts';
import { lockProject, moveProject, requireProject, toProjectDetail } from '../projects.ts';
import { moveCharge, updateCharge, withProvider } from '#server/features/payments/public.ts';
import { cancelUnstarted, listPaid, refundAllPaid, releasePaid } from '../escrow/paid-charges.ts';
import { cancelOpenPayments, tryRefunds } from '../escrow/payments.ts';
import { decideDispute, findDecision } from './queries.ts';
import { splitPaid } from '../escrow/split.ts';

export interface Decision {
  outcome: DisputeOutcome;
  /** The designer's part of the paid amount in a split, before the commission. */
  designerAmount?: string | undefined;
  note: string;
}

function wrongAmount(message: string): AppError {
  return new AppError('invalid_request', { detail: message, issues: [{ path: 'designerAmount', message }] });
}

/** In cents. Throws `invalid_request`. */
async function keptOf(tx: Queryable, project: HireProjectRow, { outcome, designerAmount }: Decision) {
  if (outcome === 'cancel') return 0;
  const paid = (await listPaid(tx, project.id)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (outcome === 'complete') return paid;
  if (designerAmount === undefined) throw wrongAmount('Please enter the amount for the designer.');
  const kept = toCents(designerAmount);
  if (kept > paid) throw wrongAmount('This is more than the client paid.');
  return kept;
}

async function divide(ctx: Context, tx: Queryable, project: HireProjectRow, kept: number): Promise<void> {
  const paid = await listPaid(tx, project.id);
  // Released while still `paid`; some are refunded in part afterwards.
  const shares = splitPaid(paid, kept, project.commissionRate);
  for (const part of shares) await updateCharge(tx, part.payment.id, part.shares);
  await releasePaid(ctx, tx, project);
  for (const part of shares) {
    if (part.shares.refundedCents > 0) await moveCharge(tx, part.payment, 'refunding');
  }
}

async function decide(
  ctx: Context,
  tx: Queryable,
  moderator: Member,
  project: HireProjectRow,
  decision: Decision,
): Promise<void> {
  const at = ctx.clock.now();
  const { outcome, note } = decision;
  const isCancelled = outcome === 'cancel';
  const moved = isCancelled
    ? await moveProject(tx, project, 'cancelled', 'moderator', { cancelledAt: at, finalFailedAt: null })
    : await moveProject(tx, project, 'completed', 'moderator', { completedAt: at, finalFailedAt: null });
  await cancelUnstarted(tx, project.id);
  const kept = await keptOf(tx, moved, decision);
  if (isCancelled) await refundAllPaid(tx, moved);
  else if (outcome === 'complete') await releasePaid(ctx, tx, moved);
  else await divide(ctx, tx, moved, kept);
  const decided = { outcome, note, designerCents: kept, decidedBy: moderator.id, decidedAt: at };
  await decideDispute(tx, project.id, decided);
  const activity = { projectId: project.id, actorId: moderator.id, at };
  await recordActivity(ctx, tx, { ...activity, kind: 'dispute_decided', note });
  await recordActivity(ctx, tx, { ...activity, kind: isCancelled ? 'cancelled' : 'completed' });
}

/** Throws `case_decided` with the first decision, and `project_state` if there never was a dispute. */
async function requireDisputed(db: Queryable, { id, status }: HireProjectRow): Promise<void> {
  if (status === 'disputed') return;
  const first = await findDecision(db, id);
  if (!first) throw new AppError('project_state');
  const { decision, by, at } = first;
  throw new AppError('case_decided', { decided: { decision, by: by && displayName(by), at } });
}

export async function resolveDispute(
  ctx: Context,
  moderator: Member,
  id: string,
  decision: Decision,
): Promise<HireProjectDetail> {
  const found = await requireProject(ctx.db, moderator, id);
  const exception = await requireDecider(ctx.db, moderator, [found.clientId, found.designerId]);
  await requireDisputed(ctx.db, found);
  // The decision divides what was paid, so no payment may arrive later.
  await withProvider(ctx, (payments) => cancelOpenPayments(ctx, payments, id));
  await ctx.db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    await requireDisputed(tx, project);
    await decide(ctx, tx, moderator, project, decision);
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'dispute.decide',
      subjectType: 'project',
      subjectId: id,
      before: { status: project.status },
      after: {
        status: decision.outcome === 'cancel' ? 'cancelled' : 'completed',
        outcome: decision.outcome,
        ...exception,
      },
    });
  });
  await tryRefunds(ctx, id);
  return toProjectDetail(ctx, moderator, id);
}
