/**
 * Moderators do not decide what they reported, own, bought, sold or wrote, nor an appeal against their own decision.
 */
import type { QueueKind } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import type { Queryable } from '#server/context.ts';
import { type EXCEPTION, type MayDecide, listStaff, mayDecide, requireDecider } from '#server/db/deciders.ts';
import type { Member } from '#server/http/route.ts';
import { type CaseRow, findAppealed, listOpenReporterIds, listReporterIds } from './queries.ts';
import { listPairParties } from './lookalike.ts';
import { type Subject, findSubject } from './subjects.ts';

/** Everyone with a part in the case. */
export async function listParties(
  db: Queryable,
  row: Pick<CaseRow, 'id'> & { kind: QueueKind; memberId: string | null },
  subject: Subject | null,
): Promise<Set<string>> {
  const appealed = row.kind === 'appeal' ? await findAppealed(db, row.id) : null;
  const reporters = await listReporterIds(db, appealed?.caseId ?? row.id);
  const decider = appealed?.by?.id;
  const pair = await listPairParties(db, appealed?.caseId ?? row.id);
  return new Set([
    ...(row.memberId ? [row.memberId] : []),
    ...(subject?.parties ?? []),
    ...reporters,
    ...pair,
    ...(decider ? [decider] : []),
  ]);
}

export async function decideBy(db: Queryable, moderator: Member, row: CaseRow): Promise<MayDecide> {
  const subject = await findSubject(db, row.subject, row.subjectId);
  return mayDecide(moderator, await listParties(db, row, subject), await listStaff(db));
}

/** Guards decisions without a case. Throws `own_case`. @returns for the log, empty unless no one else is left */
export async function requireNoPart(
  db: Queryable,
  moderator: Member,
  kind: ReportSubject,
  id: string,
): Promise<Partial<typeof EXCEPTION>> {
  const subject = await findSubject(db, kind, id);
  const reporters = await listOpenReporterIds(db, kind, id);
  const parties = subject ? [subject.memberId, ...subject.parties, ...reporters] : [];
  return requireDecider(db, moderator, parties);
}
