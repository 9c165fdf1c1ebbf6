/** A case is decided once; everything a decision does happens in its transaction. */
import type * as z from 'zod/mini';
import type { CaseDetail, DecisionForm } from '#shared/moderation/cases/contract.ts';
import { inSentence } from '#shared/moderation/names.ts';
import { basisOf } from '#shared/moderation/looked-at.ts';
import {
  type Decision,
  MAY_BE_APPEALED,
  possibleDecisions,
  suspensionEnd,
} from '#shared/moderation/states.ts';
import { appealableUntil } from '#shared/moderation/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { CaseDecision } from '#shared/notices/moderation.ts';
import { EXCEPTION } from '#server/db/deciders.ts';
import type { Member } from '#server/http/route.ts';
import { findRole, requireOtherAdmin } from '#server/features/accounts/public.ts';
import { requireHideable } from '../hide.ts';
import { decideBy } from './deciders.ts';
import { applyDecision, revertDecision } from './effects.ts';
import { publishQueueChanged } from './live.ts';
import { prepareDecision } from './lookalike.ts';
import {
  type CaseRow,
  closeCase,
  findAppealed,
  findDecision,
  insertDecision,
  listReporterIds,
  lockCase,
} from './queries.ts';
import { readCase } from './read-case.ts';
import { caseState } from './case-state.ts';
import { findSubject } from './subjects.ts';

type Form = z.output<typeof DecisionForm>;

/** The change that the member is notified of; dismissals and appeals that changed nothing have their own events. */
const NOTIFIED: Partial<Record<Decision, CaseDecision>> = {
  hide: 'hidden',
  label_ai: 'labeled_ai',
  warn: 'warned',
  suspend: 'suspended',
  restore: 'restored',
  mark_stolen: 'hidden',
  hide_older: 'hidden',
};

/** Throws `last_admin`, and `not_allowed` for a moderator who decides about another one. */
async function requireTarget(
  ctx: Context,
  tx: Queryable,
  moderator: Member,
  row: CaseRow,
  decision: Decision,
): Promise<void> {
  const isAboutMember = decision === 'suspend' || (row.subject === 'profile' && decision === 'hide');
  if (!isAboutMember) return;
  await requireHideable(tx, moderator, row.memberId);
  if ((await findRole(tx, row.memberId)) !== 'admin') return;
  await requireOtherAdmin(tx, ctx.clock.now(), row.memberId);
}

async function decideAppeal(ctx: Context, tx: Queryable, row: CaseRow, decision: Decision) {
  const appealed = await findAppealed(tx, row.id);
  if (!appealed) throw new AppError('case_changed');
  const isGranted = decision === 'restore';
  const effect = isGranted ? await revertDecision(ctx, tx, row, appealed) : { before: {}, after: {} };
  await ctx.events.emit(tx, 'appeal.decided', {
    memberId: row.memberId,
    caseId: appealed.caseId,
    title: inSentence(row.subject, row.title, 'your'),
    isGranted,
    endsSuspension: 'suspendedUntil' in effect.after,
  });
  if (!isGranted) return effect;
  for (const memberId of await listReporterIds(tx, appealed.caseId)) {
    const title = inSentence(row.subject, row.title, 'the');
    await ctx.events.emit(tx, 'report.reversed', { memberId, caseId: appealed.caseId, title });
  }
  return effect;
}

async function decideReports(ctx: Context, tx: Queryable, row: CaseRow, form: Form, at: Date) {
  const effect = await applyDecision(ctx, tx, row, form, at);
  const { id: caseId, memberId, subject } = row;
  const decision = NOTIFIED[form.decision];
  const appealUntil = MAY_BE_APPEALED[form.decision] ? appealableUntil(at) : null;
  const isBreach = appealUntil !== null;
  const reporters = await listReporterIds(tx, caseId);
  if (decision) {
    const reason = (isBreach && form.reason) || null;
    const { suspendedUntil = null } = effect;
    const basis = isBreach ? basisOf(row, reporters.length) : null;
    const title = inSentence(subject, row.title, 'your');
    const about = { decision, reason, title, appealUntil, suspendedUntil };
    const said = { ...about, basis, reportsCount: reporters.length };
    await ctx.events.emit(tx, 'case.decided', { memberId, caseId, ...said });
  }
  for (const reporterId of reporters) {
    await ctx.events.emit(tx, 'report.decided', {
      memberId: reporterId,
      caseId,
      title: inSentence(subject, row.title, 'the'),
      isUpheld: isBreach,
    });
  }
  return effect;
}

/** The error carries the first decision. */
async function decidedAlready(tx: Queryable, id: string): Promise<AppError> {
  const first = await findDecision(tx, id);
  if (!first) return new AppError('case_decided');
  const { decision, at, by } = first;
  return new AppError('case_decided', { decided: { decision, by: by && displayName(by), at } });
}

export async function decideCase(
  ctx: Context,
  moderator: Member,
  id: string,
  form: Form,
): Promise<CaseDetail> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) throw new AppError('case_not_found');
    if (row.decidedAt) throw await decidedAlready(tx, id);
    const may = await decideBy(tx, moderator, row);
    if (may === 'no') throw new AppError('own_case');
    const { decision, reason = null, words = null, days } = form;
    const subject = await findSubject(tx, row.subject, row.subjectId);
    const state = await caseState(tx, row, subject);
    if (!possibleDecisions(row.kind, state).includes(decision)) {
      throw new AppError('case_changed');
    }
    await requireTarget(ctx, tx, moderator, row, decision);
    const decidedAt = ctx.clock.now();
    const about = row.kind === 'lookalike' ? await prepareDecision(ctx, tx, row, decision) : row;
    const { before, after } =
      row.kind === 'appeal'
        ? await decideAppeal(ctx, tx, row, decision)
        : await decideReports(ctx, tx, about, form, decidedAt);
    await insertDecision(tx, {
      caseId: id,
      decision,
      reason,
      words,
      before,
      suspendedDays: days ?? null,
      suspendedUntil: decision === 'suspend' ? suspensionEnd(days ?? null, decidedAt) : null,
      decidedBy: moderator.id,
      byException: may === 'exception',
      decidedAt,
    });
    await closeCase(tx, id, decidedAt);
    await publishQueueChanged(ctx, tx);
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'case.decide',
      subjectType: about.subject,
      subjectId: about.subjectId,
      reasonCode: reason,
      before,
      after: { ...after, caseId: id, decision, ...(may === 'exception' && EXCEPTION) },
    });
  });
  return readCase(ctx, moderator, id);
}
