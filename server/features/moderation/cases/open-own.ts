/** Opens a case for content a moderator finds, so that hiding it has its reason, statement and appeal. */
import type * as z from 'zod/mini';
import type { OpenCaseForm } from '#shared/moderation/contract.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { dueAt } from '#shared/moderation/times.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { IS_OWN } from '../report.ts';
import { requireNoPart } from './deciders.ts';
import { findHoldingCase } from './lookalike-queries.ts';
import { type CaseRow, openReportCase } from './queries.ts';
import { type Subject, findSubject } from './subjects.ts';
import { tryTake } from './take.ts';

/** The open case of the subject, or a new one without a report. */
export function openOwnCase(
  ctx: Context,
  tx: Queryable,
  { kind, id, subject }: { kind: ReportSubject; id: string; subject: Subject },
): Promise<CaseRow> {
  const at = ctx.clock.now();
  return openReportCase(tx, {
    kind: 'report',
    subject: kind,
    subjectId: id,
    memberId: subject.memberId,
    title: subject.title,
    isOwnInitiative: true,
    openedAt: at,
    dueAt: dueAt(at, {}),
  });
}

/**
 * Assigns the case to the moderator who opens it, unless someone else has it. Throws like a report of it, and
 * `own_case`.
 */
export async function openCase(
  ctx: Context,
  moderator: Member,
  { subject: kind, subjectId }: z.output<typeof OpenCaseForm>,
): Promise<{ id: string }> {
  const id = subjectId.toLowerCase();
  await IS_OWN[kind](ctx, moderator, id);
  return ctx.db.transaction(async (tx) => {
    await requireNoPart(tx, moderator, kind, id);
    // Why it is hidden is decided there.
    const holding = kind === 'artwork' ? await findHoldingCase(tx, id) : null;
    if (holding) return { id: holding };
    const subject = (await findSubject(tx, kind, id))!;
    const opened = await openOwnCase(ctx, tx, { kind, id, subject });
    await tryTake(ctx, tx, moderator, { kind: 'report', id: opened.id });
    return { id: opened.id };
  });
}
