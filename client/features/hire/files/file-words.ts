/** Who is told to see files. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';

export function whoSees(project: HireProjectDetail, wasDisputed: boolean): string {
  const { viewerIs, status, designerId } = project;
  if (viewerIs !== 'client' && viewerIs !== 'designer')
    return wasDisputed
      ? 'Only the two parties and moderators see these.'
      : 'Only the two parties see these. Moderators do once one of them has opened a dispute.';
  if (status === 'pending') return 'Applicants do not see these; the designer you choose will.';
  if (!designerId) return 'Only you see these.';
  const other = viewerIs === 'client' ? 'the designer' : 'the client';
  return wasDisputed ? `Only you, ${other} and moderators see these.` : `Only you and ${other} see these.`;
}
