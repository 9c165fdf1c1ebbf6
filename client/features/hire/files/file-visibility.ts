/** Texts about who can see files. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import * as texts from './texts.ts';

export function whoSees(project: HireProjectDetail, wasDisputed: boolean): string {
  const { viewerIs, status, designerId } = project;
  if (viewerIs !== 'client' && viewerIs !== 'designer')
    return wasDisputed ? texts.onlyTwoPartiesAndModerators : texts.onlyTwoPartiesSeeThese;
  if (status === 'pending') return texts.hiddenFromApplicants;
  if (!designerId) return texts.onlyYouSeeThese;
  const other = viewerIs === 'client' ? texts.theDesigner : texts.theClient;
  return wasDisputed ? texts.onlyYouAndModerators(other) : texts.onlyYouAnd(other);
}
