/** The statement of reasons, and the one appeal against it. */
import type { Statement } from '#shared/moderation/cases/contract.ts';
import { basisOf } from '#shared/moderation/looked-at.ts';
import { MAY_BE_APPEALED, hasStatement } from '#shared/moderation/states.ts';
import { appealableUntil, dueAt } from '#shared/moderation/times.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { publishQueueChanged } from './live.ts';
import { objectToHold, readHoldStatement } from './lookalike.ts';
import {
  type CaseRow,
  type Decided,
  countReports,
  findAppeal,
  findCase,
  findDecision,
  findSuspendingCase,
  insertAppeal,
  insertCase,
  lockCase,
} from './queries.ts';
import { findSubject } from './subjects.ts';

/** Throws `case_not_found` unless it was decided about the member in a way that has a statement. */
async function requireOwn(
  db: Queryable,
  member: Member,
  id: string,
): Promise<{ row: CaseRow; made: Decided }> {
  const row = await findCase(db, id);
  const made = row?.memberId === member.id && row.kind !== 'appeal' ? await findDecision(db, id) : null;
  if (!row || !made || !hasStatement(made.decision)) throw new AppError('case_not_found');
  return { row, made };
}

async function appealOf(db: Queryable, made: Decided): Promise<Statement['appeal']> {
  const appeal = await findAppeal(db, made.id);
  if (!appeal) return null;
  const { caseId, ...shown } = appeal;
  const answer = await findDecision(db, caseId);
  const outcome = answer && {
    isGranted: answer.decision === 'restore',
    words: answer.words ?? '',
    decidedAt: answer.at,
  };
  return { ...shown, outcome };
}

async function findHold(ctx: Context, member: Member, id: string): Promise<Statement | null> {
  const row = await findCase(ctx.db, id);
  return row?.kind === 'lookalike'
    ? readHoldStatement(ctx, member, row, await findDecision(ctx.db, id))
    : null;
}

export async function readStatement(ctx: Context, member: Member, id: string): Promise<Statement> {
  const hold = await findHold(ctx, member, id);
  if (hold) return hold;
  const { row, made } = await requireOwn(ctx.db, member, id);
  const subject = await findSubject(ctx.db, row.subject, row.subjectId);
  const reportsCount = await countReports(ctx.db, id);
  return {
    caseId: id,
    subject: row.subject,
    subjectId: row.subjectId,
    title: row.title,
    imageUrl: subject?.imageUrl ?? null,
    decision: made.decision,
    reason: made.reason,
    words: made.words ?? '',
    suspendedUntil: made.suspendedUntil,
    basis: basisOf(row, reportsCount),
    reportsCount,
    decidedAt: made.at,
    appealableUntil: MAY_BE_APPEALED[made.decision] ? appealableUntil(made.at) : null,
    held: null,
    appeal: await appealOf(ctx.db, made),
  };
}

/** Reads the statement of the decision that suspends the member now. */
export async function readSuspension(ctx: Context, member: Member): Promise<{ statement: Statement | null }> {
  const id = await findSuspendingCase(ctx.db, member.id, ctx.clock.now());
  return { statement: id ? await readStatement(ctx, member, id) : null };
}

export async function appealDecision(
  ctx: Context,
  member: Member,
  id: string,
  words: string,
): Promise<Statement> {
  await ctx.db.transaction(async (tx) => {
    const open = await lockCase(tx, id);
    if (open?.memberId === member.id && (await objectToHold(ctx, tx, open, words))) return;
    const { row, made } = await requireOwn(tx, member, id);
    if (!MAY_BE_APPEALED[made.decision]) throw new AppError('case_not_found');
    const now = ctx.clock.now();
    if (now > appealableUntil(made.at)) throw new AppError('appeal_too_late');
    const { subject, subjectId, memberId, title } = row;
    const opened = await insertCase(tx, {
      kind: 'appeal',
      subject,
      subjectId,
      memberId,
      title,
      openedAt: now,
      dueAt: dueAt(now, {}),
    });
    const appeal = { caseId: opened.id, decisionId: made.id, words, createdAt: now };
    if (!(await insertAppeal(tx, appeal))) throw new AppError('already_appealed');
    await publishQueueChanged(ctx, tx);
  });
  return readStatement(ctx, member, id);
}
