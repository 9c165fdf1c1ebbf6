/** Nobody decides what they reported, own, bought, sold or wrote, nor an appeal against their own decision. */
import { AppError } from '#shared/http/errors.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import type { Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { type CaseRow, findAppealed, listReporterIds, listStaff } from './queries.ts';
import { listPairParties } from './lookalike.ts';
import { type Subject, findSubject } from './subjects.ts';

/** Everybody with a part in the case. */
export async function listParties(
  db: Queryable,
  row: CaseRow,
  subject: Subject | null,
): Promise<Set<string>> {
  const appealed = row.kind === 'appeal' ? await findAppealed(db, row.id) : null;
  const reporters = await listReporterIds(db, appealed?.caseId ?? row.id);
  const decider = appealed?.by?.id;
  const pair = await listPairParties(db, appealed?.caseId ?? row.id);
  return new Set([
    row.memberId,
    ...(subject?.parties ?? []),
    ...reporters,
    ...pair,
    ...(decider ? [decider] : []),
  ]);
}

/** `exception`: the admin may, because nobody else is left; the log says so. */
export type MayDecide = 'yes' | 'no' | 'exception';

/** Pure, so that every combination can be tested. */
export function mayDecide(
  moderator: Pick<Member, 'id' | 'role'>,
  parties: ReadonlySet<string>,
  staff: readonly string[],
): MayDecide {
  if (!parties.has(moderator.id)) return 'yes';
  const isAnybodyLeft = staff.some((id) => !parties.has(id));
  return moderator.role === 'admin' && !isAnybodyLeft ? 'exception' : 'no';
}

export async function decideBy(db: Queryable, moderator: Member, row: CaseRow): Promise<MayDecide> {
  const subject = await findSubject(db, row.subject, row.subjectId);
  return mayDecide(moderator, await listParties(db, row, subject), await listStaff(db));
}

/** For what is decided without a case. Throws `own_case`. @returns whether nobody else is left */
export async function requireNoPart(
  db: Queryable,
  moderator: Member,
  kind: ReportSubject,
  id: string,
): Promise<boolean> {
  const subject = await findSubject(db, kind, id);
  const parties = new Set(subject ? [subject.memberId, ...subject.parties] : []);
  const may = mayDecide(moderator, parties, await listStaff(db));
  if (may === 'no') throw new AppError('own_case');
  return may === 'exception';
}
