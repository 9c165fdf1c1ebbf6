import type { SubjectState } from '#shared/moderation/states.ts';
import type { Queryable } from '#server/context.ts';
import { findHoldingCase, findPair } from './lookalike-queries.ts';
import type { CaseRow } from './queries.ts';
import { type Subject, stateOf } from './subjects.ts';

/**
 * The state of a case and its subject, whether a look-alike holds it, and whether the older of two look-alikes still
 * exists.
 */
export async function caseState(db: Queryable, row: CaseRow, subject: Subject | null): Promise<SubjectState> {
  const state = stateOf(row.subject, subject);
  if (row.kind === 'report' && row.subject === 'artwork' && state.isHidden)
    return { ...state, isHeld: (await findHoldingCase(db, row.subjectId)) !== null };
  if (row.kind !== 'lookalike') return state;
  return { ...state, hasOlder: Boolean((await findPair(db, row.id))?.olderId) };
}
