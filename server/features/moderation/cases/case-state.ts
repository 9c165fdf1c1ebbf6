import type { SubjectState } from '#shared/moderation/states.ts';
import type { Queryable } from '#server/context.ts';
import { findPair } from './lookalike-queries.ts';
import type { CaseRow } from './queries.ts';
import { type Subject, stateOf } from './subjects.ts';

/** Of what the case is about, and whether the older of two works that look alike still is there. */
export async function caseState(db: Queryable, row: CaseRow, subject: Subject | null): Promise<SubjectState> {
  const state = stateOf(row.subject, subject);
  if (row.kind !== 'lookalike') return state;
  return { ...state, hasOlder: Boolean((await findPair(db, row.id))?.olderId) };
}
