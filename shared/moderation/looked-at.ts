/** What a decision rests on: the statement of reasons and its e-mail say the same, and nothing that was not there. */
import type { CaseKind } from './states.ts';

/** `review`: neither a report nor who began it is known any more. */
export const BASES = ['reports', 'initiative', 'pair', 'review'] as const;
export type Basis = (typeof BASES)[number];

/** Reports go with the accounts of those who sent them. */
export function basisOf(
  { kind, isOwnInitiative }: { kind: CaseKind; isOwnInitiative: boolean },
  reportsCount: number,
): Basis {
  if (kind === 'lookalike') return 'pair';
  if (reportsCount > 0) return 'reports';
  return isOwnInitiative ? 'initiative' : 'review';
}

const NOT_AUTOMATIC = 'Nothing was decided automatically.';

/** Never who reported. */
export function lookedAt(basis: Basis, reportsCount: number): string {
  if (basis === 'pair')
    return `Both pictures, which our comparison found to be nearly the same. A moderator compared them. ${NOT_AUTOMATIC}`;
  if (basis === 'initiative')
    return `A moderator came across it and reviewed it; there was no report. ${NOT_AUTOMATIC}`;
  if (basis === 'review') return `A moderator reviewed it. ${NOT_AUTOMATIC}`;
  const reports = reportsCount === 1 ? 'A report from one member' : `Reports from ${reportsCount} members`;
  return `${reports}, reviewed by a moderator. ${NOT_AUTOMATIC}`;
}
