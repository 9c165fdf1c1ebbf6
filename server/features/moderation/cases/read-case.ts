/** A case as a moderator sees it: the subject in its context, the reports, the member, and what may be decided. */
import type { CaseDetail } from '#shared/moderation/cases/contract.ts';
import { basisOf } from '#shared/moderation/looked-at.ts';
import { possibleDecisions } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { listConversationAround, readMemberFigures, readPerson } from './context-queries.ts';
import { decideBy } from './deciders.ts';
import {
  type CaseRow,
  type Decided,
  findAppealWords,
  findAppealed,
  findCase,
  findDecision,
  listEarlier,
  listReports,
} from './queries.ts';
import { caseState } from './case-state.ts';
import { readPair } from './lookalike.ts';
import { type Subject, findSubject } from './subjects.ts';
import { findAssignment } from './take.ts';

const toDecided = ({ decision, reason, suspendedUntil, by, at }: Omit<Decided, 'id'>) => ({
  decision,
  reason,
  suspendedUntil,
  by,
  at,
});

const contentOf = (subject: Subject | null): CaseDetail['content'] =>
  subject && {
    text: subject.text,
    imageUrl: subject.imageUrl,
    isHidden: subject.isHidden,
    work: subject.work,
    parent: subject.parent,
  };

/** An appeal shows the reports of the case it is about. */
async function aboutAppeal(db: Queryable, row: CaseRow) {
  if (row.kind !== 'appeal') return { reportsOf: row.id, appealed: null, appeal: null };
  const appealed = await findAppealed(db, row.id);
  return {
    reportsOf: appealed?.caseId ?? row.id,
    appealed: appealed && {
      caseId: appealed.caseId,
      decided: toDecided(appealed),
      words: appealed.words,
    },
    appeal: await findAppealWords(db, row.id),
  };
}

/**
 * Throws `case_not_found`, also to staff it is about: like any member they get the statement, and never learn who
 * reported.
 */
export async function readCase(ctx: Context, moderator: Member, id: string): Promise<CaseDetail> {
  const { db } = ctx;
  const row = await findCase(db, id);
  if (!row) throw new AppError('case_not_found');
  const may = await decideBy(db, moderator, row);
  if (row.memberId === moderator.id && may !== 'exception') throw new AppError('case_not_found');
  const subject = await findSubject(db, row.subject, row.subjectId);
  const { reportsOf, appealed, appeal } = await aboutAppeal(db, row);
  const made = await findDecision(db, id);
  const reports = await listReports(db, reportsOf);
  const earlier = await listEarlier(db, row.memberId, reportsOf);
  return {
    id,
    kind: row.kind,
    subject: row.subject,
    subjectId: row.subjectId,
    content: contentOf(subject),
    context: row.subject === 'message' ? await listConversationAround(db, row.subjectId) : [],
    pair: await readPair(db, reportsOf),
    title: row.title,
    member: await readPerson(db, row.memberId),
    memberFigures: await readMemberFigures(db, row.memberId),
    reports,
    basis: basisOf(row, reports.length),
    appealed,
    appeal,
    earlier: earlier.map((one) => ({
      caseId: one.caseId,
      title: one.title,
      decided: toDecided(one),
      wasAppealed: one.wasAppealed,
    })),
    openedAt: row.openedAt,
    dueAt: row.dueAt,
    taken: await findAssignment(db, row.kind, id),
    possible: made ? [] : possibleDecisions(row.kind, await caseState(db, row, subject)),
    isOwn: may !== 'yes',
    isException: may === 'exception',
    decided: made && toDecided(made),
    words: made?.words ?? null,
  };
}
